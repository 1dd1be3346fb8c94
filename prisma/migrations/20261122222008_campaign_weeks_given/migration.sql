-- AlterTable
ALTER TABLE "campaigns" ADD COLUMN     "weeks_given" BOOLEAN NOT NULL DEFAULT false;

-- Of older campaigns it is not known: phases that are not the standard arc, or do not lie as the split rule has them, stay as they are.
UPDATE "campaigns" c SET "weeks_given" = true WHERE EXISTS (
  SELECT 1 FROM jsonb_array_elements(c.phases) WITH ORDINALITY AS p (phase, n)
  WHERE p.phase ->> 'name' IS DISTINCT FROM (ARRAY['Foundation', 'Build', 'Peak', 'Echo'])[p.n]
    OR jsonb_array_length(p.phase -> 'weeks') <>
      c.duration_weeks / least(4, c.duration_weeks) + (p.n <= c.duration_weeks % least(4, c.duration_weeks))::int);
