import type pg from "pg";

/** Whatever takes SQL and sees the rows of all workspaces: the owner's pool, or that of the sweeps. */
export type Rows = Pick<pg.Pool, "query">;
/** A row that breaks an invariant, and how. */
export type Offence = { invariant: string; workspaceId: string | null; id: string; why: string };

/** Rows of `SELECT workspace_id AS "workspaceId", id, why`, as offences. */
export async function readOffences(
  rows: Rows,
  invariant: string,
  sql: string,
  values: unknown[] = [],
): Promise<Offence[]> {
  const found = await rows.query<Omit<Offence, "invariant">>(sql, values);
  return found.rows.map((row) => ({ invariant, ...row }));
}
