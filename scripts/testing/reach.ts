import { failAudit } from "#lib/audits/fail-audit.ts";
import { withWorkspace } from "#lib/db.ts";
import { type Answer, ask } from "./ask.ts";
import { runToEnd } from "./audits.ts";
import { type Operation, operationNamed } from "./operations.ts";

export type Keyed = { id: string; key: string; auditId?: string };

/** Asks for an operation so that it answers 200, if the caller may: its path names things that the workspace has. */
export async function askInFull(
  operation: Operation,
  workspace: Keyed,
  key = workspace.key,
): Promise<Answer> {
  const path = await reach(operation, workspace);
  return ask(operation.method, path, { key, ...(operation.body && { body: operation.body }) });
}

/** The path of an operation with ids of things that the workspace has; what it needs is made first. */
export async function reach({ name, path }: Operation, workspace: Keyed): Promise<string> {
  if (name === "POST /v1/audit/run") await endRuns(workspace.id);
  if (path.includes("aud_unknown"))
    return path.replace("aud_unknown", workspace.auditId ?? (await runToEnd(workspace)));
  if (path.includes("cmp_unknown")) return path.replace("cmp_unknown", await makeCampaign(workspace));
  if (path.includes("upl_unknown")) return path.replace("upl_unknown", await makeImport(workspace));
  if (!path.includes("wh_unknown")) return path;
  const webhookId = await makeWebhook(workspace);
  const withWebhook = path.replace("wh_unknown", webhookId);
  if (!path.includes("dlv_unknown")) return withWebhook;
  return withWebhook.replace("dlv_unknown", await makeDelivery(workspace, webhookId));
}

/** Ends the runs of a workspace, so that the next one is not in their way. */
export async function endRuns(workspaceId: string): Promise<void> {
  const where = { workspaceId, status: "processing" };
  const running = await withWorkspace(workspaceId, (tx) => tx.audit.findMany({ where }));
  for (const { id } of running) {
    const ended = { title: "Ended", detail: "By the test.", now: new Date() };
    await failAudit({ workspaceId, auditId: id, ...ended });
  }
}

/** Makes a campaign over the API. */
export async function makeCampaign({ key }: Keyed, changes: object = {}): Promise<string> {
  const body = { ...operationNamed("POST /v1/campaigns").body, ...changes };
  return (await askFor200("/v1/campaigns", key, body)).body.id;
}

/** Sends a file for import over the API. */
export async function makeImport({ key }: Keyed): Promise<string> {
  const { path, body } = operationNamed("POST /v1/imports");
  return (await askFor200(path, key, body)).body.import_id;
}

/** Registers a webhook over the API. */
export async function makeWebhook({ key }: Keyed, changes: object = {}): Promise<string> {
  const body = { ...operationNamed("POST /v1/webhooks").body, ...changes };
  return (await askFor200("/v1/webhooks", key, body)).body.id;
}

/** Makes a delivery that has ended, so that it may be replayed. */
export async function makeDelivery({ id: workspaceId, key }: Keyed, webhookId: string): Promise<string> {
  const { body } = await askFor200(`/v1/webhooks/${webhookId}/test`, key, {});
  const where = { workspaceId, id: body.delivery_id };
  const data = { status: "failed", nextAttemptAt: null, completedAt: new Date() };
  await withWorkspace(workspaceId, (tx) => tx.delivery.updateMany({ where, data }));
  return body.delivery_id;
}

async function askFor200(path: string, key: string, body: unknown): Promise<Answer> {
  const answer = await ask("POST", path, { key, body });
  if (answer.status !== 200) throw new Error(`POST ${path} was refused: ${JSON.stringify(answer.body)}`);
  return answer;
}
