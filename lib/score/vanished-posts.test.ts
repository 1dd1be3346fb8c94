import { expect, test } from "vitest";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { formula } from "../formula/versions.ts";
import { addDays } from "../time.ts";
import { loadPlatformInputs } from "./load-formula-input.ts";

const DAY = "2025-06-30";
const HEADER = "id,created_at,text,likes,comments,shares,impressions";
/** Forty posts over 80 days; every fourth of them hardly anybody reacted to. */
const ROWS = Array.from({ length: 40 }, (_, at) => {
  const likes = at % 4 === 0 ? 0 : 40 + at;
  return `p${at},${addDays(DAY, -2 * at - 8)},tea,${likes},2,1,2000`;
});
const [FIRST, LAST] = [ROWS[0], ROWS.at(-1)];
const fileOf = (rows: readonly (string | undefined)[]) => `${[HEADER, ...rows].join("\n")}\n`;

test("posts that are missing from a later file keep counting: leaving out the worst ones changes nothing", async () => {
  const { id } = await makeWorkspace();
  const inputOf = () => loadPlatformInputs(id, DAY, ["twitter"], formula());
  await importText(id, "twitter", fileOf(ROWS));
  const before = await inputOf();
  const best = ROWS.filter((row) => row === FIRST || row === LAST || Number(row.split(",")[3]) > 0);
  expect(best.length).toBeLessThan(ROWS.length);
  await importText(id, "twitter", fileOf(best), "newer.csv");
  const after = await inputOf();
  expect(after.platforms.flatMap(({ posts }) => posts)).toHaveLength(ROWS.length);
  expect(formula().score(after)).toEqual(formula().score(before));
});
