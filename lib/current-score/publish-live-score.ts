import { boundSentChange } from "../audits/bound-sent-change.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { recordScoreChange } from "../events/record-score-change.ts";
import { formula } from "../formula/versions.ts";
import { currentReading } from "../score/current-reading.ts";
import { loadFormulaInput } from "../score/load-formula-input.ts";
import { utcDay } from "../time.ts";
import type { LiveScore } from "./compute-live-score.ts";

/**
 * Records a `score.changed` event for a live score that differs enough from the one that was last sent, with the bounds of
 * that change. A score that is no longer the newest live one makes no event.
 */
export async function publishLiveScore(workspaceId: string, live: LiveScore, now: Date): Promise<void> {
  const { score, pillars, explanation, calculatedAt } = live;
  const load = () => loadScored(workspaceId, live);
  const bounds = await boundSentChange(workspaceId, { score, load });
  await withWorkspace(workspaceId, async (tx) => {
    if (!(await isNewest(tx, workspaceId, calculatedAt))) return;
    const change = { workspaceId, score, pillars, formulaVersion: explanation.formula_version, calculatedAt };
    await recordScoreChange(tx, { ...change, cause: { kind: "live" }, bounds, now });
  });
}

/** Until the transaction ends no other live score of the workspace can be kept. */
async function isNewest(tx: WorkspaceTx, workspaceId: string, calculatedAt: Date): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM live_scores WHERE workspace_id = ${workspaceId} AND calculated_at = ${calculatedAt} FOR UPDATE`;
  return rows.length > 0;
}

async function loadScored(workspaceId: string, live: LiveScore) {
  const { score, explanation, confidence, comments, calculatedAt } = live;
  const day = utcDay(calculatedAt);
  const version = formula(explanation.formula_version);
  const { input, platforms } = await loadFormulaInput(workspaceId, day, version, comments);
  const seed = `${calculatedAt.toISOString()} ${day}`;
  return {
    score,
    basis: { version: version.name, platforms, confidence, reading: currentReading(calculatedAt) },
    input,
    seed,
    formulaVersion: version.name,
  };
}
