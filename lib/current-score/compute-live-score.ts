import { z } from "zod";
import {
  isInOneTransaction,
  readWorkspace,
  type WorkspaceReader,
  type WorkspaceTx,
  withWorkspace,
} from "../db.ts";
import { findCrisis } from "../formula/find-crisis.ts";
import type { FormulaResult } from "../formula/formula-result.ts";
import { type PointBasis, platformsOf, pointBasis } from "../formula/point-basis.ts";
import { formula } from "../formula/versions.ts";
import { readDataVersion } from "../score/data-version.ts";
import { loadFormulaInput } from "../score/load-formula-input.ts";
import { Explanation, PillarConfidences, PillarScores } from "../score/schemas.ts";
import { utcDay } from "../time.ts";
import { isFresh } from "./is-fresh.ts";

const POINT_EVERY_MS = 3_600_000;

const count = z.int().min(0);

/** What a computation leaves behind; parsed at every read. */
const LiveResult = z.object({
  score: z.number(),
  pillars: PillarScores,
  explanation: Explanation,
  confidence: PillarConfidences,
  known_weight: z.number().optional(),
  /** Classified comments of the day, so that computing again does not classify them again. */
  comments: z.array(
    z.object({
      /** Missing in what older versions left. */
      profile: z.string().default(""),
      days: z.array(
        z.object({
          ...{ date: z.string(), positive: count, neutral: count, negative: count, unknown: count },
          ...{ repeated: count.optional(), spam: count.optional(), reading: count.optional() },
          chorus: z.object({ positive: count, neutral: count, negative: count }).optional(),
        }),
      ),
    }),
  ),
});
type LiveResult = z.infer<typeof LiveResult>;

export type LiveScore = LiveResult & { calculatedAt: Date };
type Stored = { dataVersion: bigint; stored: (LiveScore & { dataVersion: bigint }) | null };

const shared = globalThis as unknown as { [key: symbol]: Map<string, Promise<LiveScore>> | undefined };
const KEY = Symbol.for("plinth.live-scores");

/**
 * The score of a workspace from its figures as they are now. A result is served for up to 60 seconds, by every process, and
 * never after the figures or the version have changed. Writes at most one point of the history an hour. Events are left to the worker
 * (`refreshLiveScores`), since the bounds of a change take longer than a request should.
 * @param version of the current audit: after an upgrade the score stays the old one until the next audit.
 */
export async function computeLiveScore(workspaceId: string, now: Date, version: string): Promise<LiveScore> {
  const { dataVersion, stored } = await readWorkspace(workspaceId, (db) => readStored(db, workspaceId));
  const isCurrent =
    stored?.dataVersion === dataVersion &&
    stored.explanation.formula_version === version &&
    utcDay(stored.calculatedAt) === utcDay(now);
  if (stored && isCurrent && isFresh(stored.calculatedAt, now)) return stored;
  const basis = { dataVersion, version, now, comments: isCurrent ? stored?.comments : undefined };
  // A transaction must neither wait for a computation that needs a connection, nor lend its own to others.
  return isInOneTransaction() ? compute(workspaceId, basis) : singleFlight(workspaceId, basis);
}

/** Requests that arrive while the same computation runs share its result. */
function singleFlight(workspaceId: string, basis: Basis): Promise<LiveScore> {
  shared[KEY] ??= new Map();
  const running = shared[KEY];
  const name = `${workspaceId}/${basis.dataVersion}/${basis.version}`;
  const work = running.get(name) ?? compute(workspaceId, basis).finally(() => running.delete(name));
  running.set(name, work);
  return work;
}

async function readStored(tx: WorkspaceReader, workspaceId: string): Promise<Stored> {
  const dataVersion = await readDataVersion(tx, workspaceId);
  const row = await tx.liveScore.findFirst({ where: { workspaceId } });
  if (!row) return { dataVersion, stored: null };
  const stored = {
    ...LiveResult.parse(row.result),
    calculatedAt: row.calculatedAt,
    dataVersion: row.dataVersion,
  };
  return { dataVersion, stored };
}

type LivePoint = Pick<FormulaResult, "formulaVersion" | "score" | "pillars"> & {
  workspaceId: string;
  calculatedAt: Date;
  basis: PointBasis;
};
type Basis = {
  dataVersion: bigint;
  version: string;
  now: Date;
  comments: LiveResult["comments"] | undefined;
};

/** The version of the data was read before the figures: what is computed from newer ones is at worst computed once more. */
async function compute(
  workspaceId: string,
  { dataVersion, version: name, now, comments }: Basis,
): Promise<LiveScore> {
  const version = formula(name);
  const { input, comments: counted } = await loadFormulaInput(workspaceId, utcDay(now), version, comments);
  const { formulaVersion, knownWeight, spread, ...scored } = version.score(input);
  const { score, pillars, confidence } = scored;
  const told = spread ? { confidence, spread } : { confidence };
  const explanation = { ...scored.explanation, crisis: findCrisis(input) };
  const weight = knownWeight === undefined ? {} : { known_weight: knownWeight };
  const result = { ...scored, ...weight, explanation, comments: counted };
  const basis = pointBasis(told, platformsOf(input));
  await withWorkspace(workspaceId, async (tx) => {
    if (!(await store(tx, { workspaceId, dataVersion, now, result }))) return;
    await writePoint(tx, { workspaceId, calculatedAt: now, formulaVersion, score, pillars, basis });
  });
  return { ...result, calculatedAt: now };
}

type Computed = { workspaceId: string; dataVersion: bigint; now: Date; result: LiveResult };

/** False when another process has stored a score of newer figures meanwhile. */
async function store(tx: WorkspaceTx, { workspaceId, dataVersion, now, result }: Computed): Promise<boolean> {
  const written = await tx.$executeRaw`
    INSERT INTO live_scores (workspace_id, data_version, calculated_at, result)
    VALUES (${workspaceId}, ${dataVersion}, ${now}, ${JSON.stringify(result)}::jsonb)
    ON CONFLICT (workspace_id) DO UPDATE
      SET data_version = EXCLUDED.data_version, calculated_at = EXCLUDED.calculated_at, result = EXCLUDED.result
      WHERE live_scores.data_version <= EXCLUDED.data_version`;
  return written === 1;
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
