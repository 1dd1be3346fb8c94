import { performance } from "node:perf_hooks";

/** What came of a request; the status is 0 when no whole answer came. */
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** Milliseconds until the answer was whole. */
  ms: number;
};
export type Asking = {
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
  redirect?: RequestRedirect;
};

/** Longer than any answer may take. */
const GIVE_UP_MS = 60_000;

/** Asks a server. It never throws. */
export async function ask(
  base: string,
  method: string,
  path: string,
  { key, body, headers, redirect = "manual" }: Asking = {},
): Promise<Answer> {
  const begun = performance.now();
  const isText = typeof body === "string";
  try {
    const answer = await fetch(`${base}${path}`, {
      method,
      redirect,
      signal: AbortSignal.timeout(GIVE_UP_MS),
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, ms: performance.now() - begun };
  } catch (error) {
    const text = `${error} ${(error as { cause?: { code?: string } }).cause?.code ?? ""}`;
    return { status: 0, headers: new Headers(), text, ms: performance.now() - begun };
  }
}

/** The body of an answer; {} of one that is no JSON. */
export function json(answer: Answer): Record<string, never> & Record<string, string> {
  try {
    return JSON.parse(answer.text);
  } catch {
    return {};
  }
}

/** "12 × 200, 3 × 503". */
export function countStatuses(answers: Pick<Answer, "status">[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, all]) => `${all.length} × ${status || "none"}`)
    .join(", ");
}

/** Whether an answer is one of the contract, or a 503 that says when to come again. */
export function isHonest({ status, headers, text }: Answer): boolean {
  if (status >= 200 && status < 500) return true;
  const isProblem = headers.get("content-type")?.includes("problem+json") && /"title":/.test(text);
  return status === 503 && Boolean(isProblem) && /^[1-9]\d*$/.test(headers.get("retry-after") ?? "");
}
