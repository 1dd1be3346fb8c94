-- What every request for a live score is told, beside the result that explains it: that one is not read for it. Made by the database, also
-- when a process of an older version writes the row.
ALTER TABLE "live_scores"
  ADD COLUMN "score" DOUBLE PRECISION GENERATED ALWAYS AS (("result" ->> 'score')::float8) STORED,
  ADD COLUMN "pillars" DOUBLE PRECISION[] GENERATED ALWAYS AS (ARRAY[
    ("result" #>> '{pillars,presence}')::float8, ("result" #>> '{pillars,reach}')::float8, ("result" #>> '{pillars,impact}')::float8,
    ("result" #>> '{pillars,sentiment}')::float8, ("result" #>> '{pillars,momentum}')::float8]) STORED,
  ADD COLUMN "formula_version" TEXT GENERATED ALWAYS AS ("result" #>> '{explanation,formula_version}') STORED;
