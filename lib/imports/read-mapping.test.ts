import { describe, expect, it } from "vitest";
import { proposeMapping } from "./propose-mapping.ts";
import { collectRows, getHead, sortRows } from "./testing/collect-rows.ts";

const TABLE =
  "My posts 2026\nLink;Publish date;Reactions;Comments count;Colour\nhttps://x.com/teahouse/status/77;13/02/2026;1.204;3;red\nhttps://x.com/teahouse;14/02/2026;2;3;red\n";

describe("a file whose columns are assigned by hand", () => {
  it("becomes posts, with the id from the link and the conventions of the file", async () => {
    const mapping = { Link: "url", "publish DATE": "created_at", Reactions: "likes" };
    const rows = await collectRows(TABLE, { platform: "twitter", mapping });
    expect(rows[1]).toMatchObject({
      kind: "post",
      line: 3,
      post: { id: "77", likes: 1204, createdAt: new Date("2026-02-13") },
    });
    expect(sortRows(rows).rejected).toEqual([
      {
        line: 4,
        reason: '"https://x.com/teahouse" is not the address of a post: expected one that contains its ID',
      },
    ]);
    expect(getHead(rows)).toMatchObject({
      format: "generic_posts_csv",
      columns: [
        { column: "Link", field: "url", status: "used" },
        { column: "Publish date", field: "created_at", status: "used" },
        { column: "Reactions", field: "likes", status: "used" },
        { column: "Comments count", field: null, status: "unused" },
        { column: "Colour", field: null, status: "unused" },
      ],
    });
  });

  it("becomes comments or a series by what is assigned, also of JSON lines", async () => {
    const comments = await collectRows('{"key":"c1","who":"Ana","says":"Lovely"}\n', {
      platform: "tiktok",
      mapping: { key: "id", who: "author", says: "text" },
    });
    expect(comments[1]).toMatchObject({ kind: "comment", comment: { id: "c1", author: "Ana" } });
    const days = await collectRows("Datum,Abonnenten\n2026-02-01,7\n", {
      platform: "youtube",
      mapping: { Datum: "date", Abonnenten: "followers" },
    });
    expect(days[1]).toMatchObject({ kind: "account_day", day: { followers: 7 } });
  });

  it("wins over a header that is known", async () => {
    const mapping = { id: "id", likes: "saves" };
    const rows = await collectRows("id,likes,views\np1,4,5\n", { platform: "tiktok", mapping });
    expect(rows[1]).toMatchObject({ post: { id: "p1", saves: 4 } });
    expect(rows[1]).not.toHaveProperty("post.views", 5);
  });

  it.each([
    [{ Link: "address" }, /"address", given for "Link", is not a field of posts/],
    [{ Link: "url", Reactions: "url" }, /two columns are given for url/],
    [{ Reactions: "likes" }, /no column is given for id, nor for url/],
    [{ Link: "date" }, /no column is given for followers/],
    [{}, /no column is given for id/],
  ])("is refused with the mapping %j", async (mapping, message) => {
    const reading = collectRows(TABLE, { platform: "twitter", mapping });
    await expect(reading).rejects.toMatchObject({
      title: "Invalid Request",
      message: expect.stringMatching(message),
    });
  });

  it("is refused when it has no such column", async () => {
    const reading = collectRows(TABLE, {
      platform: "twitter",
      mapping: { Address: "url", Reactions: "likes" },
    });
    await expect(reading).rejects.toMatchObject({
      title: "Not An Export",
      message: expect.stringMatching(/does not have the column "Address" that a field was assigned to/),
    });
  });
});

describe("proposeMapping", () => {
  it.each([
    [
      ["Post Impressions", "Reactions", "Comments count", "Publish date", "Permalink", "Colour"],
      "posts",
      {
        "Post Impressions": "impressions",
        Reactions: "likes",
        "Comments count": "comments",
        "Publish date": "created_at",
        Permalink: "url",
      },
      [],
    ],
    [
      ["Tweet ID", "Impresions", "Viewss", "caption"],
      "posts",
      { "Tweet ID": "id", Impresions: "impressions", Viewss: "views", caption: "text" },
      [],
    ],
    [
      ["Caption", "Total Likes", "# of shares"],
      "posts",
      { Caption: "text", "Total Likes": "likes", "# of shares": "shares" },
      ["id"],
    ],
    [
      ["comment_id", "Username", "Comment text", "Post ID"],
      "comments",
      { comment_id: "id", Username: "author", "Comment text": "text", "Post ID": "post_id" },
      [],
    ],
    [
      [
        "Link",
        "Post Link Clicks",
        "Post Clicks (All)",
        "Post Media Clicks",
        "Post Detail Expand Clicks",
        "Profile Clicks",
      ],
      "posts",
      { Link: "url", "Post Link Clicks": "clicks", "Profile Clicks": "profile_clicks" },
      [],
    ],
    [
      ["Pin link", "Pin clicks", "Visites du profil"],
      "posts",
      { "Pin link": "url", "Visites du profil": "profile_clicks" },
      [],
    ],
    [["Day", "Follower count"], "account_series", { Day: "date", "Follower count": "followers" }, []],
  ] as const)("reads %j as %s", (columns, kind, mapping, missing) => {
    expect(proposeMapping(columns)).toEqual({ kind, mapping, missing });
  });

  it("proposes nothing for other tables", () => {
    expect(proposeMapping(["Invoice", "Customer", "Amount"])).toBeUndefined();
    expect(proposeMapping([])).toBeUndefined();
  });
});
