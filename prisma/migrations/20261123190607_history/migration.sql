-- AlterTable
ALTER TABLE "score_points" ADD COLUMN     "basis" JSONB;

-- CreateTable
CREATE TABLE "notes" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "text" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notes_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateIndex
CREATE INDEX "notes_workspace_id_day_idx" ON "notes"("workspace_id", "day");
