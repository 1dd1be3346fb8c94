import type { VendorAnswer } from "../connector.ts";
import { at, fieldsOf, listOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

const OPERATOR = "The operator of this installation needs to check it in X's developer console.";

/**
 * What an answer of X means: by its status and the `type` of its problem, in the newer shape (`{ title, type }`) and the older one
 * (`{ errors: [{ code }] }`). https://docs.x.com/x-api/fundamentals/response-codes-and-errors
 */
export function judgeAnswer(answer: VendorAnswer, now: Date): VendorFailure | null {
  const { status, body } = answer;
  if (status < 400) return null;
  const problem = textOf(at(body, "type"))?.split("/").at(-1) ?? "";
  if (status === 401)
    return new VendorFailure("token_dead", "X no longer accepts the permission. Connect again.");
  if (status === 402 || problem === "credits")
    return new VendorFailure("quota_spent", `The credits for reading from X are used up. ${OPERATOR}`);
  if (problem === "usage-capped")
    return new VendorFailure("quota_spent", `X lets this installation read no more this month. ${OPERATOR}`);
  if (status === 429 || codeOf(body) === 88)
    return new VendorFailure("rate_limited", "X asks for fewer requests.", readReset(answer, now));
  if (problem === "client-forbidden" || at(body, "reason") === "client-not-enrolled")
    return new VendorFailure(
      "contract_changed",
      `X does not let this installation's app read: it belongs to no project, or its level is too low. ${OPERATOR}`,
    );
  if (status === 403)
    return new VendorFailure(
      "permission_missing",
      "X does not let this account read that. Connect again and allow everything it asks for.",
    );
  if (status === 404) return new VendorFailure("not_found", "X no longer has what was asked for.");
  if (status >= 500) return new VendorFailure("vendor_down", `X answered with status ${status}.`);
  return new VendorFailure("contract_changed", `X refused a request (status ${status}).`);
}

function codeOf(body: unknown): unknown {
  return at(listOf(at(body, "errors"))[0], "code");
}

/** When to come again: of the window that is used up, those of a day first. Seconds since 1970; null when none is told. */
function readReset({ headers }: VendorAnswer, now: Date): Date | null {
  const days = ["x-user-limit-24hour", "x-app-limit-24hour"].filter(
    (name) => fieldsOf(headers)[`${name}-remaining`] === "0",
  );
  for (const name of [...days, "x-rate-limit"]) {
    const seconds = Number(headers[`${name}-reset`] ?? Number.NaN);
    if (Number.isFinite(seconds)) return new Date(seconds * 1_000);
  }
  const wait = Number(headers["retry-after"] ?? Number.NaN);
  return Number.isFinite(wait) ? new Date(now.getTime() + wait * 1_000) : null;
}
