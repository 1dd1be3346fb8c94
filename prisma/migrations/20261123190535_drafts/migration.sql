-- CreateTable
CREATE TABLE "drafts" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "planned_on" DATE,
    "owner_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_by" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "draft_variants" (
    "workspace_id" TEXT NOT NULL,
    "draft_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "score" DOUBLE PRECISION,
    "score_low" DOUBLE PRECISION,
    "score_high" DOUBLE PRECISION,
    "scored_at" TIMESTAMPTZ(3),

    CONSTRAINT "draft_variants_pkey" PRIMARY KEY ("workspace_id","draft_id","position")
);

-- CreateIndex
CREATE INDEX "drafts_workspace_id_planned_on_idx" ON "drafts"("workspace_id", "planned_on");

-- CreateIndex
CREATE INDEX "drafts_workspace_id_updated_at_idx" ON "drafts"("workspace_id", "updated_at");

-- AddForeignKey
ALTER TABLE "draft_variants" ADD CONSTRAINT "draft_variants_workspace_id_draft_id_fkey" FOREIGN KEY ("workspace_id", "draft_id") REFERENCES "drafts"("workspace_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
