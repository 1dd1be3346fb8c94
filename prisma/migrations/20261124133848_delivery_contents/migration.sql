-- AlterTable
ALTER TABLE "delivery_attempts" ADD COLUMN     "response_headers" JSONB,
ADD COLUMN     "signature" TEXT,
ADD COLUMN     "url" TEXT;
