import { withWorkspace } from "#lib/db.ts";

/** Everything of a workspace that a request may make or change, to be compared before and after. */
export function effectiveRows(workspaceId: string) {
  const where = { workspaceId };
  const orderBy = { id: "asc" } as const;
  return withWorkspace(workspaceId, async (tx) => ({
    audits: await tx.audit.findMany({ where, orderBy }),
    campaigns: await tx.campaign.findMany({ where, orderBy }),
    webhooks: await tx.webhook.findMany({ where, orderBy }),
    events: await tx.event.findMany({ where, orderBy }),
    deliveries: await tx.delivery.findMany({ where, orderBy }),
  }));
}
