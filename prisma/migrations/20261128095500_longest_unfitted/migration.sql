-- Of workspaces that were never fitted, the one that waits longest comes first.
DROP INDEX "data_versions_unfitted";
CREATE INDEX "data_versions_unfitted" ON "data_versions" ("fit_until" NULLS FIRST, "unfitted_since", "workspace_id") WHERE "unfitted_since" IS NOT NULL;
