-- CreateTable
CREATE TABLE "request_counts" (
    "workspace_id" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(0) NOT NULL,
    "operation" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "requests" INTEGER NOT NULL,

    CONSTRAINT "request_counts_pkey" PRIMARY KEY ("workspace_id","minute","operation","status")
);

-- CreateTable
CREATE TABLE "logged_requests" (
    "workspace_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "duration_ms" REAL NOT NULL,
    "key_id" TEXT NOT NULL,
    "title" TEXT,

    CONSTRAINT "logged_requests_pkey" PRIMARY KEY ("workspace_id","at","id")
);

-- CreateIndex
CREATE INDEX "request_counts_minute_idx" ON "request_counts" USING BRIN ("minute");

-- CreateIndex
CREATE INDEX "logged_requests_at_idx" ON "logged_requests" USING BRIN ("at");
