import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { AuditParams, AuditResult } from "#lib/audits/schemas.ts";
import { isStopping } from "#lib/http/server/process-state.ts";
import { type Ask, type Json, Refused } from "../ask-operation.ts";
import { jsonSchemaOf } from "./json-schemas.ts";
import { tellAudit } from "./tell-results.ts";
import { READS, type Tool } from "./tool.ts";

/** Clients give up on a call after a minute, proxies often sooner. */
const MOST_SECONDS = 45;
const DEFAULT_SECONDS = 25;
const USUAL_PAUSE_SECONDS = 5;
const LOOK_EVERY_MS = 500;

const seconds = z.int().min(1).max(MOST_SECONDS).default(DEFAULT_SECONDS).meta({
  description: "How long to wait at most, in seconds. Call again if the audit is still processing.",
});
const Input = AuditParams.extend({ max_seconds: seconds });

const Waited = z.object({
  audit_id: AuditParams.shape.audit_id,
  status: z.enum(["processing", "completed", "failed"]),
  progress: z
    .object({
      step: z.string().meta({ description: "The step under way." }),
      steps: z.int().min(0).meta({ description: "How many steps there are." }),
      percent: z.int().min(0).max(100).meta({ description: "How many of them are done, in percent." }),
    })
    .nullable()
    .meta({ description: "How far it has come; null once it has ended." }),
  audit: AuditResult.nullable().meta({ description: "The result; null while it is processing." }),
  next: z.string().meta({ description: "What to do now." }),
});
type Waited = z.infer<typeof Waited>;

/** Waits for the end of an audit, as long as a call may take. */
export const waitForAudit: Tool = {
  name: "wait_for_audit",
  title: "Wait for an audit",
  description: `Waits until an audit has ended, at most \`max_seconds\` (up to ${MOST_SECONDS}), and returns its result. If it is still processing, the result says how far it has come: call this tool again. Each look counts as one request of the plan's rate.`,
  operation: "getAudit",
  input: jsonSchemaOf(Input, "input"),
  output: jsonSchemaOf(Waited, "output"),
  annotations: READS,
  call: wait,
  tell: ({ audit, progress, next }: Waited) =>
    audit ? tellAudit(audit) : `Still processing: ${progress?.step}, ${progress?.percent} %. ${next}`,
};

async function wait({ audit_id, max_seconds }: Json, ask: Ask): Promise<Waited> {
  const until = performance.now() + readSeconds(max_seconds) * 1_000;
  for (;;) {
    try {
      const audit = (await ask("getAudit", { audit_id })) as AuditResult;
      return { audit_id: audit.audit_id, status: audit.status, progress: null, audit, next: nextOf(audit) };
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.problem.code !== "too_early") throw refused;
      const pauseMs = (refused.retryAfter ?? USUAL_PAUSE_SECONDS) * 1_000;
      if (performance.now() + pauseMs > until) return tellProgress(String(audit_id), refused.problem);
      await pause(pauseMs);
      if (isStopping()) return tellProgress(String(audit_id), refused.problem);
    }
  }
}

/** A server that is told to stop does not keep a call waiting. */
async function pause(ms: number): Promise<void> {
  for (let left = ms; left > 0 && !isStopping(); left -= LOOK_EVERY_MS)
    await sleep(Math.min(left, LOOK_EVERY_MS));
}

/** What is no such number counts as the usual time: an agent that asks for more is told to call again anyway. */
function readSeconds(asked: unknown): number {
  const { success, data } = seconds.safeParse(asked);
  return success ? data : DEFAULT_SECONDS;
}

function tellProgress(audit_id: string, problem: Json): Waited {
  const { step, steps, percent } = problem as NonNullable<Waited["progress"]>;
  const next = "Call wait_for_audit again with the same audit_id.";
  return { audit_id, status: "processing", progress: { step, steps, percent }, audit: null, next };
}

function nextOf({ status, audit_id }: AuditResult): string {
  return status === "completed"
    ? `Call get_audit with audit_id ${audit_id} and expand ["explanation"] to see where every point comes from.`
    : "The audit failed and does not count towards the plan. Read `audit.error` for what to do.";
}
