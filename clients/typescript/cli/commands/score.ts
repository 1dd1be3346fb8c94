import type { AuditResult, RunAuditInput } from "../../../../lib/client/plinth.ts";
import { argument, type Command, type Given, needed, wholeNumber } from "../command.ts";

export const SCORE: Command = {
  name: "score",
  summary: "Show the score with its pillars",
  options: { workspace: { type: "string" } },
  run: async ({ client, options }) => {
    const { workspace } = options;
    const answer = await client().getScore(typeof workspace === "string" ? { workspace_id: workspace } : {});
    const pillars = Object.entries(answer.pillars ?? {}).map(
      ([name, value]) => `  ${name.padEnd(10)} ${value}`,
    );
    return {
      answer,
      lines: [`${answer.score} (${answer.formula_version}, ${answer.calculated_at})`, ...pillars],
    };
  },
};

export const AUDIT_RUN: Command = {
  name: "audit run",
  usage: "[--wait] [--lookback-days 90]",
  summary: "Start an audit; with --wait, give its result",
  options: {
    wait: { type: "boolean" },
    "lookback-days": { type: "string" },
    workspace: { type: "string" },
    timeout: { type: "string" },
  },
  run: async (given) => {
    const lookback_days = wholeNumber(given, "lookback-days");
    const { workspace, wait } = given.options;
    const input: RunAuditInput = {
      ...(lookback_days !== undefined && { lookback_days }),
      ...(typeof workspace === "string" && { workspace_id: workspace }),
    };
    const run = await given.client().runAudit(input);
    if (wait) return waitFor(given, run.audit_id);
    const lines = [`${run.audit_id} is running, probably until ${run.estimated_completion}.`];
    return { answer: run, lines };
  },
};

export const AUDIT_WAIT: Command = {
  name: "audit wait",
  usage: "AUDIT_ID",
  summary: "Wait until an audit has ended, and give its result",
  options: { timeout: { type: "string" } },
  run: (given) => waitFor(given, argument(given, 0, "the ID of the audit")),
};

async function waitFor(given: Given, auditId: string) {
  const seconds = wholeNumber(given, "timeout") ?? 600;
  const audit = await given.client().waitForAudit(auditId, {
    timeoutMs: seconds * 1_000,
    onProgress: ({ percent, step }) => given.say(`${percent} %: ${step}`),
  });
  return { answer: audit, lines: describeAudit(audit), isFailed: audit.status === "failed" };
}

function describeAudit(audit: AuditResult): string[] {
  const { audit_id } = audit;
  if (audit.status === "failed") return [`${audit_id} failed: ${audit.error.detail}`];
  const todo = audit.recommendations.map(({ action }) => `- ${action}`);
  return [`${audit_id}: the score is ${audit.score}.`, ...todo];
}

export const DRAFT: Command = {
  name: "draft",
  usage: "TEXT --platform P [--format post]",
  summary: "Say how a draft is likely to do, and what would help",
  options: { platform: { type: "string" }, format: { type: "string" }, type: { type: "string" } },
  run: async (given) => {
    const { format, type = "text" } = given.options;
    const input = {
      content_type: type,
      content: argument(given, 0, "the text of the draft, or the address of a picture or clip with --type"),
      platform: needed(given, "platform"),
      ...(format !== undefined && { format }),
    };
    // The service says what is no platform and no format.
    const answer = await given
      .client()
      .scoreContent(input as Parameters<ReturnType<Given["client"]>["scoreContent"]>[0]);
    const help = answer.feedback.map(({ expected_lift, suggestion }) => `${expected_lift}  ${suggestion}`);
    return { answer, lines: [`${answer.score} on ${answer.platform} as a ${answer.format}`, ...help] };
  },
};
