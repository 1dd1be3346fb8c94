import type { VendorAnswer } from "../connector.ts";
import { at } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

/** Codes of Pinterest's errors, which are not always the status: https://developers.pinterest.com/docs/api/v5/ */
const RATE_LIMITED = 8;
const NOT_AUTHORISED = 7;

/** What an answer of Pinterest means. */
export function judgeAnswer(answer: VendorAnswer, now: Date): VendorFailure | null {
  const { status, body } = answer;
  if (status < 400) return null;
  const code = at(body, "code");
  if (status === 429 || code === RATE_LIMITED)
    return new VendorFailure("rate_limited", "Pinterest asks for fewer requests.", readReset(answer, now));
  if (status === 403 || (status === 401 && code === NOT_AUTHORISED))
    return new VendorFailure(
      "permission_missing",
      "Pinterest does not let this account read that. Connect again and allow everything it asks for.",
    );
  if (status === 401)
    return new VendorFailure("token_dead", "Pinterest no longer accepts the permission. Connect again.");
  if (status === 404) return new VendorFailure("not_found", "Pinterest no longer has what was asked for.");
  if (status >= 500) return new VendorFailure("vendor_down", `Pinterest answered with status ${status}.`);
  return new VendorFailure("contract_changed", `Pinterest refused a request (status ${status}).`);
}

/** Pinterest tells seconds from now, not an instant; null when it does not. */
function readReset({ headers }: VendorAnswer, now: Date): Date | null {
  const told = headers["x-ratelimit-reset"] ?? headers["retry-after"];
  const seconds = Number.parseFloat(told ?? "");
  return Number.isFinite(seconds) ? new Date(now.getTime() + seconds * 1_000) : null;
}
