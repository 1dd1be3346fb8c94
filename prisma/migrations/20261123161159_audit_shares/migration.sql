-- CreateTable
CREATE TABLE "audit_shares" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "audit_id" TEXT NOT NULL,
    "digest" BYTEA NOT NULL,
    "password_hash" TEXT,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "last_opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "audit_shares_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_shares_digest_key" ON "audit_shares"("digest");

-- CreateIndex
CREATE INDEX "audit_shares_workspace_id_audit_id_idx" ON "audit_shares"("workspace_id", "audit_id");

-- AddForeignKey
ALTER TABLE "audit_shares" ADD CONSTRAINT "audit_shares_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
