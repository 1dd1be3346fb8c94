import type { AuditResult, GetAuditInput, PlinthOperations } from "../plinth.ts";
import { errorOf, PlinthError } from "./plinth-error.ts";
import { type CallOptions, pause } from "./send-request.ts";

/** How far an audit is. */
export type WaitProgress = {
  /** What is being done, in words. */
  step: string;
  /** How many steps the run has. */
  steps: number;
  /** Whole percent of the steps that are done. */
  percent: number;
};

export type WaitOptions = CallOptions & {
  /** How long to wait in all, in milliseconds; ten minutes when left out. */
  timeoutMs?: number;
  /** What to give beyond the usual fields. */
  expand?: GetAuditInput["expand"];
  /** Called each time the service says that the audit is still processing. */
  onProgress?: (progress: WaitProgress) => void;
};

/** Asks for the result until it is there, as often as the service asks for (2 to 10 seconds). */
export async function waitForAudit(
  getAudit: PlinthOperations["getAudit"],
  auditId: string,
  { timeoutMs = 600_000, expand, onProgress, signal }: WaitOptions,
): Promise<AuditResult> {
  const deadline = Date.now() + timeoutMs;
  const input = { audit_id: auditId, ...(expand && { expand }) };
  for (;;) {
    try {
      return await getAudit(input, { signal });
    } catch (error) {
      if (!(error instanceof PlinthError) || error.status !== 425) throw error;
      const { step, steps, percent } = error.problem as unknown as Partial<WaitProgress>;
      onProgress?.({ step: step ?? "", steps: steps ?? 0, percent: percent ?? 0 });
      const pauseMs = (error.retryAfterSeconds ?? 5) * 1_000;
      if (Date.now() + pauseMs > deadline) throw notReady(auditId, timeoutMs, error);
      await pause(pauseMs, signal);
    }
  }
}

function notReady(auditId: string, timeoutMs: number, cause: PlinthError): PlinthError {
  const detail = `The audit ${auditId} is not ready after ${timeoutMs} ms; it goes on, ask again later.`;
  const { status, requestId, retryAfterSeconds, problem } = cause;
  const facts = {
    status,
    title: "Timed Out",
    code: "timed_out",
    detail,
    requestId,
    retryAfterSeconds,
    problem,
  };
  return errorOf(facts, { cause });
}
