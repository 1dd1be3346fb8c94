import { operatorFor } from "#lib/access/operator-for.ts";
import { runAudit } from "#lib/audits/run-audit.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { withWorkspace } from "#lib/db.ts";
import type { Platform } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import { newId } from "#lib/ids.ts";
import type { Plan } from "#lib/plans.ts";
import { createShare } from "#lib/shares/create-share.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { ask } from "./ask.ts";
import { importText, makePosts, makeWorkspace } from "./workspaces.ts";

type Keyed = { id: string; key: string };

/** Starts an audit over the API. */
export async function startRun({ key }: Keyed, body: object = {}): Promise<string> {
  const { status, body: run } = await ask("POST", "/v1/audit/run", { key, body });
  if (status !== 200) throw new Error(`the run was refused: ${run.title}: ${run.detail}`);
  return run.audit_id;
}

/** Starts an audit over the API and runs it to its end. */
export async function runToEnd(workspace: Keyed, body: object = {}): Promise<string> {
  const auditId = await startRun(workspace, body);
  await runAudit(workspace.id, auditId);
  return auditId;
}

/** Runs an operator's audit to its end, as of a day or asked for at another time. */
export async function runAsOperator(workspaceId: string, options: { now?: Date; asOf?: string }) {
  const { now = new Date(), asOf } = options;
  const date = asOf === undefined ? undefined : new Date(asOf);
  const operator = await operatorFor(workspaceId);
  const { audit_id } = await startAudit(operator, { lookback_days: 90 }, { now, asOf: date });
  await runAudit(workspaceId, audit_id);
  return audit_id;
}

/** Writes copies of a completed audit that were asked for at an instant: for what counts audits only. */
export function copyAudit(workspaceId: string, auditId: string, copies: number, createdAt: Date) {
  return withWorkspace(workspaceId, async (tx) => {
    const where = { workspaceId_id: { workspaceId, id: auditId } };
    const { result, ...row } = await tx.audit.findUniqueOrThrow({ where });
    const copy = { ...row, result: result ?? {}, createdAt, completedAt: createdAt };
    const data = Array.from({ length: copies }, () => ({ ...copy, id: newId("aud") }));
    return tx.audit.createMany({ data });
  });
}

/** Runs an audit, and writes the others as copies of it. */
export async function useRuns(workspace: Keyed, runs: number): Promise<void> {
  const auditId = await runToEnd(workspace);
  await copyAudit(workspace.id, auditId, runs - 1, new Date());
}

/** A workspace with a platform and a few weeks of posts: its audits are quick, and say something of impact and reach. */
export async function makeSmallWorkspace(plan: Plan = "pro", platform: Platform = "twitter") {
  const workspace = await makeWorkspace(plan);
  await importText(workspace.id, platform, makePosts(30));
  return workspace;
}

/** A small workspace with one completed audit. */
export async function makeAuditedWorkspace(plan: Plan = "pro") {
  const workspace = await makeSmallWorkspace(plan);
  return { ...workspace, auditId: await runToEnd(workspace) };
}

/** Imports twenty days of posts that are far more liked than those of makePosts(), old enough to count: the scores move. */
export function importBetterPosts(workspaceId: string) {
  const rows = Array.from({ length: 20 }, (_, n) => {
    return `better${n},${addDays(utcDay(new Date()), -8 - n)}T00:10:00Z,Better ${n},900,300,200,2000`;
  });
  return importText(
    workspaceId,
    "twitter",
    ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n"),
  );
}

/** Writes reconstructed score points, as an import would, with scores of the test's choice. */
export function writePoints(workspaceId: string, scores: Record<string, number>) {
  const data = Object.entries(scores).map(([day, score]) => ({
    workspaceId,
    date: new Date(day),
    kind: "reconstructed",
    source: "",
    calculatedAt: new Date(),
    formulaVersion: formula().name,
    score,
    pillars: { presence: score, reach: score, impact: score, sentiment: score, momentum: score },
  }));
  return withWorkspace(workspaceId, (tx) => tx.scorePoint.createMany({ data }));
}

/** Makes a link to an audit, as the operator. @param now when; @param password that it asks for */
export async function shareAudit(workspaceId: string, auditId: string, password?: string, now = new Date()) {
  const asked = { auditId, expires_in_days: 7, ...(password && { password }) } as const;
  return createShare(await operatorFor(workspaceId), asked, now);
}

/** Sets the status of the profiles on a platform. */
export function setPlatformStatus(workspaceId: string, platform: Platform, status: string) {
  const where = { workspaceId, platform };
  return withWorkspace(workspaceId, (tx) => tx.profile.updateMany({ where, data: { status } }));
}

export function countAudits(workspaceId: string): Promise<number> {
  return withWorkspace(workspaceId, (tx) => tx.audit.count({ where: { workspaceId } }));
}

/** The number of runs that GET /v1/workspace says are used. */
export async function auditsUsed(workspace: Keyed): Promise<number> {
  return (await ask("GET", "/v1/workspace", { key: workspace.key })).body.audits_used;
}
