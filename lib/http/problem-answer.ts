import { isDatabaseFailure } from "../database-failure.ts";
import { publicUrl } from "../env.ts";
import { log } from "../log.ts";
import { Problem, type ProblemTitle, problemCode } from "../problems.ts";
import type { PlainAnswer } from "./plain-answer.ts";
import type { ProblemBody } from "./problem-schema.ts";

type Context = { requestId: string; instance: string; headers?: Record<string, string> };

/** What is known of a problem answer: RFC 9457 with `message`, `code`, `request_id` and, for input, `errors`. */
export function problemAnswer(problem: Problem, context: Context): PlainAnswer {
  const code = problemCode(problem.title);
  const body: ProblemBody = {
    type: problemAddress(problem.title),
    title: problem.title,
    status: problem.status,
    detail: problem.message,
    message: problem.message,
    code,
    instance: context.instance,
    request_id: context.requestId,
    ...(problem.errors && { errors: problem.errors }),
    ...problem.members,
  };
  const headers = {
    ...context.headers,
    ...problem.headers,
    "Content-Type": "application/problem+json",
    "Cache-Control": "private, no-store",
    "X-Request-Id": context.requestId,
  };
  return { status: problem.status, headers, text: JSON.stringify(body) };
}

/** Address of the page about a problem. */
export function problemAddress(title: ProblemTitle): string {
  return `${publicUrl()}/problems/${problemCode(title)}`;
}

/** Any thrown thing as a problem: what is not one of ours is logged and told without its inside. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  log().error({ err: thrown }, "request failed");
  if (isDatabaseFailure(thrown)) {
    return new Problem(
      "Service Unavailable",
      "The database cannot do this right now. Try again in a few seconds.",
      {
        headers: { "Retry-After": "5" },
      },
    );
  }
  return new Problem(
    "Internal Error",
    "Something went wrong inside the service. The operator can find it in the log by its request ID.",
  );
}
