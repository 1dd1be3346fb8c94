-- Until then a worker fits the models of the workspace, or lets them rest after a failure.
ALTER TABLE "data_versions" ADD COLUMN IF NOT EXISTS "fit_until" TIMESTAMPTZ(3);

-- Workers are woken by NOTIFY. The queue only woke them: what was to be done stands in the tables of the work.
DROP SCHEMA IF EXISTS pgboss CASCADE;

-- The oldest deliveries that wait at each endpoint, in order.
CREATE INDEX IF NOT EXISTS "deliveries_waiting" ON "deliveries" ("workspace_id", hashtextextended(coalesce("webhook_id", "url"), 0), "next_attempt_at")
  WHERE "status" = 'pending';
