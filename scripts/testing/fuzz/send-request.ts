import { findHandler } from "../ask.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import type { FuzzTarget } from "./fuzz-target.ts";

export type FuzzAnswer = { status: number; headers: Headers; text: string };

/** Sends a request to its operation's handler; null when no client could send it. */
export async function sendRequest(fuzzed: FuzzRequest, target: FuzzTarget): Promise<FuzzAnswer | null> {
  const path = target.fill(fuzzed.path).replaceAll("ws_target", target.id);
  const query = fuzzed.query.replaceAll("ws_target", target.id);
  const request = toRequest(fuzzed, `${path}${query && `?${query}`}`, target);
  if (!request) return null;
  const { handler, params } = findHandler(fuzzed.operation.method, path);
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function toRequest(
  { operation, headers, body }: FuzzRequest,
  path: string,
  target: FuzzTarget,
): Request | null {
  const content = typeof body === "string" ? body.replaceAll("ws_target", target.id) : body;
  try {
    return new Request(`http://127.0.0.1${path}`, {
      method: operation.method,
      headers: { authorization: `Bearer ${target.key}`, ...headers },
      ...(content !== undefined && { body: content as string | Uint8Array<ArrayBuffer> }),
    });
  } catch {
    return null;
  }
}
