-- AlterTable
ALTER TABLE "drafts" ADD COLUMN     "posted_as" TEXT,
ADD COLUMN     "posted_post_id" TEXT,
ADD COLUMN     "posted_profile_id" TEXT;
