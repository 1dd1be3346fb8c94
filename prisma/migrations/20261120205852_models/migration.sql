-- CreateTable
CREATE TABLE "draft_models" (
    "workspace_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "data_version" BIGINT NOT NULL,
    "fitted_at" TIMESTAMPTZ(3) NOT NULL,
    "posts" INTEGER NOT NULL,
    "model" JSONB NOT NULL,
    "evidence" JSONB NOT NULL,

    CONSTRAINT "draft_models_pkey" PRIMARY KEY ("workspace_id","platform")
);

-- CreateTable
CREATE TABLE "recommendation_entries" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "change" TEXT NOT NULL,
    "audit_id" TEXT NOT NULL,
    "pillar" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "promised" DOUBLE PRECISION NOT NULL,
    "status" TEXT NOT NULL,
    "decided_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "pillar_at_done" DOUBLE PRECISION,
    "realised" DOUBLE PRECISION,
    "realised_audit" TEXT,

    CONSTRAINT "recommendation_entries_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateIndex
CREATE INDEX "recommendation_entries_workspace_id_created_at_idx" ON "recommendation_entries"("workspace_id", "created_at");

-- A change is advised once at a time: it comes again only after it was done or dismissed.
CREATE UNIQUE INDEX "recommendation_entries_open" ON "recommendation_entries" ("workspace_id", "change") WHERE "status" IN ('open', 'accepted');
ALTER TABLE "recommendation_entries" ADD CONSTRAINT "recommendation_entries_status" CHECK ("status" IN ('open', 'accepted', 'done', 'dismissed'));
