import { withWorkspace } from "#lib/db.ts";
import { ownerPool } from "./owner-db.ts";

/** Everything of a workspace that a request may make or change, to be compared before and after. */
export function effectiveRows(workspaceId: string) {
  const where = { workspaceId };
  const orderBy = { id: "asc" } as const;
  return withWorkspace(workspaceId, async (tx) => ({
    audits: await tx.audit.findMany({ where, orderBy }),
    uploads: await tx.upload.findMany({ where, orderBy }),
    campaigns: await tx.campaign.findMany({ where, orderBy }),
    webhooks: await tx.webhook.findMany({ where, orderBy }),
    events: await tx.event.findMany({ where, orderBy }),
    deliveries: await tx.delivery.findMany({ where, orderBy }),
  }));
}

/**
 * A mark of everything that is kept, table by table, to be compared before and after: PostgreSQL gives a row that is written a new place and
 * the number of its transaction, whatever is written. What requests themselves leave is left out.
 */
export async function markRows(): Promise<Record<string, string>> {
  const { rows: tables } = await ownerPool().query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('rate_limits', 'api_keys', 'oauth_clients')",
  );
  const each = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(ctid || ' ' || xmin, 0)), 0) AS mark FROM "${name}"`,
  );
  const { rows } = await ownerPool().query(each.join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
