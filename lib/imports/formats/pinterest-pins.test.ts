import { describe, expect, it } from "vitest";
import { collectRows, findNotes, sortRows } from "../testing/collect-rows.ts";

const asPinterest = { platform: "pinterest", now: new Date("2026-10-01") } as const;
const DAYS = Array.from({ length: 90 }, (_, at) => `2026-07-${String((at % 31) + 1).padStart(2, "0")},${at}`);
const file = (...pins: string[]) =>
  [
    "Analytics overview",
    '"Date range","Jul 01, 2026 - Jul 31, 2026"',
    "Content type,All",
    "",
    "Date,Impressions",
    ...DAYS,
    '"Data starting from Sep 2025 is counted in a new way"',
    "",
    "Top Boards",
    "Pinterest Link,Impressions,Engagement,Pin clicks,Outbound clicks,Saves",
    "https://www.pinterest.com/teahouse/cups/,900,40,20,10,5",
    "Top boards table shows boards with at least one impression",
    "",
    "Top Pins",
    "Pinterest Link,Content Type,Source,Format,Impressions,Saves,Outbound clicks",
    ...pins,
    '"Top pins table shows the pins with most impressions, and no others"',
    "",
  ].join("\n");
const FIRST = 105;

describe("Pinterest's analytics export", () => {
  it("becomes pins, which stand in the last of its tables", async () => {
    const rows = await collectRows(
      file('https://www.pinterest.com/pin/1100000000000000001/,Organic,Your Pins,Video,"1,520",31,'),
      asPinterest,
    );
    expect(rows.filter((row) => row.kind !== "note")).toEqual([
      expect.objectContaining({ kind: "format", format: "pinterest_pins" }),
      {
        kind: "post",
        line: FIRST,
        post: {
          id: "1100000000000000001",
          url: "https://www.pinterest.com/pin/1100000000000000001/",
          media: "video",
          impressions: 1520,
          saves: 31,
        },
      },
    ]);
    expect(findNotes(rows)[0]).toMatch(/period chosen/);
  });

  it("is also read as a plain table of pins", async () => {
    const content =
      "Pin ID;Pin link;Pin title;Created date;Impressions;Saves;Pin clicks;Outbound clicks\n11;https://pinterest.de/pin/11/;Tasse;13.02.2026;1.204;3;9;2\n";
    expect((await collectRows(content, asPinterest)).find((row) => row.kind === "post")).toMatchObject({
      post: { id: "11", title: "Tasse", createdAt: new Date("2026-02-13"), impressions: 1204, clicks: 2 },
    });
  });

  it.each([
    ["Outbound clicks", 2],
    ["Link clicks", 2],
    ["Pin clicks", undefined],
  ])("reads the column %s as %s clicks that lead away", async (column, clicks) => {
    const content = `Pin ID,Pin link,Impressions,${column}\n11,https://pinterest.com/pin/11/,1204,2\n`;
    const post = (await collectRows(content, asPinterest)).find((row) => row.kind === "post")?.post;
    expect(post?.clicks).toBe(clicks);
  });

  it("reports damaged rows by line and keeps the good ones", async () => {
    const pin = (id: string, figures = "5,1,0") =>
      `https://www.pinterest.com/pin/${id}/,Organic,Your Pins,Image,${figures}`;
    const rows = await collectRows(
      file(pin("1"), pin("x"), pin("3", "5,one,0"), pin("4", "5"), pin("5")),
      asPinterest,
    );
    expect(sortRows(rows)).toEqual({
      good: [FIRST, FIRST + 4],
      rejected: [
        {
          line: FIRST + 1,
          reason:
            '"https://www.pinterest.com/pin/x/" is not the address of a post: expected one that contains its ID',
        },
        { line: FIRST + 2, reason: 'Saves is "one": expected a whole number, 0 or more' },
        { line: FIRST + 3, reason: "has 5 columns: expected 7" },
      ],
    });
  });
});
