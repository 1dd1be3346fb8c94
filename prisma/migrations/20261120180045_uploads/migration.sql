-- CreateTable
CREATE TABLE "uploads" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "handle" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "bytes_read" BIGINT NOT NULL DEFAULT 0,
    "mapping" JSONB,
    "requested_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "taken_at" TIMESTAMPTZ(3),
    "lease_token" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "result" JSONB,
    "error_title" TEXT,
    "error_detail" TEXT,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "upload_chunks" (
    "workspace_id" TEXT NOT NULL,
    "upload_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "data" BYTEA NOT NULL,

    CONSTRAINT "upload_chunks_pkey" PRIMARY KEY ("workspace_id","upload_id","position")
);

-- CreateIndex
CREATE INDEX "uploads_workspace_id_created_at_idx" ON "uploads"("workspace_id", "created_at");

-- AddForeignKey
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_workspace_id_upload_id_fkey" FOREIGN KEY ("workspace_id", "upload_id") REFERENCES "uploads"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.

-- What the reconciler reads every few seconds.
CREATE INDEX "uploads_processing" ON "uploads" ("lease_until") WHERE "status" = 'processing';

ALTER TABLE "uploads" ADD CONSTRAINT "uploads_status" CHECK ("status" IN ('receiving', 'processing', 'completed', 'failed'));

-- Files are compressed by nobody twice: chunks are kept as they came, outside the row.
ALTER TABLE "upload_chunks" ALTER COLUMN "data" SET STORAGE EXTERNAL;
