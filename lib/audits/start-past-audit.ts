import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import { lastPastDay } from "./last-past-day.ts";
import type { AuditRun, RunAuditInput } from "./schemas.ts";
import { startAudit } from "./start-audit.ts";

/**
 * Starts an audit as of a past day for a member: only of a day before those that a current audit looks at, so that nobody gets
 * the present without using a run. It is never the current score and sends no event.
 * @param day UTC day, YYYY-MM-DD
 * @throws Problem 422 `Invalid Request` for a later day, and those of `startAudit`.
 */
export async function startPastAudit(
  caller: Caller,
  input: Omit<RunAuditInput, "workspace_id">,
  day: string,
  now: Date,
): Promise<AuditRun> {
  const last = lastPastDay(now);
  if (day > last || day < "1900-01-01") {
    const detail = `as_of must be a day from 1900-01-01 to ${last}. For later days, run an ordinary audit.`;
    throw new Problem("Invalid Request", detail, { status: 422, errors: [{ pointer: "/as_of", detail }] });
  }
  return startAudit(caller, input, { now, asOf: new Date(day) });
}
