-- Clicks on the name or picture of the account below a post, apart from clicks on links.
ALTER TABLE "posts" ADD COLUMN     "profile_clicks" BIGINT;
ALTER TABLE "post_figures" ADD COLUMN     "profile_clicks" BIGINT;

-- They are kept like the other figures of a post when they change.
CREATE OR REPLACE FUNCTION "keep_post_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "post_figures" ("workspace_id", "profile_id", "post_id", "day", "likes", "comments", "shares", "quotes", "saves", "views", "impressions", "reach", "clicks", "profile_clicks")
  VALUES (OLD."workspace_id", OLD."profile_id", OLD."id", (OLD."imported_at" AT TIME ZONE 'UTC')::date,
    OLD."likes", OLD."comments", OLD."shares", OLD."quotes", OLD."saves", OLD."views", OLD."impressions", OLD."reach", OLD."clicks", OLD."profile_clicks")
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
DROP TRIGGER "posts_keep_figures" ON "posts";
CREATE TRIGGER "posts_keep_figures" AFTER UPDATE ON "posts" FOR EACH ROW WHEN (
  (OLD."likes" <> NEW."likes"
    OR OLD."comments" <> NEW."comments"
    OR OLD."shares" <> NEW."shares"
    OR OLD."quotes" <> NEW."quotes"
    OR OLD."saves" <> NEW."saves"
    OR OLD."views" <> NEW."views"
    OR OLD."impressions" <> NEW."impressions"
    OR OLD."reach" <> NEW."reach"
    OR OLD."clicks" <> NEW."clicks"
    OR OLD."profile_clicks" <> NEW."profile_clicks")
  AND (OLD."imported_at" AT TIME ZONE 'UTC')::date < (NEW."imported_at" AT TIME ZONE 'UTC')::date
  AND ((OLD."imported_at" AT TIME ZONE 'UTC')::date <= (OLD."created_at" AT TIME ZONE 'UTC')::date + 30
    OR date_trunc('month', OLD."imported_at" AT TIME ZONE 'UTC') < date_trunc('month', NEW."imported_at" AT TIME ZONE 'UTC'))
) EXECUTE FUNCTION "keep_post_figures"();
