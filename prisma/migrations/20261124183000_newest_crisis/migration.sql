-- AlterTable
ALTER TABLE "data_versions" ADD COLUMN     "crisis" JSONB,
ADD COLUMN     "crisis_at" TIMESTAMPTZ(3);
