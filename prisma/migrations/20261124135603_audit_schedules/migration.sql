-- CreateTable
CREATE TABLE "audit_schedules" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "every" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "hour" INTEGER NOT NULL,
    "platforms" TEXT[],
    "lookback_days" INTEGER NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "next_run_at" TIMESTAMPTZ(3),
    "last_run_at" TIMESTAMPTZ(3),
    "last_audit_id" TEXT,
    "last_problem" TEXT,
    "refusals" INTEGER NOT NULL DEFAULT 0,
    "report_due_at" TIMESTAMPTZ(3),

    CONSTRAINT "audit_schedules_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "report_recipients" (
    "workspace_id" TEXT NOT NULL,
    "schedule_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "user_id" TEXT,
    "email" TEXT,
    "digests" BYTEA[],
    "mailed_audit_id" TEXT,

    CONSTRAINT "report_recipients_pkey" PRIMARY KEY ("workspace_id","schedule_id","id")
);

-- CreateTable
CREATE TABLE "report_optouts" (
    "workspace_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_optouts_pkey" PRIMARY KEY ("workspace_id","email")
);

-- CreateIndex
CREATE INDEX "report_recipients_digests_idx" ON "report_recipients" USING GIN ("digests");

-- AddForeignKey
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_workspace_id_schedule_id_fkey" FOREIGN KEY ("workspace_id", "schedule_id") REFERENCES "audit_schedules"("workspace_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What is planned and what is to be mailed, over all workspaces (`lib/worker/find-due.ts`); nothing else is in them.
CREATE INDEX "audit_schedules_next_run_at" ON "audit_schedules" ("next_run_at") WHERE "next_run_at" IS NOT NULL;
CREATE INDEX "audit_schedules_report_due_at" ON "audit_schedules" ("report_due_at") WHERE "report_due_at" IS NOT NULL;
