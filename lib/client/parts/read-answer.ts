import { errorOf } from "./plinth-error.ts";
import type { FetchAnswer } from "./send-request.ts";

/**
 * The JSON of a successful answer.
 * @throws PlinthError with the problem of every other answer.
 */
export function readAnswer(response: FetchAnswer, text: string): unknown {
  const body = parseJson(text);
  if (response.ok && body !== undefined) return body;
  const problem = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const word = (name: string, otherwise: string) => {
    const value = problem[name];
    return typeof value === "string" ? value : otherwise;
  };
  throw errorOf({
    status: response.status,
    title: word("title", response.ok ? "Unreadable Answer" : response.statusText || "Request Failed"),
    code: word("code", response.ok ? "unreadable_answer" : `status_${response.status}`),
    detail: word("detail", `The answer with status ${response.status} is not what the service sends.`),
    requestId: response.headers.get("x-request-id") ?? undefined,
    retryAfterSeconds: readRetryAfter(response.headers.get("retry-after")),
    problem,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1_000));
}
