-- AlterTable
ALTER TABLE "recommendation_entries" DROP COLUMN "pillar_at_done",
DROP COLUMN "realised_audit",
ADD COLUMN     "promised_after_28" DOUBLE PRECISION;

-- What waits to be measured, over all workspaces.
CREATE INDEX "recommendation_entries_unmeasured" ON "recommendation_entries" ("done_at") WHERE "status" = 'done' AND "realised" IS NULL;
