-- AlterTable
ALTER TABLE "score_points" ADD COLUMN "inputs" TEXT;
