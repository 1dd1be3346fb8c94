import { addDays, utcDay } from "../../../time.ts";
import type { VendorAnswer } from "../connector.ts";
import { at } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

/** What an answer of LinkedIn means: https://learn.microsoft.com/linkedin/shared/api-guide/concepts/error-handling */
export function judgeAnswer({ status, body }: VendorAnswer, now: Date): VendorFailure | null {
  if (status < 400) return null;
  if (status === 401)
    return new VendorFailure("token_dead", "LinkedIn no longer accepts the permission. Connect again.");
  if (status === 403)
    return new VendorFailure(
      "permission_missing",
      "LinkedIn does not let this account read that. Connect again as an administrator of the page and allow everything it asks for.",
    );
  if (status === 404) return new VendorFailure("not_found", "LinkedIn no longer has what was asked for.");
  if (status === 426 || at(body, "code") === "NONEXISTENT_VERSION")
    return new VendorFailure(
      "contract_changed",
      "LinkedIn has ended the version of its interface that this installation asks for. The operator has to set LINKEDIN_API_VERSION to a newer month.",
    );
  // No header tells how long: the counters begin anew at midnight UTC.
  if (status === 429)
    return new VendorFailure(
      "rate_limited",
      "LinkedIn allows no more requests today. Reading continues after midnight UTC.",
      new Date(addDays(utcDay(now), 1)),
    );
  if (status >= 500) return new VendorFailure("vendor_down", `LinkedIn answered with status ${status}.`);
  return new VendorFailure("contract_changed", `LinkedIn refused a request (status ${status}).`);
}
