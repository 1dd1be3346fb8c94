-- CreateTable
CREATE TABLE "post_pictures" (
    "workspace_id" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "post_id" TEXT NOT NULL,
    "url" TEXT,
    "posted_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "tried_at" TIMESTAMPTZ(3),
    "failure" TEXT,
    "fetched_at" TIMESTAMPTZ(3),
    "picture" BYTEA,
    "digest" TEXT,

    CONSTRAINT "post_pictures_pkey" PRIMARY KEY ("workspace_id","profile_id","post_id")
);

-- CreateIndex
CREATE INDEX "post_pictures_seen_at_idx" ON "post_pictures"("seen_at");

-- What waits is found without looking at what does not; WebP cannot be packed any more.
CREATE INDEX "post_pictures_due" ON "post_pictures" ("due_at") WHERE "due_at" IS NOT NULL;
ALTER TABLE "post_pictures" ALTER COLUMN "picture" SET STORAGE EXTERNAL;
