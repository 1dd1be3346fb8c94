-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en-GB',
ADD COLUMN     "time_zone" TEXT NOT NULL DEFAULT 'UTC';
