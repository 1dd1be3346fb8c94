-- CreateTable
CREATE TABLE "history_versions" (
    "workspace_id" TEXT NOT NULL,
    "version" BIGINT NOT NULL,

    CONSTRAINT "history_versions_pkey" PRIMARY KEY ("workspace_id")
);

INSERT INTO "history_versions" SELECT DISTINCT "workspace_id", 1 FROM "score_points";

-- By triggers, in the transaction that changes the history: also when a process of an older version does. Who removes points raises only
-- what is there: a workspace that goes leaves nothing behind.
CREATE FUNCTION raise_history_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "history_versions" SET "version" = "version" + 1 WHERE "workspace_id" IN (SELECT "workspace_id" FROM changed);
  ELSE
    INSERT INTO "history_versions" AS h SELECT DISTINCT "workspace_id", 1 FROM changed
    ON CONFLICT ("workspace_id") DO UPDATE SET "version" = h."version" + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "score_points_inserted" AFTER INSERT ON "score_points" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_history_version();
CREATE TRIGGER "score_points_updated" AFTER UPDATE ON "score_points" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_history_version();
CREATE TRIGGER "score_points_deleted" AFTER DELETE ON "score_points" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_history_version();
