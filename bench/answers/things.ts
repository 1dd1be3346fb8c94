import type { Database } from "./database.ts";

const TABLES = ["audits", "campaigns", "webhooks", "deliveries"] as const;
type Table = (typeof TABLES)[number];

/** What an installation holds: ids by workspace, the oldest first. */
export type Things = {
  of: (table: Table, workspaceId: string) => string[];
  /** Deliveries that wait, with their webhook. */
  pending: { workspace_id: string; webhook_id: string; id: string }[];
  /** Every id, also of what no operation shows. */
  known: Set<string>;
};

const WITH_IDS = [...TABLES, "accounts", "workspaces", "users", "api_keys", "uploads", "events", "notices"];

export async function readThings(database: Database): Promise<Things> {
  const known = new Set<string>();
  for (const table of [...WITH_IDS, "recommendation_entries"])
    for (const { id } of await database.rows<{ id: string }>(`SELECT id FROM ${table}`)) known.add(id);
  const lists = new Map<string, string[]>();
  for (const table of TABLES) {
    const sql = `SELECT workspace_id, id FROM ${table} ORDER BY created_at, id`;
    for (const { workspace_id, id } of await database.rows(sql)) {
      const name = `${table} ${workspace_id}`;
      lists.set(name, [...(lists.get(name) ?? []), id]);
    }
  }
  const waiting =
    "SELECT workspace_id, webhook_id, id FROM deliveries WHERE status = 'pending' ORDER BY created_at, id";
  const pending = await database.rows<Things["pending"][number]>(waiting);
  return { pending, of: (table, workspaceId) => lists.get(`${table} ${workspaceId}`) ?? [], known };
}
