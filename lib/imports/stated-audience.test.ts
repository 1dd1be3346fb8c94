import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { utcDay } from "#lib/time.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { importFile } from "./import-file.ts";
import { readStatedAudience } from "./stated-audience.ts";
import { chunksOf } from "./testing/collect-rows.ts";

const NOW = new Date("2026-03-10T23:30:00Z");
const TODAY = "2026-03-10";

describe("what is stated of the audience", () => {
  it("is a number and its day, by default today in UTC", () => {
    expect(readStatedAudience({}, NOW)).toBeUndefined();
    const of = (followers: number, day: string) => ({ followers, date: new Date(day) });
    expect(readStatedAudience({ followers: 0 }, NOW)).toEqual(of(0, TODAY));
    expect(readStatedAudience({ followers: 900, on: TODAY }, NOW)).toEqual(of(900, TODAY));
    expect(readStatedAudience({ followers: 9e15, on: "2020-02-29" }, NOW)).toEqual(of(9e15, "2020-02-29"));
  });

  it.each([
    [{ on: TODAY }, /no number of followers: give both, or neither/],
    [{ followers: -1 }, /must be a whole number, 0 or more/],
    [{ followers: 1.5 }, /must be a whole number/],
    [{ followers: Number.NaN, on: TODAY }, /must be a whole number/],
    [{ followers: 1e16 }, /must be a whole number/],
    [{ followers: 5, on: "2026-03-11" }, /2026-03-11 is in the future: .*, 2026-03-10 at the latest/],
    [{ followers: 5, on: "2026-02-30" }, /must be a date, YYYY-MM-DD/],
    [{ followers: 5, on: "yesterday" }, /must be a date/],
  ])("is refused as %j", (stated, message) => {
    expect(() => readStatedAudience(stated, NOW)).toThrow(
      expect.objectContaining({ title: "Invalid Request", message: expect.stringMatching(message) }),
    );
  });
});

async function importWith(files: { text: string; followers?: number }[]) {
  const { id } = await makeWorkspace();
  const results = [];
  for (const { text, followers } of files) {
    const audience = readStatedAudience({ followers }, NOW);
    const account = { platform: "twitter", handle: "teahouse", fileName: "mine.csv" } as const;
    results.push(await importFile(id, { ...account, source: chunksOf(text), now: NOW, audience }));
  }
  const days = await withWorkspace(id, (tx) =>
    tx.accountDay.findMany({ where: { workspaceId: id }, orderBy: { date: "asc" } }),
  );
  return { results, days: days.map(({ date, followers }) => [utcDay(date), Number(followers)]) };
}

describe("an import with a stated audience", () => {
  it("keeps it as the figure of its day, beside what the file says of others", async () => {
    const text = `id,created_at,followers\np1,2026-03-01,100\np2,${TODAY},110\n`;
    const { results, days } = await importWith([{ text, followers: 1_200 }, { text }]);
    expect(days).toEqual([
      ["2026-03-01", 100],
      [TODAY, 1_200],
    ]);
    expect(results[0]).toMatchObject({
      posts: 2,
      account_days: 2,
      notes: ["The audience on 2026-03-10 is 1,200, as stated with the import."],
    });
    expect(results[1]).toMatchObject({ updated: 0, notes: [] });
  });

  it("wins over the file's own figure of that day", async () => {
    const { days } = await importWith([{ text: `date,followers\n${TODAY},1100\n`, followers: 1_200 }]);
    expect(days).toEqual([[TODAY, 1_200]]);
  });

  it.each([
    ["holds nothing that can be kept", `Date,Impressions,New follows,Unfollows\n${TODAY},900,4,1\n`, 0],
    ["has no good row", "id,likes\np1,many\n", 1],
  ])("keeps it where the file %s", async (_, text, rejected) => {
    const { results, days } = await importWith([{ text, followers: 1_200 }]);
    expect(results[0]).toMatchObject({ posts: 0, rejected_total: rejected });
    expect(days).toEqual([[TODAY, 1_200]]);
  });
});
