import { expectDescribed } from "../expect-described.ts";
import { expectProblemShape } from "../expect-problem.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import type { FuzzAnswer } from "./send-request.ts";

/** Problems that a request may meet although nothing is wrong with it. */
const STATES = [
  "Not Found",
  "No Data",
  "No Score Available",
  "Too Early",
  "Audit Limit Reached",
  "Audit In Progress",
  "No Platforms Connected",
  "Platform Not Connected",
  "Campaign Started",
  "Delivery Pending",
  "Limit Reached",
];

/** What is wrong with an answer by the contract and the document; null when nothing is. */
export function checkAnswer({ operation, expected }: FuzzRequest, answer: FuzzAnswer): string | null {
  const { status, headers, text } = answer;
  if (status >= 500) return `answers ${status}`;
  if (!/^[\w.:-]{8,128}$/.test(headers.get("x-request-id") ?? "")) return "has no X-Request-Id";
  if (headers.get("cache-control") !== "private, no-store") return "may be cached";
  if (expected === "refused" && status === 200) return "answers 200 to what it has to refuse";
  try {
    const body = text === "" ? "" : JSON.parse(text);
    expectDescribed({ status, headers, body }, operation.method, operation.template);
    if (status >= 400) expectProblemShape({ status, headers, body });
    if (status < 400 || expected !== "taken" || STATES.includes(body.title)) return null;
    return `refuses what is right: ${status} ${body.title}: ${body.detail}`;
  } catch (error) {
    return `is not as it is described: ${error instanceof Error ? error.message.slice(0, 300) : error}`;
  }
}
