import { describe, expect, it } from "vitest";
import { collectRows, getHead, sortRows } from "../testing/collect-rows.ts";

const HEADER =
  "Content,Video title,Video publish time,Duration,Likes,Dislikes,Shares,Comments added,Average view duration,Views,Watch time (hours),Subscribers,Impressions,Impressions click-through rate (%)";
const TOTAL = "Total,,,,90,1,4,9,0:00:21,5000,22.5,53,9000,1.68";
const file = (...lines: string[]) => [HEADER, TOTAL, ...lines, ""].join("\n");
const asYouTube = { platform: "youtube" } as const;

describe("YouTube Studio's Table data.csv", () => {
  it("becomes videos, without the line of totals", async () => {
    const rows = await collectRows(
      file(
        'abcDEF123-_,"How ""Northwind"" roasts, slowly","Jan 8, 2025",61,40,1,2,3,0:00:31,2500,11.2,7,4000,4.12',
        " -bcDEF12345,Untold date,,179,0,0,0,,0:01:18,11,0.2,0,0,",
      ),
      asYouTube,
    );
    expect(rows).toEqual([
      expect.objectContaining({ kind: "format", format: "youtube_table_data" }),
      {
        kind: "post",
        line: 3,
        post: {
          id: "abcDEF123-_",
          title: 'How "Northwind" roasts, slowly',
          createdAt: new Date("2025-01-08T00:00:00Z"),
          url: "https://www.youtube.com/watch?v=abcDEF123-_",
          media: "video",
          durationS: 61,
          likes: 40,
          comments: 3,
          shares: 2,
          views: 2500,
          impressions: 4000,
        },
      },
      {
        kind: "post",
        line: 4,
        post: {
          id: "-bcDEF12345",
          title: "Untold date",
          url: "https://www.youtube.com/watch?v=-bcDEF12345",
          media: "video",
          durationS: 179,
          likes: 0,
          shares: 0,
          views: 11,
          impressions: 0,
        },
      },
    ]);
  });

  it("takes columns in any order, case and spacing", async () => {
    const content = 'VIEWS, Video publish time ,video  title,CONTENT\n9,"Dec 31, 2024",Tea,abcdefghijk\n';
    const rows = await collectRows(content, asYouTube);
    expect(rows[1]).toMatchObject({
      post: { id: "abcdefghijk", views: 9, createdAt: new Date("2024-12-31") },
    });
  });

  it("reads the names that YouTube gave its columns later, and German ones", async () => {
    const later =
      "Content,Video title,Video publish time,Duration,Views,Thumbnail impressions,Thumbnail click-through rate (%)\nabcdefghijk,Tea,,60,3,13,33.33\n";
    expect((await collectRows(later, asYouTube))[1]).toMatchObject({ post: { views: 3, impressions: 13 } });
    const german =
      'Videos,Videotitel,Veröffent\u00adlichungszeitpunkt des Videos,Dauer,Aufrufe,"""Mag ich""-Bewertungen",Impressionen\nGesamt,,,,99,9,99\nabcdefghijk,Tee,"14. Jan. 2026",60,3,2,13\n';
    const rows = await collectRows(german, asYouTube);
    expect(rows.slice(1)).toMatchObject([
      { line: 3, post: { views: 3, likes: 2, impressions: 13, createdAt: new Date("2026-01-14") } },
    ]);
    expect(getHead(rows).columns.filter(({ status }) => status !== "used")).toEqual([]);
  });

  it("reports damaged rows by line and keeps the good ones", async () => {
    const rows = await collectRows(
      file(
        'abcdefghij1,One,"Jan 32, 2025",61,40,1,2,3,0:00:31,2500,11.2,7,4000,4.12',
        '#NAME?,Two,"Jan 8, 2025",61,40,1,2,3,0:00:31,2500,11.2,7,4000,4.12',
        'abcdefghij3,Three,"Jan 8, 2025",61,40,1,2,3,0:00:31,2500,11.2,7,4000,4.12',
        "abcdefghij4,Four,Jan 8, 2025,61,40,1,2,3,0:00:31,2500,11.2,7,4000,4.12",
      ),
      asYouTube,
    );
    expect(sortRows(rows)).toEqual({
      good: [5],
      rejected: [
        { line: 3, reason: 'Video publish time is "Jan 32, 2025": there is no such day' },
        { line: 4, reason: 'Content is "#NAME?": expected the 11 characters of a video\'s id' },
        { line: 6, reason: "has 15 columns: expected 14" },
      ],
    });
  });
});
