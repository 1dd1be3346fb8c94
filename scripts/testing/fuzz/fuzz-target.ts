import { withWorkspace } from "#lib/db.ts";
import { makeAuditedWorkspace } from "../audits.ts";
import { endRuns, makeCampaign, makeDelivery, makeImport, makeWebhook } from "../reach.ts";

/** A workspace that has one of everything, so that requests find something. */
export type FuzzTarget = {
  id: string;
  key: string;
  /** Path with the ids of things that are there at the moment. */
  fill: (path: string) => string;
  /** Makes again what a DELETE took, and ends the runs that were started. */
  restock: () => Promise<void>;
};

/** Makes a target on the plan without limits of number; that of requests has to be lifted with `PLINTH_PLANS`. */
export async function makeFuzzTarget(): Promise<FuzzTarget> {
  const workspace = await makeAuditedWorkspace("enterprise");
  let ids = await stock();

  async function stock(): Promise<Record<string, string>> {
    const webhookId = await makeWebhook(workspace);
    return {
      audit_id: workspace.auditId,
      import_id: await makeImport(workspace),
      campaign_id: await makeCampaign(workspace),
      webhook_id: webhookId,
      delivery_id: await makeDelivery(workspace, webhookId),
    };
  }

  return {
    ...workspace,
    fill: (path) => path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? name),
    restock: async () => {
      await endRuns(workspace.id);
      const where = { workspaceId: workspace.id };
      await withWorkspace(workspace.id, async (tx) => {
        await tx.webhook.deleteMany({ where });
        await tx.upload.deleteMany({ where });
        await tx.campaign.deleteMany({ where });
      });
      ids = await stock();
    },
  };
}
