-- CreateTable
CREATE TABLE "post_periods" (
    "workspace_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "is_stated" BOOLEAN NOT NULL,

    CONSTRAINT "post_periods_pkey" PRIMARY KEY ("workspace_id","platform","first_day","last_day","is_stated")
);

-- Which posts came together is not known any more: those of a platform are taken for those of one file.
INSERT INTO "post_periods" ("workspace_id", "platform", "first_day", "last_day", "is_stated")
SELECT "workspace_id", "platform", (min("created_at") AT TIME ZONE 'UTC')::date, (max("created_at") AT TIME ZONE 'UTC')::date, false
FROM "posts" WHERE "created_at" IS NOT NULL GROUP BY "workspace_id", "platform";
