import { z } from "zod";
import { isInOneTransaction, type WorkspaceTx, withWorkspace } from "../db.ts";
import type { FormulaResult } from "../formula/formula-result.ts";
import { PLATFORMS } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { loadFormulaInput } from "../score/load-formula-input.ts";
import { readDataVersion } from "../score/note-data-change.ts";
import { Confidence, Explanation, PillarScores } from "../score/schemas.ts";
import { utcDay } from "../time.ts";

/** How long a computed score may be given again while the figures stay the same. */
const REUSED_MS = 60_000;
const POINT_EVERY_MS = 3_600_000;

const count = z.int().min(0);

/** What a computation leaves behind; parsed at every read. */
const LiveResult = z.object({
  score: z.number(),
  pillars: PillarScores,
  explanation: Explanation,
  confidence: Confidence,
  /** Classified comments of the day, so that computing again does not classify them again. */
  comments: z.array(
    z.object({
      platform: z.enum(PLATFORMS),
      days: z.array(
        z.object({ date: z.string(), positive: count, neutral: count, negative: count, unknown: count }),
      ),
    }),
  ),
});
type LiveResult = z.infer<typeof LiveResult>;

export type LiveScore = LiveResult & { calculatedAt: Date };
type Kept = { version: bigint; kept: (LiveScore & { version: bigint }) | null };

const shared = globalThis as unknown as { [key: symbol]: Map<string, Promise<LiveScore>> | undefined };
const KEY = Symbol.for("plinth.live-scores");

/**
 * The score of a workspace from its figures as they are now. A computation is used again for up to 60 seconds, by every
 * process, and never after the figures have changed. Writes at most one point of the history an hour. It tells nobody:
 * that is the worker's (`refreshLiveScores`), since the bounds of a change take longer than a request should.
 */
export async function computeLiveScore(workspaceId: string, now: Date): Promise<LiveScore> {
  const { version, kept } = await withWorkspace(workspaceId, (tx) => readKept(tx, workspaceId));
  const isCurrent = kept?.version === version && utcDay(kept.calculatedAt) === utcDay(now);
  if (kept && isCurrent && now.getTime() - kept.calculatedAt.getTime() < REUSED_MS) return kept;
  const basis = { version, now, comments: isCurrent ? kept?.comments : undefined };
  // A transaction must neither wait for a computation that needs a connection, nor lend its own to others.
  return isInOneTransaction() ? compute(workspaceId, basis) : shareComputation(workspaceId, basis);
}

/** Requests that arrive while the same computation runs wait for it. */
function shareComputation(workspaceId: string, basis: Basis): Promise<LiveScore> {
  shared[KEY] ??= new Map();
  const running = shared[KEY];
  const name = `${workspaceId}/${basis.version}`;
  const work = running.get(name) ?? compute(workspaceId, basis).finally(() => running.delete(name));
  running.set(name, work);
  return work;
}

async function readKept(tx: WorkspaceTx, workspaceId: string): Promise<Kept> {
  const version = await readDataVersion(tx, workspaceId);
  const row = await tx.liveScore.findUnique({ where: { workspaceId } });
  if (!row) return { version, kept: null };
  const kept = { ...LiveResult.parse(row.result), calculatedAt: row.calculatedAt, version: row.dataVersion };
  return { version, kept };
}

type LivePoint = Pick<FormulaResult, "formulaVersion" | "score" | "pillars"> & {
  workspaceId: string;
  calculatedAt: Date;
};
type Basis = { version: bigint; now: Date; comments: LiveResult["comments"] | undefined };

/** The version was read before the figures: what is computed from newer ones is at worst computed once more. */
async function compute(workspaceId: string, { version, now, comments }: Basis): Promise<LiveScore> {
  const input = await loadFormulaInput(workspaceId, utcDay(now), comments);
  const { score, pillars, explanation, confidence, formulaVersion } = formula().score(input);
  const counted = input.platforms.map(({ platform, comments: days }) => ({ platform, days }));
  const result = { score, pillars, explanation, confidence, comments: counted };
  await withWorkspace(workspaceId, async (tx) => {
    if (!(await keep(tx, { workspaceId, version, now, result }))) return;
    await writePoint(tx, { workspaceId, calculatedAt: now, formulaVersion, score, pillars });
  });
  return { ...result, calculatedAt: now };
}

type Computed = { workspaceId: string; version: bigint; now: Date; result: LiveResult };

/** Says no when another process has kept one of newer figures meanwhile. */
async function keep(tx: WorkspaceTx, { workspaceId, version, now, result }: Computed): Promise<boolean> {
  const kept = await tx.$executeRaw`
    INSERT INTO live_scores (workspace_id, data_version, calculated_at, result)
    VALUES (${workspaceId}, ${version}, ${now}, ${JSON.stringify(result)}::jsonb)
    ON CONFLICT (workspace_id) DO UPDATE
      SET data_version = EXCLUDED.data_version, calculated_at = EXCLUDED.calculated_at, result = EXCLUDED.result
      WHERE live_scores.data_version <= EXCLUDED.data_version`;
  return kept === 1;
}

/** The row of the live score is locked by now, so of two processes at once one sees the other's point. */
async function writePoint(tx: WorkspaceTx, point: LivePoint): Promise<void> {
  const { workspaceId, calculatedAt } = point;
  const since = new Date(calculatedAt.getTime() - POINT_EVERY_MS);
  const recent = await tx.scorePoint.findFirst({
    where: { workspaceId, kind: "live", calculatedAt: { gt: since } },
  });
  if (recent) return;
  const source = calculatedAt.toISOString();
  await tx.scorePoint.create({
    data: { ...point, date: new Date(utcDay(calculatedAt)), kind: "live", source },
  });
}
