import type { VendorAnswer } from "../connector.ts";
import { at, textOf } from "../read-answer.ts";
import { VendorFailure, type VendorFailureKind } from "../vendor-failure.ts";

/** https://developers.tiktok.com/doc/tiktok-api-v2-error-handling */
const FAILURES: Record<string, [VendorFailureKind, string]> = {
  access_token_invalid: ["token_dead", "TikTok no longer accepts the permission. Connect again."],
  scope_not_authorized: [
    "permission_missing",
    "A permission that TikTok asks for was not given. Connect again and allow it.",
  ],
  scope_permission_missed: [
    "permission_missing",
    "A permission that TikTok asks for was not given. Connect again and allow it.",
  ],
  rate_limit_exceeded: ["rate_limited", "TikTok asks for fewer requests. Sync again in a few minutes."],
  internal_error: ["vendor_down", "TikTok had an internal error. Try again later."],
};

/** What an answer of the Display API means. Each carries an `error`, whose code is `ok` where there is none. */
export function judgeDisplay(answer: VendorAnswer, now: Date): VendorFailure | null {
  const { status, body } = answer;
  const code = textOf(at(body, "error", "code"));
  if (status < 300 && (code === undefined || code === "ok")) return null;
  const known = code !== undefined && Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined;
  if (known) return new VendorFailure(...known, known[0] === "rate_limited" ? untilOf(answer, now) : null);
  if (status === 429)
    return new VendorFailure("rate_limited", "TikTok asks for fewer requests.", untilOf(answer, now));
  if (status === 401)
    return new VendorFailure(...(FAILURES.access_token_invalid as [VendorFailureKind, string]));
  if (status === 403)
    return new VendorFailure("permission_missing", "TikTok does not let this account read that.");
  if (status === 404) return new VendorFailure("not_found", "TikTok no longer has what was asked for.");
  if (status >= 500) return new VendorFailure("vendor_down", `TikTok answered with status ${status}.`);
  return new VendorFailure("contract_changed", `TikTok refused a request (status ${status}).`);
}

/** TikTok documents no header for it; what a gateway says is taken. */
function untilOf({ headers }: VendorAnswer, now: Date): Date | null {
  const seconds = Number(headers["retry-after"] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? new Date(now.getTime() + seconds * 1_000) : null;
}
