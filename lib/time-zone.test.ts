import pg from "pg";
import { expect, it } from "vitest";
import { profileOf } from "#scripts/testing/profiles.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { loadPosts } from "./score/load-posts.ts";
import { findObservedDays } from "./score/load-profile-data.ts";

it("counts by UTC days, whatever the time zone of the database is", async () => {
  const admin = new pg.Client({ connectionString: process.env.DATABASE_OWNER_URL });
  await admin.connect();
  await admin.query(
    `ALTER DATABASE ${admin.escapeIdentifier(admin.database ?? "")} SET TimeZone = 'Asia/Tokyo'`,
  );
  await admin.end();
  const { id } = await makeWorkspace();
  await importText(id, "twitter", "id,created_at,likes\np1,2025-03-01T20:00:00Z,1\n");
  const range = { from: "2025-03-01", to: "2025-03-01" };
  const profile = await profileOf(id, "twitter");
  const dates = [];
  for await (const post of loadPosts(id, profile, {
    from: { posts: range.from, replies: range.from },
    to: range.to,
  }))
    dates.push(post.date);
  expect(dates).toEqual(["2025-03-01"]);
  expect(await findObservedDays(id, profile, "2025-03-01")).toMatchObject({ ...range, posts: range });
});
