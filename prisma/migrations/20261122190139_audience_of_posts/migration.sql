-- The audience that a post tells is a figure of its day. Figures that are there already were stated for their day, and win.
ALTER TABLE "account_days" ADD COLUMN     "of_post" BOOLEAN NOT NULL DEFAULT false;

-- What posts told before, of each day the newest; what was computed of the figures of a workspace before is stale.
WITH "filled" AS (
  INSERT INTO "account_days" ("workspace_id", "profile_id", "date", "followers", "of_post")
  SELECT DISTINCT ON ("workspace_id", "profile_id", "day") "workspace_id", "profile_id", "day", "followers", true
  FROM "posts", LATERAL (SELECT ("created_at" AT TIME ZONE 'UTC')::date AS "day") AS "dated"
  WHERE "created_at" IS NOT NULL AND "followers" IS NOT NULL
  ORDER BY "workspace_id", "profile_id", "day", "created_at" DESC, "id" DESC
  ON CONFLICT DO NOTHING
  RETURNING "workspace_id"
)
INSERT INTO "data_versions" ("workspace_id", "version")
SELECT DISTINCT "workspace_id", 1 FROM "filled"
ON CONFLICT ("workspace_id") DO UPDATE SET "version" = "data_versions"."version" + 1;
