import { describe, expect, it } from "vitest";
import { readFilePeriod } from "./read-file-period.ts";

describe("the period that the name of a file states", () => {
  it("is read as the platforms write it", () => {
    expect(readFilePeriod("account_analytics_content_2026-08-01_2026-10-31.csv")).toEqual({
      from: "2026-08-01",
      to: "2026-10-31",
    });
    expect(readFilePeriod("Aug-01-2026_Oct-31-2026_1234567890123.csv")).toEqual({
      from: "2026-08-01",
      to: "2026-10-31",
    });
    // The second day of X's monthly files is that on which the next one begins.
    expect(readFilePeriod("tweet_activity_metrics_teahouse_20191201_20200101_en (1).csv")).toEqual({
      from: "2019-12-01",
      to: "2019-12-31",
    });
  });

  it("is read from a name that somebody chose", () => {
    expect(readFilePeriod("posts 2026-02-28 to 2026-02-28.jsonl")).toEqual({
      from: "2026-02-28",
      to: "2026-02-28",
    });
  });

  it.each([
    "Content.csv",
    "Table data.csv",
    "teahouse_content_1761234567890.csv",
    "posts-2026-08-01.csv",
    "2026-08-01_2026-09-01_2026-10-01.csv",
    "2026-10-31_2026-08-01.csv",
    "2026-02-30_2026-03-31.csv",
    "Tea-01-2026_Cup-31-2026.csv",
    "order_20260801_20260801_en.csv",
    "1900-01-01_2026-01-01.csv",
    "00012026-01-011_12026-02-01.csv",
  ])("is none in %s", (name) => {
    expect(readFilePeriod(name)).toBeUndefined();
  });
});
