import { describe, expect, it } from "vitest";
import { collectRows, findNotes, getHead, sortRows } from "../testing/collect-rows.ts";

const HEADER =
  "Post id,Date,Post text,Post Link,Impressions,Likes,Engagements,Bookmarks,Shares,New follows,Replies,Reposts,Profile visits,Detail Expands,URL Clicks,Hashtag Clicks,Permalink Clicks";
const asX = { platform: "twitter", now: new Date("2026-09-01T12:00:00Z") } as const;
const file = (...lines: string[]) => [HEADER, ...lines, ""].join("\n");

describe("X's content export", () => {
  it("becomes posts: reposts are shares, uses of the share button are not", async () => {
    const rows = await collectRows(
      file(
        '2074000000000000001,"Tue, Jul 14, 2026","Spring blend is here, at last.\nTaste it",https://x.com/teahouse/status/2074000000000000001,"12,978",12,300,4,9,1,5,7,129,200,66,0,0',
        '2074000000000000002,"Wed, Jul 15, 2026",@baker thank you!,https://x.com/teahouse/status/2074000000000000002,1.2K,0,0,0,0,0,0,0,0,0,0,0,0',
      ),
      asX,
    );
    expect(rows).toEqual([
      expect.objectContaining({ kind: "format", format: "x_content_export" }),
      {
        kind: "post",
        line: 2,
        post: {
          id: "2074000000000000001",
          createdAt: new Date("2026-07-14"),
          text: "Spring blend is here, at last.\nTaste it",
          url: "https://x.com/teahouse/status/2074000000000000001",
          isReply: false,
          impressions: 12_978,
          likes: 12,
          comments: 5,
          shares: 7,
          saves: 4,
          clicks: 66,
          profileClicks: 129,
        },
      },
      expect.objectContaining({
        line: 4,
        post: expect.objectContaining({ isReply: true, impressions: 1200 }),
      }),
    ]);
    const columns = getHead(rows).columns;
    expect(columns.find(({ column }) => column === "Shares")?.status).toBe("unused");
    expect(columns.filter(({ status }) => status === "unknown")).toEqual([]);
    expect(findNotes(rows)).toEqual([]);
  });

  it("takes the id from the link where the file has none, and shows columns it does not know", async () => {
    const content =
      'POST TEXT,Post link,date,Aura,Likes\n"Tea, again",https://twitter.com/teahouse/status/77?s=20,2026-04-26,9,3\n';
    const rows = await collectRows(content, asX);
    expect(rows[1]).toMatchObject({ post: { id: "77", likes: 3, createdAt: new Date("2026-04-26") } });
    expect(getHead(rows).columns).toContainEqual({ column: "Aura", field: null, status: "unknown" });
  });

  it("reports damaged rows by line and keeps the good ones", async () => {
    const tail = "https://x.com/teahouse/status/1,1,0,0,0,0,0,0,0,0,0,0,0,0";
    const rows = await collectRows(
      file(
        `1,"Tue, Jul 14, 2026",good,${tail}`,
        `2,Tue, Jul 14, 2026,lost quotes,${tail}`,
        `3,"Tue, Jul 44, 2026",no such day,${tail}`,
        `2.07E+18,"Tue, Jul 14, 2026",opened in a spreadsheet,${tail}`,
        `,"Tue, Jul 14, 2026",no id,,1,0,0,0,0,0,0,0,0,0,0,0,0`,
        `5,"Tue, Dec 14, 2027",tomorrow,${tail}`,
        `6,"Tue, Jul 14, 2026",minus,${tail.replace(",1,", ",-1,")}`,
        `7,"Tue, Jul 14, 2026",good,${tail}`,
      ),
      asX,
    );
    expect(sortRows(rows)).toEqual({
      good: [2, 9],
      rejected: [
        { line: 3, reason: "has 19 columns: expected 17" },
        { line: 4, reason: 'Date is "Tue, Jul 44, 2026": there is no such day' },
        { line: 5, reason: 'Post id is "2.07E+18": a spreadsheet has shortened it; expected all its digits' },
        { line: 6, reason: "Post id is missing" },
        { line: 7, reason: 'Date is "Tue, Dec 14, 2027": that is in the future' },
        { line: 8, reason: 'Impressions is "-1": expected a whole number, 0 or more' },
      ],
    });
  });
});
