import type { Offence, Rows } from "./offence.ts";

/** A request with an `Idempotency-Key` that was answered 200, and the id that it was told. */
export type KeyedAnswer = {
  workspaceId: string;
  table: "audits" | "campaigns" | "webhooks";
  key: string;
  id: string;
};

/**
 * I6: keys that were told two ids, and things of those workspaces that no answer tells of. Every one that was made there
 * must have been asked for with a key.
 */
export async function findRepeatedEffects(rows: Rows, answers: KeyedAnswer[]): Promise<Offence[]> {
  const offences: Offence[] = [];
  const places = Map.groupBy(answers, ({ workspaceId, table }) => `${workspaceId} ${table}`);
  for (const [place, told] of places) {
    const [workspaceId = "", table] = place.split(" ");
    for (const [key, same] of Map.groupBy(told, (one) => one.key)) {
      const ids = new Set(same.map(({ id }) => id));
      if (ids.size > 1)
        offences.push({ invariant: "I6", workspaceId, id: key, why: `${ids.size} effects of a key` });
    }
    const sql = `SELECT id FROM ${table} WHERE workspace_id = $1 AND id <> ALL ($2)`;
    const more = await rows.query<{ id: string }>(sql, [workspaceId, told.map(({ id }) => id)]);
    for (const { id } of more.rows)
      offences.push({
        invariant: "I6",
        workspaceId,
        id,
        why: `an effect in ${table} that no answer tells of`,
      });
  }
  return offences;
}
