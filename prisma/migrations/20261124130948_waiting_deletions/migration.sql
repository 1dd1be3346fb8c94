-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "ended_by" TEXT,
ADD COLUMN     "ends_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "ends_at" TIMESTAMPTZ(3);

-- What the worker looks for when it asks what is due; it holds nothing else.
CREATE INDEX "workspaces_ending" ON "workspaces" ("ends_at") WHERE "ends_at" IS NOT NULL;
CREATE INDEX "users_ending" ON "users" ("ends_at") WHERE "ends_at" IS NOT NULL;
