-- AlterTable: not null where a model may have to be fitted. A column of its own, because the planner knows how many are null.
ALTER TABLE "data_versions" ADD COLUMN "unfitted_since" TIMESTAMPTZ(3);

-- What sweeps over all workspaces look for, and nothing else: they cost what is due, not what there is.
CREATE INDEX "data_versions_unfitted" ON "data_versions" ("fit_until" NULLS FIRST, "workspace_id") WHERE "unfitted_since" IS NOT NULL;
CREATE INDEX "campaigns_running" ON "campaigns" ("start_version") WHERE "status" = 'active';
CREATE INDEX "workspaces_real_time" ON "workspaces" ("id") WHERE "real_time" AND "deleted_at" IS NULL;
CREATE INDEX "workspaces_deleted" ON "workspaces" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "connections_refresh_ends" ON "connections" ("refresh_until") WHERE "tokens" IS NOT NULL AND "refresh_until" IS NOT NULL;
CREATE INDEX "connections_access_ends" ON "connections" ("access_until")
  WHERE "tokens" IS NOT NULL AND "refresh_until" IS NULL AND NOT "renews";
CREATE INDEX "uploads_receiving" ON "uploads" ("created_at") WHERE "status" = 'receiving';
CREATE INDEX "syncs_ended" ON "syncs" ("created_at") WHERE "status" <> 'processing';
CREATE INDEX "notices_unmailed" ON "notices" ("created_at", "id") WHERE "mailed_at" IS NULL;
CREATE INDEX "comment_rules_kept" ON "comment_rules" ("workspace_id") WHERE "kept_days" IS NOT NULL;
