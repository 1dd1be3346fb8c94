import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { operatorFor } from "#lib/access/operator-for.ts";
import { failAudit } from "#lib/audits/fail-audit.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { waitForAudit } from "#lib/audits/wait-for-audit.ts";
import { withWorkspace } from "#lib/db.ts";
import type { Plan } from "#lib/plans.ts";
import { importFiles } from "#scripts/cli/import-command.ts";
import { type Account, createAccount } from "./accounts.ts";
import { writeMonthlyExport } from "./monthly-export.ts";
import { enter } from "./sign-in.ts";

/** Imports an export file of X as a person would have downloaded it, as the command line does. */
export async function importExport(workspaceId: string) {
  const file = join(process.env.PLINTH_DATA_DIR ?? "", `tweet_activity_metrics_${workspaceId}.csv`);
  writeFileSync(file, writeMonthlyExport(new Date()));
  return importFiles([file], { workspace: workspaceId, platform: "twitter", handle: "larkspurtea" });
}

/** Runs an audit to its end. @param asOf a past day, YYYY-MM-DD */
export async function runAudit(workspaceId: string, asOf?: string): Promise<void> {
  const caller = await operatorFor(workspaceId);
  const date = asOf === undefined ? undefined : new Date(asOf);
  const { audit_id } = await startAudit(caller, { lookback_days: 90 }, { now: new Date(), asOf: date });
  await waitForAudit(caller, audit_id, []);
}

/** Starts an audit that goes on until `letGo`. @returns its id */
export async function startHeldAudit(workspaceId: string): Promise<string> {
  const caller = await operatorFor(workspaceId);
  const { audit_id } = await startAudit(caller, { lookback_days: 90 }, { now: new Date() });
  await holdAudit(workspaceId);
  return audit_id;
}

/**
 * Takes the workspace's running audit away from its worker, as one that hangs would hold it: it runs until `letGo`, however
 * long a page is looked at. The audit may be about to start.
 */
export async function holdAudit(workspaceId: string): Promise<void> {
  const hold = () =>
    withWorkspace(
      workspaceId,
      (tx) => tx.$executeRaw`
        UPDATE audits SET lease_token = 'held', lease_until = now() + interval '1 hour'
        WHERE workspace_id = ${workspaceId} AND status = 'processing'`,
    );
  await expect.poll(hold, { intervals: [20] }).toBe(1);
}

/** Lets a worker go on with the audit that `holdAudit` holds. */
export async function letGo(workspaceId: string): Promise<void> {
  await withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`
      UPDATE audits SET lease_token = NULL, lease_until = NULL
      WHERE workspace_id = ${workspaceId} AND lease_token = 'held'`,
  );
}

/** Ends a running audit as the worker does when its steps go on failing. */
export async function endAsFailed(workspaceId: string, auditId: string): Promise<void> {
  const title = "Audit Failed";
  const detail = "A step failed 3 times; the run was given back. Start the audit again.";
  expect(await failAudit({ workspaceId, auditId, title, detail, now: new Date() })).toBe(true);
}

/** Opens the audits of a new account that has imported its export. */
export async function openAudits(page: Page, plan: Plan): Promise<Account> {
  const account = await createAccount(plan);
  await importExport(account.workspaceId);
  await enter(page, account, "/audits");
  return account;
}
