import type { Plan } from "../plans.ts";
import { PROBLEMS, Problem, type ProblemTitle, problemCode } from "../problems.ts";
import { findInputProblem, findKeyProblem } from "./openapi/find-input-problem.ts";
import { listTitles } from "./openapi/list-titles.ts";
import type { Operation } from "./operation.ts";
import type { HttpRequest } from "./plain-answer.ts";
import { describeRate, planRate } from "./plan-rate.ts";
import { EXAMPLE_MEMBERS } from "./problem-schema.ts";

/** The header by which a test key asks for a problem, by its code. */
const ASKS = "plinth-test";

/** Of a provoked 429. */
const WAIT_SECONDS = 1;

/** Headers that a client acts on, as the real problem has them. */
const HEADERS: Partial<Record<ProblemTitle, Record<string, string>>> = {
  Unauthorized: { "WWW-Authenticate": 'Bearer realm="plinth"' },
  "Rate Limited": { "Retry-After": String(WAIT_SECONDS) },
  "Too Early": { "Retry-After": "2" },
  "Audit In Progress": { "Retry-After": "2" },
  "Request In Progress": { "Retry-After": "1" },
  "Service Unavailable": { "Retry-After": "1" },
};

/**
 * Marks the answer to a test key, and reads which problem of those that the operation can answer with it asks for.
 * @param plan of the key, whose rate a provoked 429 names
 * @param headers of the answer
 * @returns what the request is to be refused with: what was asked for, or 400 `Invalid Request` for a code that is none of them; null when
 *   nothing was.
 */
export function beginTest(
  operation: Operation,
  plan: Plan,
  request: HttpRequest,
  headers: Record<string, string>,
): Problem | null {
  headers["Plinth-Mode"] = "test";
  const code = request.headers.get(ASKS)?.trim();
  return code === undefined ? null : provoke(operation, plan, request.method, code);
}

function provoke(operation: Operation, plan: Plan, method: string, code: string): Problem {
  const known = listTitles(method === "HEAD" ? "GET" : method, operation);
  const found = known.findLast(([, titles]) => titles.some((title) => problemCode(title) === code));
  const title = found?.[1].find((one) => problemCode(one) === code);
  if (!found || !title) return unknownCode(known.flatMap(([, titles]) => titles));
  const [status] = found;
  const examples = [findInputProblem(operation, title), method === "POST" ? findKeyProblem() : null];
  const real = examples.find((one) => one?.title === title && one.status === status);
  const meaning =
    title === "Rate Limited"
      ? describeRate(plan, planRate(operation, plan), WAIT_SECONDS)
      : PROBLEMS[title].meaning;
  const detail = `${real?.message ?? meaning} (Plinth-Test asked for this.)`;
  // What is wrong with the input has its place in it; where no example is at hand, all of it is.
  const whole = title.startsWith("Invalid ") ? [{ pointer: "", detail }] : undefined;
  const errors = real ? real.errors : whole;
  return new Problem(title, detail, {
    status,
    ...(errors && { errors }),
    headers: HEADERS[title] ?? {},
    members: EXAMPLE_MEMBERS[title] ?? {},
  });
}

function unknownCode(titles: ProblemTitle[]): Problem {
  const codes = [...new Set(titles.map(problemCode))].sort();
  const detail = `Plinth-Test must be the code of a problem that this operation can answer with: ${codes.join(", ")}.`;
  return new Problem("Invalid Request", detail);
}

/** A provoked 429 comes with a limit of which nothing is left. */
export function withNothingLeft(problem: Problem, headers: Record<string, string>): Problem {
  if (problem.title === "Rate Limited" && headers.RateLimit)
    headers.RateLimit = headers.RateLimit.replace(/r=\d+;t=\d+/, `r=0;t=${WAIT_SECONDS}`);
  return problem;
}
