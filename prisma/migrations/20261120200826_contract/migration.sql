-- CreateTable
CREATE TABLE "campaigns" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "objective" TEXT,
    "start_date" TIMESTAMPTZ(3) NOT NULL,
    "duration_weeks" INTEGER NOT NULL,
    "phases" JSONB NOT NULL,
    "status" TEXT NOT NULL,
    "phase" INTEGER,
    "next_move_at" TIMESTAMPTZ(3),
    "score_at_start" DOUBLE PRECISION,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "campaigns_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "webhooks" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "status" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "previous_secret" BYTEA,
    "previous_valid_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "signing_secrets" (
    "workspace_id" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "signing_secrets_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "event_sequences" (
    "workspace_id" TEXT NOT NULL,
    "last" BIGINT NOT NULL,

    CONSTRAINT "event_sequences_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "events" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "deliveries" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "webhook_id" TEXT,
    "url" TEXT,
    "status" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "lease_token" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "delivery_attempts" (
    "workspace_id" TEXT NOT NULL,
    "delivery_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "status" INTEGER,
    "error" TEXT,
    "duration_ms" INTEGER NOT NULL,
    "response" TEXT,

    CONSTRAINT "delivery_attempts_pkey" PRIMARY KEY ("workspace_id","delivery_id","number")
);

-- CreateTable
CREATE TABLE "notices" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "mailed_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "notices_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "workspace_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("workspace_id","key")
);

-- CreateTable
CREATE TABLE "live_scores" (
    "workspace_id" TEXT NOT NULL,
    "data_version" BIGINT NOT NULL,
    "calculated_at" TIMESTAMPTZ(3) NOT NULL,
    "result" JSONB NOT NULL,

    CONSTRAINT "live_scores_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "data_versions" (
    "workspace_id" TEXT NOT NULL,
    "version" BIGINT NOT NULL,

    CONSTRAINT "data_versions_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateIndex
CREATE INDEX "campaigns_workspace_id_created_at_idx" ON "campaigns"("workspace_id", "created_at");

-- CreateIndex
CREATE INDEX "campaigns_next_move_at_idx" ON "campaigns"("next_move_at");

-- CreateIndex
CREATE INDEX "webhooks_workspace_id_created_at_idx" ON "webhooks"("workspace_id", "created_at");

-- CreateIndex
CREATE INDEX "events_created_at_idx" ON "events"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "events_workspace_id_sequence_key" ON "events"("workspace_id", "sequence");

-- CreateIndex
CREATE INDEX "deliveries_workspace_id_webhook_id_created_at_idx" ON "deliveries"("workspace_id", "webhook_id", "created_at");

-- CreateIndex
CREATE INDEX "deliveries_workspace_id_event_id_idx" ON "deliveries"("workspace_id", "event_id");

-- CreateIndex
CREATE INDEX "notices_workspace_id_created_at_idx" ON "notices"("workspace_id", "created_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_workspace_id_event_id_fkey" FOREIGN KEY ("workspace_id", "event_id") REFERENCES "events"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_workspace_id_webhook_id_fkey" FOREIGN KEY ("workspace_id", "webhook_id") REFERENCES "webhooks"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_workspace_id_delivery_id_fkey" FOREIGN KEY ("workspace_id", "delivery_id") REFERENCES "deliveries"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Idempotency: a key names one request of a workspace for 24 hours. Deliveries that are due are found without reading the others.
CREATE INDEX "deliveries_due" ON "deliveries" ("next_attempt_at") WHERE "status" = 'pending';
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_status" CHECK ("status" IN ('draft', 'active', 'completed'));
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_duration" CHECK ("duration_weeks" BETWEEN 1 AND 104);
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_status" CHECK ("status" IN ('active', 'paused', 'disabled'));
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_status" CHECK ("status" IN ('pending', 'succeeded', 'failed'));
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_target" CHECK (("webhook_id" IS NULL) <> ("url" IS NULL));
