-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 0;
