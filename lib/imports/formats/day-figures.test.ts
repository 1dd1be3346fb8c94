import { describe, expect, it } from "vitest";
import type { Platform } from "#lib/formula/names.ts";
import { collectRows, findNotes, getHead, sortRows } from "../testing/collect-rows.ts";

type Case = [format: string, platform: Platform, header: string, day: string, figures: string];
const FILES: Case[] = [
  [
    "x_account_overview",
    "twitter",
    "Date,Impressions,Likes,Engagements,Bookmarks,Shares,New follows,Unfollows,Replies,Reposts,Profile visits,Create Post,Video views,Media views",
    '"Tue, Aug 25, 2026"',
    "100,10,20,1,2,5,3,1,2,7,1,8,9",
  ],
  [
    "tiktok_overview",
    "tiktok",
    '"Date","Video Views","Profile Views","Likes","Comments","Shares"',
    '"23 August"',
    '"10","2","3","-2","1"',
  ],
  [
    "linkedin_followers",
    "linkedin",
    "Date,Sponsored followers,Organic followers,Auto-invited followers,Total followers",
    "08/25/2026",
    "0,4,1,5",
  ],
  [
    "linkedin_metrics",
    "linkedin",
    "Date,Impressions (organic),Impressions (sponsored),Impressions (total),Clicks (organic),Reactions (total)",
    "08/25/2026",
    "120,0,120,4,9",
  ],
  ["youtube_totals", "youtube", "Date,Views,Subscribers", "2026-08-25", "400,-3"],
  ["pinterest_overview", "pinterest", "Date,Impressions", "2026-08-25", "900"],
  ["meta_results", "instagram", '"Date","Primary"', '"2026-08-25T00:00:00"', '"31"'],
];
const optionsOf = (platform: Platform) => ({ platform, now: new Date("2026-09-01") });

describe("a platform's figures by day", () => {
  it.each(FILES)("are recognised as %s, kept nowhere, and the file says why", async (...file) => {
    const [format, platform, header, day, figures] = file;
    const rows = await collectRows(`Some explanation\n${header}\n${day},${figures}\n`, optionsOf(platform));
    expect(getHead(rows)).toMatchObject({ format, stores: false });
    expect(getHead(rows).columns.filter(({ status }) => status === "unknown")).toEqual([]);
    expect(sortRows(rows)).toEqual({ good: [], rejected: [] });
    expect(findNotes(rows)[0]).toMatch(/nothing from it was kept/);
  });

  it.each(FILES)("are rejected by line where they are damaged: %s", async (...file) => {
    const [, platform, header, day, figures] = file;
    const lines = [header, `${day},${figures}`, `"some day",${figures}`, day, `,${figures}`];
    const rows = await collectRows(lines.join("\n"), optionsOf(platform));
    expect(sortRows(rows).rejected.map(({ line }) => line)).toEqual([3, 4, 5]);
  });

  it("are not guessed from names that any file may have", async () => {
    await expect(collectRows("Date,Views\n2026-08-25,4\n", optionsOf("tiktok"))).rejects.toThrow(
      /is not an export/,
    );
  });
});
