import type { z } from "zod";

/** A request that failed: the problem that the service told, or that it could not be reached (status 0). */
export type Failure = Error & {
  status: number;
  title: string;
  /** Of the problem's page, `audit_in_progress`; empty when the answer was no problem. */
  code: string;
  requestId: string;
};

/**
 * Asks the dashboard's own door for JSON.
 * @param schema what the answer must be.
 * @param body sent as JSON with POST when it is given.
 * @throws Failure with the problem's detail as its message.
 */
export async function fetchJson<S extends z.ZodType>(
  schema: S,
  path: string,
  body?: Record<string, unknown>,
): Promise<z.infer<S>> {
  const request: RequestInit = body
    ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(path, { ...request, credentials: "same-origin" }).catch(() => null);
  if (!response)
    throw makeFailure({
      title: "Not reachable",
      detail: "The service could not be reached. Check the connection.",
    });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw makeFailure({ status: response.status, ...(isRecord(answer) && answer) });
  return schema.parse(answer);
}

/** Whether a thrown thing is a failed request of `fetchJson`. */
export function isFailure(thrown: unknown): thrown is Failure {
  return thrown instanceof Error && "requestId" in thrown;
}

function makeFailure(problem: Record<string, unknown>): Failure {
  const text = (name: string, otherwise = "") => {
    const value = problem[name];
    return typeof value === "string" ? value : otherwise;
  };
  const status = typeof problem.status === "number" ? problem.status : 0;
  const detail = text("detail", `The service answered with status ${status}.`);
  const about = {
    status,
    title: text("title", "Something failed"),
    code: text("code"),
    requestId: text("request_id"),
  };
  return Object.assign(new Error(detail), about);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
