import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { measurePast } from "#lib/formula/own-window.ts";
import { formula } from "#lib/formula/versions.ts";
import { loadFormulaInput } from "#lib/score/load-formula-input.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { checkGoal } from "./check-goal.ts";
import { findWays } from "./find-ways.ts";
import { readOwnPast } from "./read-own-past.ts";

const NOW = new Date();
const TODAY = utcDay(NOW);
const DUE = addDays(TODAY, 91);

/** Posts every so many days between two ages, newest last. */
function postsOf(from: number, to: number, every: number, likes: number): string[] {
  const rows: string[] = [];
  for (let ago = from; ago >= to; ago -= every)
    rows.push(`p${ago},${addDays(TODAY, -ago)}T09:00:00Z,Post ${ago},${likes},4,2,${likes * 40}`);
  return rows;
}

/** A brand that did better half a year ago than it does now. */
async function makeBrand() {
  const workspace = await makeWorkspace("pro");
  const rows = [...postsOf(360, 92, 1, 60), ...postsOf(90, 1, 3, 30)];
  const file = ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n");
  await importText(workspace.id, "twitter", file);
  await rebuildHistory(workspace.id, NOW);
  await runToEnd(workspace);
  return workspace;
}

describe("ways of a workspace", () => {
  it("stay within its own past, by the frozen data of its audit", async () => {
    const { id } = await makeBrand();
    const caller = await operatorFor(id);
    const asked = { measure: "presence", target: 60, due_on: DUE } as const;
    const found = await checkGoal(caller, asked, NOW);
    expect(found).toMatchObject({ verdict: "within", kept_days: 91, best_way: null });
    const [cheapest] = found.ways;
    expect(cheapest?.value).toBeGreaterThanOrEqual(60);
    expect(cheapest?.changes).toMatchObject([{ kind: "days", platform: "twitter", handle: null }]);
    expect(cheapest?.changes[0]?.to).toBeLessThanOrEqual(7);
    const beyond = await findWays(caller, { ...asked, measure: "composite", target: 99 }, NOW);
    expect(beyond).toMatchObject({ verdict: "beyond", ways: [] });
    expect(beyond.best_way?.composite).toBe(beyond.best);
    expect(beyond.best).toBeLessThan(99);
    const days = await findWays(caller, { ...asked, measure: "days:twitter", target: 5 }, NOW);
    expect(days).toMatchObject({ verdict: "within", best: 7 });
  }, 60_000);

  it("cannot be told without an audit, nor of an audience that is not known", async () => {
    const caller = await operatorFor((await makeWorkspace("pro")).id);
    const asked = { measure: "composite", target: 60, due_on: DUE } as const;
    expect(await findWays(caller, asked, NOW)).toMatchObject({ verdict: "unknown", ways: [], best: null });
    const audience = await findWays(caller, { ...asked, measure: "audience:twitter" }, NOW);
    expect(audience).toMatchObject({ verdict: "unknown" });
  });

  it("go by windows that the database counts as the data tell them", async () => {
    const { id } = await makeBrand();
    const { input } = await loadFormulaInput(id, TODAY, {
      ...formula(),
      days: { lookback: 365, posts: 365 },
    });
    const [told] = measurePast(input, 4);
    const [counted] = await readOwnPast(id, input);
    expect(counted?.windows).toHaveLength(4);
    told?.windows.forEach((window, at) => {
      const { interactions, exposure, ...rest } = window;
      expect(counted?.windows[at]).toMatchObject(rest);
      expect(counted?.windows[at]?.interactions).toBeCloseTo(interactions ?? 0, 6);
      expect(counted?.windows[at]?.exposure).toBeCloseTo(exposure ?? 0, 6);
    });
  }, 60_000);
});
