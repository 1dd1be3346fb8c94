-- CreateTable
CREATE TABLE "comment_counts" (
    "workspace_id" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "counts" JSONB NOT NULL,

    CONSTRAINT "comment_counts_pkey" PRIMARY KEY ("workspace_id","profile_id","day")
);

-- CreateTable
CREATE TABLE "comment_readings" (
    "workspace_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "profiles" JSONB NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "comment_readings_pkey" PRIMARY KEY ("workspace_id","platform")
);

-- CreateTable
CREATE TABLE "comment_changes" (
    "workspace_id" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "change" BIGINT NOT NULL,
    "first_day" DATE NOT NULL,

    CONSTRAINT "comment_changes_pkey" PRIMARY KEY ("workspace_id","profile_id","change")
);

-- Whatever changes comments says from which day on, in its own transaction: also a process of an older version, a retention or an erasure.
-- A row a transaction and profile, so that none waits for another; whoever counts anew takes away the rows that it has seen.
CREATE FUNCTION note_comment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "comment_changes" AS c ("workspace_id", "profile_id", "change", "first_day")
  SELECT "workspace_id", "profile_id", pg_current_xact_id()::text::bigint, min("created_at" AT TIME ZONE 'UTC')::date
  FROM changed WHERE "created_at" IS NOT NULL GROUP BY 1, 2
  ON CONFLICT ("workspace_id", "profile_id", "change") DO UPDATE SET "first_day" = excluded."first_day"
    WHERE excluded."first_day" < c."first_day";
  RETURN NULL;
END $$;

CREATE FUNCTION note_comment_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "comment_changes" AS c ("workspace_id", "profile_id", "change", "first_day")
  SELECT "workspace_id", "profile_id", pg_current_xact_id()::text::bigint, min("created_at" AT TIME ZONE 'UTC')::date
  FROM (SELECT "workspace_id", "profile_id", "created_at" FROM before
    UNION ALL SELECT "workspace_id", "profile_id", "created_at" FROM changed) AS either
  WHERE "created_at" IS NOT NULL GROUP BY 1, 2
  ON CONFLICT ("workspace_id", "profile_id", "change") DO UPDATE SET "first_day" = excluded."first_day"
    WHERE excluded."first_day" < c."first_day";
  RETURN NULL;
END $$;

CREATE FUNCTION note_comment_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "comment_changes" AS c ("workspace_id", "profile_id", "change", "first_day")
  SELECT t."workspace_id", t."profile_id", pg_current_xact_id()::text::bigint, min(t."created_at" AT TIME ZONE 'UTC')::date
  FROM changed JOIN "comments" AS t
    ON t."workspace_id" = changed."workspace_id" AND t."profile_id" = changed."profile_id" AND t."id" = changed."comment_id"
  WHERE t."created_at" IS NOT NULL GROUP BY 1, 2
  ON CONFLICT ("workspace_id", "profile_id", "change") DO UPDATE SET "first_day" = excluded."first_day"
    WHERE excluded."first_day" < c."first_day";
  RETURN NULL;
END $$;

CREATE TRIGGER "comments_inserted" AFTER INSERT ON "comments" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_comment_change();
CREATE TRIGGER "comments_updated" AFTER UPDATE ON "comments" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_comment_update();
CREATE TRIGGER "comments_deleted" AFTER DELETE ON "comments" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_comment_change();
CREATE TRIGGER "comment_corrections_inserted" AFTER INSERT ON "comment_corrections" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_comment_correction();
CREATE TRIGGER "comment_corrections_updated" AFTER UPDATE ON "comment_corrections" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_comment_correction();
CREATE TRIGGER "comment_corrections_deleted" AFTER DELETE ON "comment_corrections" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_comment_correction();
