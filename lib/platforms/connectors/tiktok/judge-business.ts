import type { VendorAnswer } from "../connector.ts";
import { at } from "../read-answer.ts";
import { VendorFailure, type VendorFailureKind } from "../vendor-failure.ts";
import { judgeDisplay } from "./judge-display.ts";

const DEAD: [VendorFailureKind, string] = [
  "token_dead",
  "TikTok no longer accepts the permission. Connect again.",
];
const LIMITED: [VendorFailureKind, string] = [
  "rate_limited",
  "TikTok asks for fewer requests. Sync again in a few minutes.",
];
/** Codes of the Business API; status 200 says nothing. */
const FAILURES: Record<number, [VendorFailureKind, string]> = {
  40001: [
    "permission_missing",
    "A permission that TikTok asks for was not given. Connect again and allow it.",
  ],
  40100: LIMITED,
  40016: LIMITED,
  40133: LIMITED,
  40102: DEAD,
  40104: DEAD,
  40105: DEAD,
};

/** What an answer of the Business API means: its `code` is 0 where nothing is wrong. */
export function judgeBusiness(answer: VendorAnswer, now: Date): VendorFailure | null {
  const { status, body } = answer;
  const code = at(body, "code");
  if (status >= 300 && typeof code !== "number") return judgeDisplay(answer, now);
  // What is no JSON at all is judged for all platforms alike.
  if (body === undefined || code === 0) return null;
  if (typeof code !== "number")
    return new VendorFailure(
      "contract_changed",
      "TikTok gave an answer that does not say what became of it.",
    );
  const known = FAILURES[code];
  if (known) return new VendorFailure(...known);
  if (code >= 50_000) return new VendorFailure("vendor_down", `TikTok had an error of its own (${code}).`);
  return new VendorFailure("contract_changed", `TikTok refused a request (${code}).`);
}
