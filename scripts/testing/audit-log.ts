import { ownerPool } from "./owner-db.ts";

/** An entry as it is stored. */
export type LoggedEntry = {
  workspace_id: string | null;
  user_id: string | null;
  at: Date;
  actor_kind: string;
  actor_id: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  address: string | null;
  request_id: string | null;
  detail: Record<string, unknown>;
};

/** What was written into the audit log while `work` ran, in its order. */
export async function entriesOf(work: () => Promise<unknown>): Promise<LoggedEntry[]> {
  const last = await ownerPool().query<{ id: string }>("SELECT coalesce(max(id), 0) AS id FROM audit_log");
  await work();
  const text = `SELECT workspace_id, user_id, at, actor_kind, actor_id, action, subject_kind, subject_id, address, request_id, detail
    FROM audit_log WHERE id > $1 ORDER BY id`;
  return (await ownerPool().query<LoggedEntry>(text, [last.rows[0]?.id])).rows;
}
