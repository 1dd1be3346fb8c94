import { batched } from "../batched.ts";
import { callAlone } from "../db.ts";
import { PILLARS, type Pillars } from "../formula/names.ts";

export type ScoreFigures = { score: number; pillars: Pillars; formulaVersion: string; calculatedAt: Date };
/**
 * `figures` are null before the first audit, `live` where the figures or the formula have changed since, or nothing is live;
 * `historyVersion` tells how often the history has changed.
 */
export type FoundFigures = {
  realTime: boolean;
  figures: ScoreFigures | null;
  live: ScoreFigures | null;
  historyVersion: string;
};
type Asked = { workspaceId: string; accountId: string };

/** As `read_scores` in `prisma/access-functions.ts` returns it; the driver reads a bigint as text. */
type Row = {
  place: number;
  real_time: boolean;
  score: number | null;
  pillars: number[];
  formula_version: string;
  calculated_at: Date;
  live_score: number | null;
  live_pillars: number[];
  live_at: Date;
  history_version: string;
};

/** It sets the scope of each of its reads itself: what is asked for most often is one message for all who ask at the same moment. */
const STATEMENT = { name: "find-score-figures", text: "SELECT * FROM read_scores($1, $2)" };

const readAll = batched(
  async (asked: readonly Asked[]): Promise<(FoundFigures | null)[]> => {
    const values = [asked.map(({ workspaceId }) => workspaceId), asked.map(({ accountId }) => accountId)];
    const found: (FoundFigures | null)[] = asked.map(() => null);
    for (const row of await callAlone<Row>(STATEMENT, values)) found[row.place - 1] = toFound(row);
    return found;
  },
  ({ workspaceId, accountId }) => `${workspaceId} ${accountId}`,
);

/**
 * The figures of the newest completed audit and of the live score without what explains them, and the version of the history, as they are
 * when it is asked.
 * @returns null where the account has no such workspace
 */
export function findScoreFigures(workspaceId: string, accountId: string): Promise<FoundFigures | null> {
  return readAll({ workspaceId, accountId });
}

function toFound(row: Row): FoundFigures {
  const { real_time: realTime, history_version: historyVersion, formula_version: formulaVersion } = row;
  const toFigures = (score: number | null, pillars: number[], calculatedAt: Date): ScoreFigures | null =>
    score === null ? null : { score, pillars: byName(pillars), formulaVersion, calculatedAt };
  return {
    ...{ realTime, historyVersion },
    figures: toFigures(row.score, row.pillars, row.calculated_at),
    live: toFigures(row.live_score, row.live_pillars, row.live_at),
  };
}

function byName(pillars: readonly number[]): Pillars {
  return Object.fromEntries(PILLARS.map((name, place) => [name, pillars[place]])) as Pillars;
}
