-- Partial, so that a comment that is looked for by its id, as the foreign keys do for each row, is found by the primary key alone.
-- Before the table was analysed the whole index looked as good for that, and each such look read all comments of the profile.
CREATE INDEX "comments_dated" ON "comments" ("workspace_id", "profile_id", "created_at") WHERE "created_at" IS NOT NULL;
CREATE INDEX "comments_undated" ON "comments" ("workspace_id", "profile_id") WHERE "created_at" IS NULL;

-- DropIndex
DROP INDEX "comments_workspace_id_profile_id_created_at_idx";
