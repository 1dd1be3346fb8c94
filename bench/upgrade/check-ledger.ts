import { formula, olderVersions } from "#lib/formula/versions.ts";
import { addDays } from "#lib/time.ts";
import { today } from "../answers/plain-files.ts";
import { until } from "../answers/site.ts";
import type { Running } from "./check-running.ts";
import type { Compared } from "./compare.ts";

type Entry = {
  id: string;
  pillar: string;
  promised: number;
  promised_after_28: number | null;
  realised: number | null;
};
/** A point of the history that the former formula reconstructed. */
export type OldPoint = { workspace_id: string; date: string; pillars: Record<string, number> };

const FIELDS = "id, pillar, promised, promised_after_28, realised";
/** A day more than the ledger waits for. */
const DONE_DAYS_AGO = 29;
const MEASURED_AFTER = 28;
/** Both points of a history are rounded. */
const ROUNDING = 0.11;

/**
 * What an audit of the former formula advised and what was done since is measured by that formula: as far as the points of the last
 * landing's own history were apart. What was promised stays.
 */
export async function checkLedger(
  { database, installation }: Running,
  history: readonly OldPoint[],
): Promise<Compared> {
  const { id: workspaceId } = installation.callers.second;
  const doneOn = addDays(today(), -DONE_DAYS_AGO);
  const done = `UPDATE recommendation_entries SET status = 'done', decided_by = 'operator', decided_at = $2, done_at = $2
    WHERE workspace_id = $1 AND pillar <> 'sentiment' RETURNING ${FIELDS}`;
  const entries = await database.rows<Entry>(done, [workspaceId, new Date(`${doneOn}T12:00:00Z`)]);
  const read = () =>
    database.rows<Entry>(`SELECT ${FIELDS} FROM recommendation_entries WHERE workspace_id = $1`, [
      workspaceId,
    ]);
  const measured = async () => (await read()).filter(({ realised }) => realised !== null);
  await until("the ledger", async () => (await measured()).length >= entries.length);
  const points = history.filter((point) => point.workspace_id === workspaceId);
  const pillarOn = (day: string, pillar: string) =>
    points.find(({ date }) => date === day)?.pillars[pillar] ?? Number.NaN;
  const differences = (await measured()).flatMap((entry) => {
    const given = entries.find(({ id }) => id === entry.id);
    const move = pillarOn(addDays(doneOn, MEASURED_AFTER), entry.pillar) - pillarOn(doneOn, entry.pillar);
    const isKept = entry.promised === given?.promised && entry.promised_after_28 === given.promised_after_28;
    const isOld = Math.abs((entry.realised ?? Number.NaN) - move) < ROUNDING;
    return isKept && isOld
      ? []
      : [`${JSON.stringify(entry)}, by ${olderVersions().at(-1) ?? formula().name} ${move.toFixed(1)}`];
  });
  return {
    what: "ledger, measured by the formula that promised",
    equal: entries.length - differences.length,
    total: entries.length,
    differences,
  };
}
