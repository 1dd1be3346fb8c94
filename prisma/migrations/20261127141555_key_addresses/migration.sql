-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "addresses" TEXT[] DEFAULT ARRAY[]::TEXT[];
