import { describe, expect, it } from "vitest";
import { collectRows, findNotes, sortRows } from "../testing/collect-rows.ts";

const HEADER = "Date,Content,Video title,Video publish time,Duration,Views";
const asYouTube = { platform: "youtube" } as const;

describe("YouTube Studio's Chart data.csv", () => {
  it("becomes videos without figures, as days are parts of them, and says so", async () => {
    const rows = await collectRows(
      `${HEADER}\n2026-03-09,abcdefghijk,"Cups, all","Mar 9, 2026",3600,10\n2026-03-10,abcdefghijk,"Cups, all","Mar 9, 2026",3600,30\n`,
      asYouTube,
    );
    const post = {
      id: "abcdefghijk",
      createdAt: new Date("2026-03-09"),
      title: "Cups, all",
      url: "https://www.youtube.com/watch?v=abcdefghijk",
      media: "video",
      durationS: 3600,
    };
    expect(rows.filter((row) => row.kind === "post")).toEqual([
      { kind: "post", line: 2, post },
      { kind: "post", line: 3, post },
    ]);
    expect(findNotes(rows)[0]).toMatch(/"Table data.csv" of the same download/);
  });

  it("is read with German names, soft hyphens in them", async () => {
    const content =
      "Datum,Videos,Videotitel,Veröffent\u00adlichungs\u00adzeitpunkt des Videos,Dauer,Aufrufe\n2026-03-09,abcdefghijk,Tassen,09.03.2026,60,10\n";
    const rows = await collectRows(content, asYouTube);
    expect(rows.find((row) => row.kind === "post")).toMatchObject({
      post: { title: "Tassen", createdAt: new Date("2026-03-09") },
    });
  });

  it("reports damaged rows by line and keeps the good ones", async () => {
    const rows = await collectRows(
      [
        HEADER,
        "2026-03-09,abcdefghijk,a,,1,1",
        ",abcdefghijk,a,,1,1",
        "2026-03-09,short,a,,1,1",
        "2026-02-30,abcdefghijk,a,,1,1",
        "2026-03-09,abcdefghijk,a,,1",
        "2026-03-10,abcdefghijk,a,,1,1",
      ].join("\n"),
      asYouTube,
    );
    expect(sortRows(rows)).toEqual({
      good: [2, 7],
      rejected: [
        { line: 3, reason: "Date is missing" },
        { line: 4, reason: 'Content is "short": expected the 11 characters of a video\'s id' },
        { line: 5, reason: 'Date is "2026-02-30": there is no such day' },
        { line: 6, reason: "has 5 columns: expected 6" },
      ],
    });
  });
});
