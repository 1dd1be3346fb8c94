import { Prisma } from "#prisma/generated/client.ts";
import { sweep } from "../db.ts";
import type { Pillar, Platform } from "../formula/names.ts";
import { daysBefore } from "../time.ts";
import { LEDGER_DAYS } from "./ledger-days.ts";

export type DueEntry = {
  workspaceId: string;
  id: string;
  pillar: Pillar;
  doneAt: Date;
  /** Of the audit that advised it. */
  platforms: Platform[];
  formulaVersion: string | null;
  /** Counts the changes of the workspace's figures so far. */
  dataVersion: string;
};

/**
 * What was done at least 28 days ago and is neither measured nor closed, in every workspace that is not deleted, the
 * longest waiting first.
 */
export function listDueEntries(now: Date): Promise<DueEntry[]> {
  return sweep<DueEntry>(Prisma.sql`
      SELECT e.workspace_id AS "workspaceId", e.id, e.pillar, e.done_at AS "doneAt", a.platforms,
        a.formula_version AS "formulaVersion", coalesce(v.version, 0)::text AS "dataVersion"
      FROM recommendation_entries e
      JOIN workspaces w ON w.id = e.workspace_id AND w.deleted_at IS NULL
      JOIN audits a ON a.workspace_id = e.workspace_id AND a.id = e.audit_id
      LEFT JOIN data_versions v ON v.workspace_id = e.workspace_id
      WHERE e.status = 'done' AND e.realised IS NULL AND e.done_at <= ${daysBefore(now, LEDGER_DAYS.measured)}
        AND e.done_at > ${daysBefore(now, LEDGER_DAYS.closed)}
      ORDER BY e.done_at, e.id`);
}
