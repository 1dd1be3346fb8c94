-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN     "trial" INTEGER NOT NULL DEFAULT 0;
