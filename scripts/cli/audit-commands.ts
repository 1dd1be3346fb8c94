import type { Command } from "commander";
import { operatorFor } from "#lib/access/operator-for.ts";
import { operatorRecorder } from "#lib/audit-log/recorder.ts";
import { auditProgress } from "#lib/audits/audit-progress.ts";
import { getAuditOperator, getVisibleAudit } from "#lib/audits/audit-queries.ts";
import { presentAudit } from "#lib/audits/present-audit.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { verifyAudit } from "#lib/audits/verify-audit.ts";
import { waitForAudit } from "#lib/audits/wait-for-audit.ts";
import { inOneTransaction } from "#lib/db.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import type { Act } from "./act.ts";
import { parseList, parseLookback, parsePastDay } from "./parse-options.ts";

type Run = { workspace: string; platforms?: string; lookbackDays: number; asOf?: Date; wait?: boolean };
const EVERYTHING = ["explanation", "confidence"];

export function addAuditCommands(program: Command, act: Act): void {
  const audit = program.command("audit").description("brand audits");
  audit
    .command("run")
    .description("start an audit; with --wait, run it here if no worker does")
    .requiredOption("--workspace <workspace>")
    .option("--platforms <platforms>", "comma-separated; default: all connected ones")
    .option("--lookback-days <days>", "1 to 365", parseLookback, 90)
    .option(
      "--as-of <date>",
      "score a past day; it does not count towards the plan's audits and never becomes the current score",
      parsePastDay,
    )
    .option("--wait", "wait for the result")
    .action(act(runCommand));
  audit
    .command("show <audit_id>")
    .description("show a result with its explanation and confidence")
    .action(act(async (auditId: string) => showAudit(auditId)));
  audit
    .command("verify <audit_id>")
    .description("recompute an audit from its frozen input and compare")
    .action(act(async (auditId: string) => verifyAudit(await getAuditOperator(auditId), auditId)));
}

async function runCommand({ workspace, platforms, lookbackDays, asOf, wait }: Run) {
  const caller = await operatorFor(workspace);
  const chosen = platforms ? { platforms: parseList(platforms, PLATFORMS) } : {};
  const { workspaceId } = caller;
  const now = new Date();
  const started = await inOneTransaction(workspaceId, async (tx) => {
    const run = await startAudit(caller, { lookback_days: lookbackDays, ...chosen }, { now, asOf });
    await operatorRecorder("audit.started", now)(tx, { workspaceId, subject: run.audit_id });
    return run;
  });
  return wait ? waitForAudit(caller, started.audit_id, EVERYTHING) : started;
}

async function showAudit(auditId: string) {
  const audit = await getVisibleAudit(await getAuditOperator(auditId), auditId);
  if (audit.status !== "processing") return presentAudit(audit, EVERYTHING);
  return { audit_id: auditId, status: audit.status, ...auditProgress(audit.steps) };
}
