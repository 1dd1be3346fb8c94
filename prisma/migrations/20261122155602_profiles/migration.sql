-- A platform connection becomes a profile, and figures belong to one. Tables are changed in place, so that what others grant or
-- forbid on them stays. One transaction: PostgreSQL undoes a migration that is cut off, and it begins anew.

ALTER TABLE "platform_connections" RENAME TO "profiles";
ALTER TABLE "profiles" RENAME CONSTRAINT "platform_connections_status" TO "profiles_status";
ALTER TABLE "profiles" DROP CONSTRAINT "platform_connections_pkey",
ADD COLUMN     "id" TEXT,
ADD COLUMN     "platform_id" TEXT,
ADD COLUMN     "name" TEXT,
ADD COLUMN     "picture" TEXT,
ADD COLUMN     "role" TEXT,
ADD COLUMN     "preferred_at" TIMESTAMPTZ(3),
ADD COLUMN     "disconnected_at" TIMESTAMPTZ(3);

-- Figures outlive the connection of their platform. They get a disconnected profile with the handle of the newest file; where
-- none is known, it is that of the next file.
INSERT INTO "profiles" ("workspace_id", "platform", "handle", "status", "source", "connected_at", "disconnected_at")
SELECT "workspace_id", "platform", coalesce((
    SELECT ltrim("handle", '@ ') FROM "uploads" WHERE "uploads"."workspace_id" = "figures"."workspace_id"
      AND "uploads"."platform" = "figures"."platform" AND "status" = 'completed' ORDER BY "created_at" DESC LIMIT 1), ''),
  'connected', 'import', now(), now()
FROM (
  SELECT "workspace_id", "platform" FROM "posts" GROUP BY 1, 2
  UNION SELECT "workspace_id", "platform" FROM "account_days" GROUP BY 1, 2
  UNION SELECT "workspace_id", "platform" FROM "comments" GROUP BY 1, 2
  UNION SELECT "workspace_id", "platform" FROM "post_periods" GROUP BY 1, 2
) AS "figures"
WHERE NOT EXISTS (SELECT 1 FROM "profiles" WHERE "profiles"."workspace_id" = "figures"."workspace_id"
  AND "profiles"."platform" = "figures"."platform");

-- The ids follow from workspace and platform, so that each table is written anew in one pass, without a search for each row.
UPDATE "profiles" SET "role" = 'own',
  "id" = 'prf_' || left(encode(sha256(convert_to("workspace_id" || ' ' || "platform", 'UTF8')), 'hex'), 22);
ALTER TABLE "profiles" ALTER COLUMN "id" SET NOT NULL,
ALTER COLUMN "role" SET NOT NULL,
ADD CONSTRAINT "profiles_pkey" PRIMARY KEY ("workspace_id", "id"),
ADD CONSTRAINT "profiles_role" CHECK ("role" IN ('own', 'watched')),
ADD CONSTRAINT "profiles_source" CHECK ("source" IN ('oauth', 'import', 'demo'));

-- An account is connected once; one that was disconnected may come back under the same handle.
CREATE UNIQUE INDEX "profiles_live" ON "profiles" ("workspace_id", "platform", lower("handle")) WHERE "disconnected_at" IS NULL;

ALTER TABLE "account_days" RENAME COLUMN "platform" TO "profile_id";
ALTER TABLE "account_days" ALTER COLUMN "profile_id" TYPE TEXT
  USING 'prf_' || left(encode(sha256(convert_to("workspace_id" || ' ' || "profile_id", 'UTF8')), 'hex'), 22);

ALTER TABLE "posts" RENAME COLUMN "platform" TO "profile_id";
ALTER TABLE "posts" ALTER COLUMN "profile_id" TYPE TEXT
  USING 'prf_' || left(encode(sha256(convert_to("workspace_id" || ' ' || "profile_id", 'UTF8')), 'hex'), 22);
ALTER INDEX "posts_workspace_id_platform_created_at_idx" RENAME TO "posts_workspace_id_profile_id_created_at_idx";

