-- CreateTable
CREATE TABLE "comment_corrections" (
    "workspace_id" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "comment_id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "corrected_by" TEXT NOT NULL,
    "corrected_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "comment_corrections_pkey" PRIMARY KEY ("workspace_id","profile_id","comment_id")
);
