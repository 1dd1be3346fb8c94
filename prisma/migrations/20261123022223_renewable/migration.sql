-- AlterTable
ALTER TABLE "connections" ADD COLUMN     "renews" BOOLEAN NOT NULL DEFAULT true;
