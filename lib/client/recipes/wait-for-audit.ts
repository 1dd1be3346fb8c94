import { type AuditResult, type PlinthClient, PlinthError } from "../plinth.ts";

/** Runs an audit and waits for its result; joins the audit that is running already, if there is one. */
export async function runAndWait(client: PlinthClient, report: (line: string) => void): Promise<AuditResult> {
  const auditId = await startOrJoin(client);
  const result = await client.waitForAudit(auditId, {
    timeoutMs: 10 * 60_000,
    onProgress: ({ percent, step }) => report(`${percent} %: ${step}`),
  });
  if (result.status === "failed") report(`The audit failed: ${result.error.detail}`);
  else report(`The score is ${result.score}.`);
  return result;
}

async function startOrJoin(client: PlinthClient): Promise<string> {
  try {
    return (await client.runAudit({ lookback_days: 90 })).audit_id;
  } catch (error) {
    if (!(error instanceof PlinthError) || error.code !== "audit_in_progress") throw error;
    const { audits } = await client.listAudits({ limit: 1 });
    const [running] = audits;
    if (!running) throw error;
    return running.audit_id;
  }
}
