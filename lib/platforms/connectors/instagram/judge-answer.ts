import type { VendorAnswer } from "../connector.ts";
import { at, countOf, fieldsOf, listOf, textOf } from "../read-answer.ts";
import { VendorFailure, type VendorFailureKind } from "../vendor-failure.ts";

const MINUTE_MS = 60_000;
const WORDS = {
  token_dead: "Instagram no longer accepts the permission. Connect again.",
  permission_missing:
    "Instagram does not let this account read that. Connect again and allow everything it asks for.",
  rate_limited: "Instagram asks for fewer requests. Sync again later.",
  not_found: "Instagram no longer has what was asked for.",
  vendor_down: "Instagram had an internal error. Try again later.",
};
/** https://developers.facebook.com/docs/graph-api/guides/error-handling and …/overview/rate-limiting */
const KINDS: Record<number, keyof typeof WORDS> = {
  1: "vendor_down",
  2: "vendor_down",
  3: "permission_missing",
  4: "rate_limited",
  10: "permission_missing",
  17: "rate_limited",
  24: "not_found",
  32: "rate_limited",
  102: "token_dead",
  110: "not_found",
  190: "token_dead",
  341: "rate_limited",
  613: "rate_limited",
  803: "not_found",
};
/** Of code 100: there is no such object, or a post has no figures as it is older than the business account. */
const ABSENT = [33, 2_108_006];

/** What an answer of Instagram means: by the code in its body, as the status is 400 for nearly everything. */
export function judgeAnswer(answer: VendorAnswer, now: Date): VendorFailure | null {
  const { status, body } = answer;
  const error = at(body, "error");
  if (status < 300 && error === undefined) return null;
  const code = countOf(at(error, "code"));
  const kind = kindOf(error, code) ?? kindOfStatus(status);
  if (kind === "contract_changed") {
    const which = code === undefined ? `status ${status}` : `code ${code}`;
    return new VendorFailure(kind, `Instagram refused a request (${which}).`);
  }
  return new VendorFailure(kind, WORDS[kind], kind === "rate_limited" ? untilOf(answer, now) : null);
}

type Kind = keyof typeof WORDS | "contract_changed";

function kindOf(error: unknown, code: number | undefined): Kind | undefined {
  if (code === undefined) return undefined;
  // The second meaning of code 10: a story that fewer than five people saw has no figures.
  if (code === 10 && /viewers/i.test(textOf(at(error, "message")) ?? "")) return "not_found";
  if (code === 100 && ABSENT.includes(countOf(at(error, "error_subcode")) ?? 0)) return "not_found";
  if (code >= 200 && code <= 299) return "permission_missing";
  // One code for each product of Meta; Instagram's is 80002.
  if (code >= 80_000 && code <= 80_014) return "rate_limited";
  const known = KINDS[code];
  if (known) return known;
  return at(error, "is_transient") === true ? "vendor_down" : "contract_changed";
}

function kindOfStatus(status: number): Exclude<VendorFailureKind, "quota_spent" | "account_unfit"> {
  if (status === 429) return "rate_limited";
  if (status === 401) return "token_dead";
  if (status === 403) return "permission_missing";
  if (status === 404) return "not_found";
  return status >= 500 ? "vendor_down" : "contract_changed";
}

/** The longest of the minutes that Instagram states until it answers again; null where it states none. */
function untilOf({ headers }: VendorAnswer, now: Date): Date | null {
  const seconds = Number.parseFloat(headers["retry-after"] ?? "");
  const minutes = Object.values(fieldsOf(parse(headers["x-business-use-case-usage"]))).flatMap((uses) =>
    listOf(uses).map((use) => countOf(at(use, "estimated_time_to_regain_access")) ?? 0),
  );
  const waitMs = Math.max(0, ...minutes.map((each) => each * MINUTE_MS), seconds >= 0 ? seconds * 1_000 : 0);
  const until = new Date(now.getTime() + waitMs);
  return waitMs > 0 && !Number.isNaN(until.getTime()) ? until : null;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "") as unknown;
  } catch {
    return undefined;
  }
}
