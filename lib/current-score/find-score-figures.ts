import { batched } from "../batched.ts";
import { callAlone } from "../db.ts";
import { PILLARS, type Pillars } from "../formula/names.ts";

export type ScoreFigures = { score: number; pillars: Pillars; formulaVersion: string; calculatedAt: Date };
/** `figures` are null before the first audit; `historyVersion` tells how often the history has changed. */
type Found = { realTime: boolean; figures: ScoreFigures | null; historyVersion: string };
type Asked = { workspaceId: string; accountId: string };

/** As `read_current_scores` in `prisma/access-functions.ts` returns it; the driver reads a bigint as text. */
type Row = Pillars & {
  place: number;
  real_time: boolean;
  score: number | null;
  formula_version: string;
  calculated_at: Date;
  history_version: string;
};

/** It sets the scope of each of its reads itself: what is asked for most often is one message for all who ask at the same moment. */
const STATEMENT = { name: "find-score-figures", text: "SELECT * FROM read_current_scores($1, $2)" };

const readAll = batched(
  async (asked: readonly Asked[]): Promise<(Found | null)[]> => {
    const values = [asked.map(({ workspaceId }) => workspaceId), asked.map(({ accountId }) => accountId)];
    const found: (Found | null)[] = asked.map(() => null);
    for (const row of await callAlone<Row>(STATEMENT, values)) found[row.place - 1] = toFound(row);
    return found;
  },
  ({ workspaceId, accountId }) => `${workspaceId} ${accountId}`,
);

/**
 * The figures of the newest completed audit without what explains them, and the version of the history, as they are when it is asked.
 * @returns null where the account has no such workspace
 */
export function findScoreFigures(workspaceId: string, accountId: string): Promise<Found | null> {
  return readAll({ workspaceId, accountId });
}

function toFound(row: Row): Found {
  const { real_time: realTime, history_version: historyVersion, score } = row;
  if (score === null) return { realTime, figures: null, historyVersion };
  const pillars = Object.fromEntries(PILLARS.map((name) => [name, row[name]])) as Pillars;
  const { formula_version: formulaVersion, calculated_at: calculatedAt } = row;
  return { realTime, figures: { score, pillars, formulaVersion, calculatedAt }, historyVersion };
}
