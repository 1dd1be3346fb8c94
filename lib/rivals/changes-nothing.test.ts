import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { formula } from "../formula/versions.ts";
import { compareProfiles } from "../platforms/compare-profiles.ts";
import { watchProfile } from "../platforms/watch-profile.ts";
import { loadFormulaInput } from "../score/load-formula-input.ts";
import { rebuildHistory } from "../score/rebuild-history.ts";
import { fitAccountModels } from "../studio/fit-account-models.ts";
import { addDays, utcDay } from "../time.ts";
import { compareRivals } from "./compare-rivals.ts";
import { listBestPosts } from "./list-best-posts.ts";

const now = new Date();
const day = utcDay(now);

/** History, input and score of today, and the draft models. */
async function readState(id: string): Promise<string> {
  await rebuildHistory(id, now);
  await fitAccountModels(id, now);
  const { input } = await loadFormulaInput(id, day, formula());
  const where = { workspaceId: id };
  const points = await ownerDb().scorePoint.findMany({
    where: { ...where, kind: "reconstructed" },
    orderBy: { date: "asc" },
  });
  const models = await ownerDb().draftModel.findMany({ where, orderBy: { platform: "asc" } });
  return JSON.stringify([
    input,
    formula().score(input),
    points.map(({ date, score, pillars }) => [date, score, pillars]),
    models.map(({ platform, posts, model, evidence }) => [platform, posts, model, evidence]),
  ]);
}

/** An audit with its benchmarks and recommendations, but for what it says of the one before. */
async function audit(workspace: { id: string; key: string }): Promise<string> {
  const auditId = await runToEnd(workspace);
  const found = await ownerDb().audit.findFirstOrThrow({ where: { workspaceId: workspace.id, id: auditId } });
  const { score, pillars, recommendations, industry_benchmark, explanation, confidence } =
    found.result as Record<string, unknown>;
  expect(pillars).toBeTruthy();
  const told = [score, pillars, recommendations, industry_benchmark, explanation, confidence];
  return JSON.stringify([found.inputHash, found.input, told]);
}

it("what is watched, and the looks at it, change no score, audit, benchmark, history or draft model", async () => {
  const workspace = await makeWorkspace();
  const { id } = workspace;
  const caller = await operatorFor(id);
  await importText(id, "twitter", makePosts(50));
  await importText(id, "twitter", `date,followers\n${day},500\n`);
  const [before, first] = [await readState(id), await audit(workspace)];
  for (const platform of ["twitter", "linkedin"] as const) {
    await watchProfile(caller, { platform, handle: "loud" }, now);
    const rows = Array.from(
      { length: 50 },
      (_, n) => `r${n},${addDays(day, -n)}T10:00:00Z,Ours ${n},${400 + n},2`,
    );
    await importText(
      id,
      platform,
      ["id,created_at,text,likes,comments", ...rows, ""].join("\n"),
      "r.csv",
      "loud",
    );
    await importText(id, platform, `date,followers\n${day},90000\n`, "a.csv", "loud");
  }
  const { rows } = await compareRivals(caller, { days: 28 }, now);
  expect(rows).toHaveLength(3);
  expect(await listBestPosts(caller, { ids: rows.map(({ profileId }) => profileId), to: day })).not.toEqual(
    [],
  );
  expect(await compareProfiles(caller, now)).toHaveLength(2);
  expect(await readState(id)).toBe(before);
  expect(await audit(workspace)).toBe(first);
});
