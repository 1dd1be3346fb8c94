-- CreateTable: lost in a crash of the database like the counters, and written anew within a second.
CREATE UNLOGGED TABLE "web_processes" (
    "id" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_processes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "current_scores" (
    "workspace_id" TEXT NOT NULL,
    "audit_id" TEXT NOT NULL,
    "calculated_at" TIMESTAMPTZ(3) NOT NULL,
    "formula_version" TEXT NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "pillars" DOUBLE PRECISION[],

    CONSTRAINT "current_scores_pkey" PRIMARY KEY ("workspace_id")
);

INSERT INTO "current_scores"
SELECT DISTINCT ON ("workspace_id") "workspace_id", "id", "completed_at", "result" #>> '{explanation,formula_version}',
  ("result" ->> 'score')::float8, ARRAY(SELECT ("result" #>> ARRAY['pillars', name, 'score'])::float8
    FROM unnest(ARRAY['presence', 'reach', 'impact', 'sentiment', 'momentum']) WITH ORDINALITY AS p (name, place) ORDER BY place)
FROM "audits" WHERE "status" = 'completed' AND "as_of" IS NULL AND "completed_at" IS NOT NULL AND "result" ? 'score'
ORDER BY "workspace_id", "completed_at" DESC, "id" DESC;

-- By a trigger, in the transaction that completes the audit: also when a process of an older version completes it.
CREATE FUNCTION keep_current_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "current_scores" AS c
  VALUES (NEW."workspace_id", NEW."id", NEW."completed_at", NEW."result" #>> '{explanation,formula_version}',
    (NEW."result" ->> 'score')::float8, ARRAY(SELECT (NEW."result" #>> ARRAY['pillars', name, 'score'])::float8
      FROM unnest(ARRAY['presence', 'reach', 'impact', 'sentiment', 'momentum']) WITH ORDINALITY AS p (name, place) ORDER BY place))
  ON CONFLICT ("workspace_id") DO UPDATE SET "audit_id" = EXCLUDED."audit_id", "calculated_at" = EXCLUDED."calculated_at",
    "formula_version" = EXCLUDED."formula_version", "score" = EXCLUDED."score", "pillars" = EXCLUDED."pillars"
  WHERE (c."calculated_at", c."audit_id") <= (EXCLUDED."calculated_at", EXCLUDED."audit_id");
  RETURN NULL;
END $$;

CREATE TRIGGER "audits_keep_current_score" AFTER INSERT OR UPDATE ON "audits" FOR EACH ROW
  WHEN (NEW."status" = 'completed' AND NEW."as_of" IS NULL AND NEW."completed_at" IS NOT NULL AND NEW."result" ? 'score')
  EXECUTE FUNCTION keep_current_score();

-- Should the audit be deleted by itself, the one before it is the current one again.
CREATE FUNCTION find_current_score_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "current_scores" WHERE "workspace_id" = OLD."workspace_id" AND "audit_id" = OLD."id";
  IF FOUND THEN
    -- Touches the row, which has the trigger above write it.
    UPDATE "audits" SET "status" = "status" WHERE ("workspace_id", "id") = (
      SELECT "workspace_id", "id" FROM "audits" WHERE "workspace_id" = OLD."workspace_id" AND "status" = 'completed'
        AND "as_of" IS NULL AND "result" ? 'score' ORDER BY "completed_at" DESC, "id" DESC LIMIT 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "audits_find_current_score_anew" AFTER DELETE ON "audits" FOR EACH ROW
  WHEN (OLD."status" = 'completed' AND OLD."as_of" IS NULL) EXECUTE FUNCTION find_current_score_anew();
