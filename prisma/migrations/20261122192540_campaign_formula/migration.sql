-- AlterTable
ALTER TABLE "campaigns" ADD COLUMN     "start_version" TEXT;

-- Until now there was one version of the formula.
UPDATE "campaigns" SET "start_version" = 'v1' WHERE "score_at_start" IS NOT NULL;
