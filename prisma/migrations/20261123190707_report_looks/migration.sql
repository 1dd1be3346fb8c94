-- CreateTable
CREATE TABLE "report_looks" (
    "workspace_id" TEXT NOT NULL,
    "name" TEXT,
    "colour" TEXT,
    "logo" BYTEA,
    "logo_width" INTEGER,
    "logo_height" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_looks_pkey" PRIMARY KEY ("workspace_id")
);
