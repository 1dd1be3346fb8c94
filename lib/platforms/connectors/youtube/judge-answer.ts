import type { VendorAnswer } from "../connector.ts";
import { at, listOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

/** https://developers.google.com/youtube/v3/docs/errors */
const SPENT = new Set(["quotaExceeded", "dailyLimitExceeded"]);
const LIMITED = new Set(["rateLimitExceeded", "userRateLimitExceeded"]);
const MISSING_PERMISSION = new Set(["insufficientPermissions", "ACCESS_TOKEN_SCOPE_INSUFFICIENT"]);

/** What an answer of Google's interfaces means: its `reason` says more than its status. */
export function judgeAnswer(answer: VendorAnswer, now: Date): VendorFailure | null {
  const { status, body, headers } = answer;
  if (status < 400) return null;
  const reason = textOf(at(listOf(at(body, "error", "errors"))[0], "reason")) ?? "";
  if (status === 401)
    return new VendorFailure("token_dead", "YouTube no longer accepts the permission. Connect again.");
  if (SPENT.has(reason))
    return new VendorFailure(
      "quota_spent",
      "The app's daily quota at YouTube is used up; it resets at midnight Pacific time.",
    );
  if (status === 429 || LIMITED.has(reason)) {
    const seconds = Number(headers["retry-after"] ?? Number.NaN);
    const until = Number.isFinite(seconds) ? new Date(now.getTime() + seconds * 1_000) : null;
    return new VendorFailure("rate_limited", "YouTube asks for fewer requests.", until);
  }
  if (MISSING_PERMISSION.has(reason))
    return new VendorFailure("permission_missing", "A permission that YouTube asks for was not given.");
  if (reason === "channelClosed" || reason === "channelSuspended")
    return new VendorFailure("account_unfit", "YouTube has closed or suspended this channel.");
  // No permission would change that.
  if (reason === "commentsDisabled")
    return new VendorFailure("not_found", "Comments are switched off there.");
  if (status === 403)
    return new VendorFailure("permission_missing", "YouTube does not let this account read that.");
  if (status === 404) return new VendorFailure("not_found", "YouTube no longer has what was asked for.");
  if (status >= 500) return new VendorFailure("vendor_down", `YouTube answered with status ${status}.`);
  return new VendorFailure("contract_changed", `YouTube refused a request (status ${status}).`);
}
