-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "billing_period" TEXT NOT NULL DEFAULT 'monthly',
    "plan_started_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workspaces" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "industry" TEXT,
    "is_primary" BOOLEAN NOT NULL DEFAULT false,
    "real_time" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "workspaces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT,
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "workspace_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("workspace_id","user_id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "digest" BYTEA NOT NULL,
    "prefix" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "platform_connections" (
    "workspace_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "handle" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "connected_at" TIMESTAMPTZ(3) NOT NULL,
    "last_sync" TIMESTAMPTZ(3),

    CONSTRAINT "platform_connections_pkey" PRIMARY KEY ("workspace_id","platform")
);

-- CreateTable
CREATE TABLE "account_days" (
    "workspace_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "followers" BIGINT NOT NULL,

    CONSTRAINT "account_days_pkey" PRIMARY KEY ("workspace_id","platform","date")
);

-- CreateTable
CREATE TABLE "posts" (
    "workspace_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3),
    "text" TEXT,
    "title" TEXT,
    "url" TEXT,
    "media" TEXT,
    "duration_s" DOUBLE PRECISION,
    "is_reply" BOOLEAN,
    "likes" BIGINT,
    "comments" BIGINT,
    "shares" BIGINT,
    "quotes" BIGINT,
    "saves" BIGINT,
    "views" BIGINT,
    "impressions" BIGINT,
    "reach" BIGINT,
    "clicks" BIGINT,
    "followers" BIGINT,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("workspace_id","platform","id")
);

-- CreateTable
CREATE TABLE "comments" (
    "workspace_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "post_id" TEXT,
    "created_at" TIMESTAMPTZ(3),
    "author" TEXT,
    "text" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "comments_pkey" PRIMARY KEY ("workspace_id","platform","id")
);

-- CreateTable
CREATE TABLE "audits" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "platforms" TEXT[],
    "lookback_days" INTEGER NOT NULL,
    "as_of" DATE,
    "webhook_url" TEXT,
    "requested_by" TEXT NOT NULL,
    "charged" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "estimated_completion" TIMESTAMPTZ(3) NOT NULL,
    "taken_at" TIMESTAMPTZ(3),
    "lease_token" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "formula_version" TEXT,
    "input" TEXT,
    "input_hash" TEXT,
    "result" JSONB,
    "error_title" TEXT,
    "error_detail" TEXT,

    CONSTRAINT "audits_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "audit_steps" (
    "workspace_id" TEXT NOT NULL,
    "audit_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "runs" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "output" JSONB,

    CONSTRAINT "audit_steps_pkey" PRIMARY KEY ("workspace_id","audit_id","position")
);

-- CreateTable
CREATE TABLE "score_points" (
    "workspace_id" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "calculated_at" TIMESTAMPTZ(3) NOT NULL,
    "formula_version" TEXT NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "pillars" JSONB NOT NULL,

    CONSTRAINT "score_points_pkey" PRIMARY KEY ("workspace_id","date","kind","source")
);

-- CreateIndex
CREATE INDEX "workspaces_account_id_idx" ON "workspaces"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_digest_key" ON "api_keys"("digest");

-- CreateIndex
CREATE INDEX "api_keys_workspace_id_idx" ON "api_keys"("workspace_id");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "posts_workspace_id_platform_created_at_idx" ON "posts"("workspace_id", "platform", "created_at");

-- CreateIndex
CREATE INDEX "comments_workspace_id_platform_created_at_idx" ON "comments"("workspace_id", "platform", "created_at");

-- CreateIndex
CREATE INDEX "audits_workspace_id_created_at_idx" ON "audits"("workspace_id", "created_at");

-- AddForeignKey
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_steps" ADD CONSTRAINT "audit_steps_workspace_id_audit_id_fkey" FOREIGN KEY ("workspace_id", "audit_id") REFERENCES "audits"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.

-- One primary workspace an account.
CREATE UNIQUE INDEX "workspaces_one_primary" ON "workspaces" ("account_id") WHERE "is_primary";

-- One audit at a time per workspace.
CREATE UNIQUE INDEX "audits_one_processing" ON "audits" ("workspace_id") WHERE "status" = 'processing';

-- What the reconciler reads every few seconds.
CREATE INDEX "audits_processing" ON "audits" ("lease_until") WHERE "status" = 'processing';

ALTER TABLE "accounts" ADD CONSTRAINT "accounts_plan" CHECK ("plan" IN ('creator', 'pro', 'agency', 'enterprise'));
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_billing_period" CHECK ("billing_period" IN ('monthly', 'annual'));
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_role" CHECK ("role" IN ('owner', 'admin', 'editor', 'viewer'));
ALTER TABLE "audits" ADD CONSTRAINT "audits_status" CHECK ("status" IN ('processing', 'completed', 'failed'));
ALTER TABLE "score_points" ADD CONSTRAINT "score_points_kind" CHECK ("kind" IN ('audit', 'live', 'reconstructed'));
ALTER TABLE "platform_connections" ADD CONSTRAINT "platform_connections_status" CHECK ("status" IN ('connected', 'reconnect_required', 'error'));
