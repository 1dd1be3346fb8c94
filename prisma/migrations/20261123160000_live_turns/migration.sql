-- AlterTable: which worker's turn a live score is. Null or past: nobody's.
ALTER TABLE "data_versions" ADD COLUMN "refresh_until" TIMESTAMPTZ(3);
