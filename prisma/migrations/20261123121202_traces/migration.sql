-- The trace of the transaction that makes a row, where one is said; rows that are there have none, and no table is rewritten.
ALTER TABLE "audits" ADD COLUMN "traceparent" TEXT DEFAULT NULLIF(current_setting('plinth.traceparent'::text, true), ''::text);
ALTER TABLE "uploads" ADD COLUMN "traceparent" TEXT DEFAULT NULLIF(current_setting('plinth.traceparent'::text, true), ''::text);
ALTER TABLE "syncs" ADD COLUMN "traceparent" TEXT DEFAULT NULLIF(current_setting('plinth.traceparent'::text, true), ''::text);
ALTER TABLE "deliveries" ADD COLUMN "traceparent" TEXT DEFAULT NULLIF(current_setting('plinth.traceparent'::text, true), ''::text);
