import type { RunEnd } from "../jobs/lease.ts";
import type { AlertWork } from "./claim-work.ts";
import { lookAtRules } from "./look-at-rules.ts";
import { sendAlert } from "./send/send-alert.ts";

/** Does what `claimAlertWork` took. What fails comes again when its lease is over. */
export async function doAlertWork(work: AlertWork, now: Date): Promise<RunEnd> {
  if (work.kind === "watch") await lookAtRules(work, now);
  else await sendAlert(work, now);
  return "done";
}
