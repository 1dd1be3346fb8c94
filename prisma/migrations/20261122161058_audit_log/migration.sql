-- CreateTable
CREATE TABLE "audit_log" (
    -- An identity: who may insert needs no right to its sequence.
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "workspace_id" TEXT,
    "user_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "address" TEXT,
    "request_id" TEXT,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "audit_log_belongs_to_somebody" CHECK ("workspace_id" IS NOT NULL OR "user_id" IS NOT NULL)
);

-- CreateIndex
CREATE INDEX "audit_log_workspace_id_at_idx" ON "audit_log"("workspace_id", "at");

-- CreateIndex
CREATE INDEX "audit_log_user_id_at_idx" ON "audit_log"("user_id", "at");

-- Append-only. No other role is given more than SELECT and INSERT. The trigger holds the owner of the table to it too, until
-- the owner switches it off. No foreign key: the deletion of a workspace or a user leaves what was done.
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_log" FROM PUBLIC;

-- \x3b is the mark between two statements, at which a script may be cut.
CREATE FUNCTION refuse_to_change_audit_log() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN RAISE EXCEPTION ''audit_log is append-only'' USING ERRCODE = ''insufficient_privilege''\x3b END';

CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_audit_log();
