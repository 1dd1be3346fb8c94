-- CreateTable
CREATE TABLE "comment_sentiments" (
    "workspace_id" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "comment_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "post_id" TEXT,
    "label" TEXT NOT NULL,
    "tone" TEXT NOT NULL,
    "is_spam" BOOLEAN NOT NULL,
    "language" TEXT,
    "verdict" TEXT NOT NULL,

    CONSTRAINT "comment_sentiments_pkey" PRIMARY KEY ("workspace_id","profile_id","comment_id")
);

-- CreateIndex
CREATE INDEX "comment_sentiments_workspace_id_at_idx" ON "comment_sentiments"("workspace_id", "at");

-- CreateIndex
CREATE INDEX "comment_sentiments_workspace_id_label_at_idx" ON "comment_sentiments"("workspace_id", "label", "at");

-- AddForeignKey
ALTER TABLE "comment_sentiments" ADD CONSTRAINT "comment_sentiments_workspace_id_profile_id_comment_id_fkey" FOREIGN KEY ("workspace_id", "profile_id", "comment_id") REFERENCES "comments"("workspace_id", "profile_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What was counted is counted once more, so that what was read of each comment is kept with it.
DELETE FROM "comment_counts";
DELETE FROM "comment_readings";
