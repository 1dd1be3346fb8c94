import type { Offence, Rows } from "./offence.ts";

/** What an answer of 200 told: a thing with this id is there. */
export type Acknowledged = { table: "audits" | "campaigns" | "webhooks" | "uploads"; id: string };

/** I1: ids that were acknowledged and are not there. */
export async function findLostIds(rows: Rows, acknowledged: Acknowledged[]): Promise<Offence[]> {
  const lost: Offence[] = [];
  for (const [table, told] of Map.groupBy(acknowledged, (one) => one.table)) {
    const sql = `SELECT told.id FROM unnest($1::text[]) AS told(id) LEFT JOIN ${table} kept ON kept.id = told.id
      WHERE kept.id IS NULL`;
    const missing = await rows.query<{ id: string }>(sql, [told.map(({ id }) => id)]);
    for (const { id } of missing.rows)
      lost.push({ invariant: "I1", workspaceId: null, id, why: `acknowledged, and not in ${table}` });
  }
  return lost;
}
