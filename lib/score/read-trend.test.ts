import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { formula } from "#lib/formula/versions.ts";
import { writePoints } from "#scripts/testing/audits.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { readTrend } from "./read-trend.ts";

const NOW = new Date("2026-05-31T12:00:00Z");

it("is a point a week of one version of the formula, and empty without a history", async () => {
  const { id } = await makeWorkspace("agency");
  const caller = await operatorFor(id);
  expect(await readTrend(caller, formula().name, NOW)).toEqual([]);
  await writePoints(id, { "2026-01-01": 30, "2026-05-18": 40, "2026-05-19": 41, "2026-05-26": 42 });
  const trend = await readTrend(caller, formula().name, NOW);
  expect(trend.map(({ date, score }) => [date, score])).toEqual([
    ["2026-05-19", 41],
    ["2026-05-26", 42],
  ]);
  expect(await readTrend(caller, "v0", NOW)).toEqual([]);
});
