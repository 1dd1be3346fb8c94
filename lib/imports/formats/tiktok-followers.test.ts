import { describe, expect, it } from "vitest";
import { collectRows, findNotes, sortRows } from "../testing/collect-rows.ts";

const HEADER = '"Date","Followers","Difference in followers from previous day"';
const asTikTok = (now: string) => ({ platform: "tiktok", now: new Date(now) }) as const;
const days = (rows: Awaited<ReturnType<typeof collectRows>>) =>
  rows.flatMap((row) => (row.kind === "account_day" ? [row.day.date.toISOString().slice(0, 10)] : []));

describe("TikTok Studio's FollowerHistory.csv", () => {
  it("becomes days; the latest is the last such day before the import, and a turn of the year goes back", async () => {
    const content = `${HEADER}\n"30 December","100","10"\n"31 December","110","10"\n"1 January","107","-3"\n`;
    const rows = await collectRows(content, asTikTok("2026-08-25"));
    expect(rows[0]).toMatchObject({ kind: "format", format: "tiktok_followers" });
    expect(days(rows)).toEqual(["2025-12-30", "2025-12-31", "2026-01-01"]);
    expect(findNotes(rows)).toEqual([expect.stringMatching(/no year/)]);
  });

  it("is told from a plain series where nobody says whose it is", async () => {
    const rows = await collectRows(`${HEADER}\n"31 December","110","10"\n`, { now: new Date("2026-08-25") });
    expect(rows[0]).toMatchObject({ kind: "format", format: "tiktok_followers" });
  });

  it("is read in another language and order", async () => {
    const content = `${HEADER}\n"1月2日","107","-3"\n"1月1日","110","1"\n"12月31日","109","10"\n`;
    expect(days(await collectRows(content, asTikTok("2026-08-25")))).toEqual([
      "2026-01-02",
      "2026-01-01",
      "2025-12-31",
    ]);
  });

  it("rejects days in no order, as no year can be told", async () => {
    const scattered = Array.from(
      { length: 12 },
      (_, at) => `"${1 + ((at * 7) % 27)} ${at % 2 ? "May" : "October"}","5","0"`,
    );
    const rows = await collectRows([HEADER, ...scattered].join("\n"), asTikTok("2026-08-25"));
    expect(days(rows)).toEqual([]);
    expect(sortRows(rows).rejected[0]).toEqual({
      line: 2,
      reason: 'Date is "1 October": the date has no year',
    });
  });

  it("reports damaged rows by line and keeps the good ones", async () => {
    const content = `${HEADER}\n"22 August","100","0"\n"23 Augustus-ish","1","0"\n"24 August","-5","0"\n"25 August","5"\n"26 August","undefined","0"\n"27 August","104","0"\n`;
    const rows = await collectRows(content, asTikTok("2026-09-25"));
    expect(days(rows)).toEqual(["2026-08-22", "2026-08-27"]);
    expect(sortRows(rows).rejected.map(({ line }) => line)).toEqual([3, 4, 5]);
  });
});
