import { describe, expect, it } from "vitest";
import { collectRows, sortRows } from "../testing/collect-rows.ts";

const FIGURES = [
  "impressions",
  "engagements",
  "engagement rate",
  "retweets",
  "replies",
  "likes",
  "user profile clicks",
  "url clicks",
  "hashtag clicks",
  "detail expands",
  "permalink clicks",
  "app opens",
  "app installs",
  "follows",
  "email tweet",
  "dial phone",
  "media views",
  "media engagements",
];
const HEADER = [
  "Tweet id",
  "Tweet permalink",
  "Tweet text",
  "time",
  ...FIGURES,
  ...FIGURES.map((name) => `promoted ${name}`),
];

type Cells = { [column: string]: string };

function line(id: string, text: string, cells: Cells = {}): string {
  const known: Cells = {
    "Tweet id": id,
    "Tweet permalink": `https://twitter.com/teahouse/status/${id}`,
    "Tweet text": text,
    time: "2018-04-30 23:05 +0000",
    impressions: "1938.0",
    retweets: "3.0",
    replies: "0.0",
    likes: "12.0",
    "url clicks": "7.0",
    "user profile clicks": "4.0",
    "detail expands": "9.0",
    "hashtag clicks": "2.0",
    "promoted user profile clicks": "50.0",
    ...cells,
  };
  const value = (column: string) => known[column] ?? (column.startsWith("promoted ") ? "-" : "0");
  return HEADER.map((column) => `"${value(column).replaceAll('"', '""')}"`).join(",");
}

const file = (...lines: string[]) =>
  [HEADER.map((column) => `"${column}"`).join(","), ...lines, ""].join("\n");
const asX = { platform: "twitter" } as const;

describe("X's monthly export", () => {
  it("becomes posts, with line breaks and quotes of the text, and the line where each begins", async () => {
    const text = 'Salt &amp; "tea"\n\nhttps://t.example/1 &lt;3 &amp;lt;';
    const rows = await collectRows(file(line("1001", text), line("1002", "@bakery yes!")), asX);
    expect(rows).toEqual([
      expect.objectContaining({ kind: "format", format: "x_monthly_export" }),
      {
        kind: "post",
        line: 2,
        post: {
          id: "1001",
          url: "https://twitter.com/teahouse/status/1001",
          text: 'Salt & "tea"\n\nhttps://t.example/1 <3 &lt;',
          createdAt: new Date("2018-04-30T23:05:00Z"),
          isReply: false,
          impressions: 1938,
          shares: 3,
          comments: 0,
          likes: 12,
          clicks: 7,
          profileClicks: 4,
        },
      },
      expect.objectContaining({ line: 5, post: expect.objectContaining({ id: "1002", isReply: true }) }),
    ]);
  });

  it("leaves unknown what reads -", async () => {
    const rows = await collectRows(
      file(line("1001", "tea", { likes: "-", impressions: "-", time: "-" })),
      asX,
    );
    expect(rows[1]).toMatchObject({
      post: { likes: undefined, impressions: undefined, createdAt: undefined, comments: 0 },
    });
  });

  it("reports damaged rows by line and keeps the good ones", async () => {
    const rows = await collectRows(
      file(
        line("1001", "two\nlines"),
        line("1002", "bad likes", { likes: "many" }),
        line("1003", "half", { likes: "3.5", retweets: "-4" }),
        line("1004", "no such day", { time: "2018-02-30 10:00 +0000" }),
        line("1.00e+18", "opened in a spreadsheet"),
        line("", "no id"),
        line("1006", "short").split(",").slice(0, 5).join(","),
        line("1007", "lost quote").replace('lost quote"', "lost quote"),
        line("1008", "good\nagain"),
        line("1009", "last"),
      ),
      asX,
    );
    expect(sortRows(rows)).toEqual({
      good: [2, 11, 13],
      rejected: [
        { line: 4, reason: 'likes is "many": expected a whole number, 0 or more' },
        {
          line: 5,
          reason:
            'retweets is "-4": expected a whole number, 0 or more; likes is "3.5": expected a whole number, 0 or more',
        },
        { line: 6, reason: 'time is "2018-02-30 10:00 +0000": there is no such day' },
        {
          line: 7,
          reason: 'Tweet id is "1.00e+18": a spreadsheet has shortened it; expected all its digits',
        },
        { line: 8, reason: "Tweet id is missing" },
        { line: 9, reason: "has 5 columns: expected 40" },
        { line: 10, reason: 'a quoted field is damaged: a quote inside it must be written twice ("")' },
      ],
    });
  });

  it("is refused for another platform", async () => {
    const reading = collectRows(file(line("1001", "tea")), { platform: "youtube", fileName: "may.csv" });
    await expect(reading).rejects.toThrow(
      '"may.csv" is X\'s monthly export, a file from X (Twitter): choose X (Twitter) as its platform, not YouTube.',
    );
  });

  it("says which columns are missing when it is close", async () => {
    await expect(collectRows("Tweet id,Tweet text,likes\n1,tea,2\n", asX)).rejects.toThrow(
      'It is close to X\'s monthly export, but lacks "time", "impressions".',
    );
  });
});