ALTER TABLE "post_periods" RENAME COLUMN "platform" TO "profile_id";
ALTER TABLE "post_periods" ALTER COLUMN "profile_id" TYPE TEXT
  USING 'prf_' || left(encode(sha256(convert_to("workspace_id" || ' ' || "profile_id", 'UTF8')), 'hex'), 22);

ALTER TABLE "comments" RENAME COLUMN "platform" TO "profile_id";
ALTER TABLE "comments" ALTER COLUMN "profile_id" TYPE TEXT
  USING 'prf_' || left(encode(sha256(convert_to("workspace_id" || ' ' || "profile_id", 'UTF8')), 'hex'), 22);
ALTER INDEX "comments_workspace_id_platform_created_at_idx" RENAME TO "comments_workspace_id_profile_id_created_at_idx";

CREATE TABLE "post_figures" (
    "workspace_id" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "post_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "likes" BIGINT,
    "comments" BIGINT,
    "shares" BIGINT,
    "quotes" BIGINT,
    "saves" BIGINT,
    "views" BIGINT,
    "impressions" BIGINT,
    "reach" BIGINT,
    "clicks" BIGINT,

    CONSTRAINT "post_figures_pkey" PRIMARY KEY ("workspace_id","profile_id","post_id","day")
);

-- Keeps the figures that a post had before they changed, with the day on which they came in: at most those of one day, the last
-- of it, until the post is 30 days old, then those of one month. The newest are in the post itself, so a post whose figures never
-- change again has no row. A trigger, because only the upsert itself finds the row that it replaces by its key alone, whatever the
-- planner believes of the table.
CREATE FUNCTION "keep_post_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "post_figures" ("workspace_id", "profile_id", "post_id", "day", "likes", "comments", "shares", "quotes", "saves", "views", "impressions", "reach", "clicks")
  VALUES (OLD."workspace_id", OLD."profile_id", OLD."id", (OLD."imported_at" AT TIME ZONE 'UTC')::date,
    OLD."likes", OLD."comments", OLD."shares", OLD."quotes", OLD."saves", OLD."views", OLD."impressions", OLD."reach", OLD."clicks")
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "posts_keep_figures" AFTER UPDATE ON "posts" FOR EACH ROW WHEN (
  (OLD."likes" <> NEW."likes"
    OR OLD."comments" <> NEW."comments"
    OR OLD."shares" <> NEW."shares"
    OR OLD."quotes" <> NEW."quotes"
    OR OLD."saves" <> NEW."saves"
    OR OLD."views" <> NEW."views"
    OR OLD."impressions" <> NEW."impressions"
    OR OLD."reach" <> NEW."reach"
    OR OLD."clicks" <> NEW."clicks")
  AND (OLD."imported_at" AT TIME ZONE 'UTC')::date < (NEW."imported_at" AT TIME ZONE 'UTC')::date
  AND ((OLD."imported_at" AT TIME ZONE 'UTC')::date <= (OLD."created_at" AT TIME ZONE 'UTC')::date + 30
    OR date_trunc('month', OLD."imported_at" AT TIME ZONE 'UTC') < date_trunc('month', NEW."imported_at" AT TIME ZONE 'UTC'))
) EXECUTE FUNCTION "keep_post_figures"();

-- What a running audit has taken down is by platform: it takes it down again, unless its input is frozen already.
UPDATE "audit_steps" SET "output" = NULL, "finished_at" = NULL, "runs" = 0
FROM "audits" WHERE "audits"."workspace_id" = "audit_steps"."workspace_id" AND "audits"."id" = "audit_steps"."audit_id"
  AND "audits"."status" = 'processing' AND NOT EXISTS (SELECT 1 FROM "audit_steps" AS "scored"
    WHERE "scored"."workspace_id" = "audits"."workspace_id" AND "scored"."audit_id" = "audits"."id"
      AND "scored"."name" = 'score' AND "scored"."finished_at" IS NOT NULL);
