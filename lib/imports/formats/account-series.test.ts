import { describe, expect, it } from "vitest";
import { collectRows, sortRows } from "../testing/collect-rows.ts";

describe("followers by day", () => {
  it("are read from a table kept by hand, where NA is unknown", async () => {
    const content = [
      "commit_date,date,month,followers,new_followers,tweets,tweet_impressions,profile_visits,mentions",
      "2022-01-03,2022-01-01,Dec,33464,134,17,109000,4182,61",
      "2021-12-03,2021-12-01,Nov,NA,147,33,122000,4846,128",
      "2021-11-02,2021-11-01,Oct,,206,27,105000,4751,84",
      "2021-10-02,2021-10-01,Sep,0,206,27,105000,4751,84",
    ].join("\r\n");
    expect(await collectRows(content, { platform: "twitter" })).toEqual([
      expect.objectContaining({ kind: "format", format: "account_series_csv" }),
      { kind: "account_day", line: 2, day: { date: new Date("2022-01-01"), followers: 33464 } },
      { kind: "account_day", line: 5, day: { date: new Date("2021-10-01"), followers: 0 } },
    ]);
  });

  it("are read from JSON lines", async () => {
    expect(await collectRows('{"date":"2026-03-01T23:30:00Z","followers":12}\n')).toEqual([
      expect.objectContaining({ kind: "format", format: "account_series_jsonl" }),
      { kind: "account_day", line: 1, day: { date: new Date("2026-03-01"), followers: 12 } },
    ]);
  });

  it("are rejected by line where a date or a figure is wrong", async () => {
    const content = "date,followers\n2026-02-29,5\n2026-03-01,-5\n,7\n2026-03-02,8\n2026-03-03,9,1\n";
    expect(sortRows(await collectRows(content))).toEqual({
      good: [5],
      rejected: [
        { line: 2, reason: 'date is "2026-02-29": there is no such day' },
        { line: 3, reason: 'followers is "-5": expected a whole number, 0 or more' },
        { line: 4, reason: "date is missing" },
        { line: 6, reason: "has 3 columns: expected 2" },
      ],
    });
  });
});
