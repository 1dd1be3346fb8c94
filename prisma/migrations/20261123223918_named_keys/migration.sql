-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "name" TEXT,
ADD COLUMN     "replaced_by" TEXT;
