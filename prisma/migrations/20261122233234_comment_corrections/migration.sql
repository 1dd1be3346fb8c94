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

-- AddForeignKey
ALTER TABLE "comment_corrections" ADD CONSTRAINT "comment_corrections_workspace_id_profile_id_comment_id_fkey" FOREIGN KEY ("workspace_id", "profile_id", "comment_id") REFERENCES "comments"("workspace_id", "profile_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
