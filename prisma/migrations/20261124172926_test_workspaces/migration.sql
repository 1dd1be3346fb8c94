-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "fixtures_at" TIMESTAMPTZ(3),
ADD COLUMN     "test_of" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "workspaces_test_of_key" ON "workspaces"("test_of");

-- A test workspace is closed, kept and deleted with the one that it belongs to.
CREATE FUNCTION "close_test_workspace"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "workspaces" SET "deleted_at" = NEW."deleted_at" WHERE "test_of" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "workspaces_closed" AFTER UPDATE OF "deleted_at" ON "workspaces" FOR EACH ROW
  WHEN (NEW."test_of" IS NULL AND NEW."deleted_at" IS DISTINCT FROM OLD."deleted_at") EXECUTE FUNCTION "close_test_workspace"();
