-- CreateTable
CREATE TABLE "alert_rules" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kinds" TEXT[],
    "points" DOUBLE PRECISION NOT NULL,
    "silent_days" INTEGER NOT NULL,
    "quiet_from" INTEGER,
    "quiet_until" INTEGER,
    "time_zone" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alert_rules_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "alert_channels" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "rule_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "user_id" TEXT,
    "address" BYTEA,
    "shown" TEXT,
    "secret" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alert_channels_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "alerts" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "rule_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "fired_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "alerts_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "alert_sends" (
    "workspace_id" TEXT NOT NULL,
    "alert_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "alert_sends_pkey" PRIMARY KEY ("workspace_id","alert_id","channel_id")
);

-- CreateTable
CREATE TABLE "alert_watches" (
    "workspace_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alert_watches_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateIndex
CREATE INDEX "alert_channels_workspace_id_rule_id_idx" ON "alert_channels"("workspace_id", "rule_id");

-- CreateIndex
CREATE INDEX "alerts_workspace_id_fired_at_idx" ON "alerts"("workspace_id", "fired_at");

-- CreateIndex
CREATE INDEX "alert_sends_due_at_idx" ON "alert_sends"("due_at");

-- CreateIndex
CREATE INDEX "alert_watches_due_at_idx" ON "alert_watches"("due_at");

-- A rule tells one thing once from its beginning to its end, however many workers look at the same time.
CREATE UNIQUE INDEX "alerts_open_key" ON "alerts"("workspace_id", "rule_id", "key") WHERE "ended_at" IS NULL;
-- Only what waits is looked for.
DROP INDEX "alert_sends_due_at_idx";
CREATE INDEX "alert_sends_due_at_idx" ON "alert_sends"("due_at") WHERE "due_at" IS NOT NULL;

-- By triggers, in the transaction of the change: whatever rules look at is looked at anew.
CREATE FUNCTION look_at_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "alert_watches" SET "due_at" = now() WHERE "workspace_id" = NEW."workspace_id" AND "due_at" > now();
  IF FOUND THEN
    PERFORM pg_notify('plinth_work', 'alerts');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "current_scores_look_at_alerts" AFTER INSERT OR UPDATE ON "current_scores"
  FOR EACH ROW EXECUTE FUNCTION look_at_alerts();
CREATE TRIGGER "history_versions_look_at_alerts" AFTER INSERT OR UPDATE ON "history_versions"
  FOR EACH ROW EXECUTE FUNCTION look_at_alerts();
CREATE TRIGGER "profiles_look_at_alerts" AFTER UPDATE ON "profiles" FOR EACH ROW
  WHEN (OLD."status" <> NEW."status" OR OLD."disconnected_at" IS DISTINCT FROM NEW."disconnected_at")
  EXECUTE FUNCTION look_at_alerts();
CREATE TRIGGER "webhooks_look_at_alerts" AFTER UPDATE ON "webhooks" FOR EACH ROW
  WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION look_at_alerts();
CREATE TRIGGER "goals_look_at_alerts" AFTER INSERT OR UPDATE ON "goals"
  FOR EACH ROW EXECUTE FUNCTION look_at_alerts();
