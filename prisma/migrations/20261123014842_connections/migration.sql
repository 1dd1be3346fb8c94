-- CreateTable
CREATE TABLE "vendor_budgets" (
    "platform" TEXT NOT NULL,
    "budget" TEXT NOT NULL,
    "of" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "used" BIGINT NOT NULL,

    CONSTRAINT "vendor_budgets_pkey" PRIMARY KEY ("platform","budget","of")
);

-- CreateTable
CREATE TABLE "connections" (
    "workspace_id" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "tokens" BYTEA,
    "scopes" TEXT[],
    "access_until" TIMESTAMPTZ(3),
    "refresh_until" TIMESTAMPTZ(3),
    "stored_at" TIMESTAMPTZ(3) NOT NULL,
    "error_title" TEXT,
    "error_detail" TEXT,
    "memory" JSONB,
    "next_sync_at" TIMESTAMPTZ(3),
    "warned_days" INTEGER,
    "picture_url" TEXT,
    "picture" BYTEA,
    "picture_kind" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connections_pkey" PRIMARY KEY ("workspace_id","profile_id")
);

-- CreateTable
CREATE TABLE "syncs" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "step" TEXT,
    "cursor" JSONB,
    "posts" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "comments" INTEGER NOT NULL DEFAULT 0,
    "account_days" INTEGER NOT NULL DEFAULT 0,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "missing" TEXT[],
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "taken_at" TIMESTAMPTZ(3),
    "lease_token" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "error_title" TEXT,
    "error_detail" TEXT,

    CONSTRAINT "syncs_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "oauth_states" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oauth_states_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateIndex
CREATE INDEX "connections_next_sync_at_idx" ON "connections"("next_sync_at");

-- CreateIndex
CREATE INDEX "syncs_workspace_id_profile_id_created_at_idx" ON "syncs"("workspace_id", "profile_id", "created_at");

-- CreateIndex
CREATE INDEX "oauth_states_expires_at_idx" ON "oauth_states"("expires_at");

-- Of a profile one sync at a time: whoever asks for another gets the one that runs.
CREATE UNIQUE INDEX "syncs_one_of_profile" ON "syncs" ("workspace_id", "profile_id") WHERE "status" = 'processing';
