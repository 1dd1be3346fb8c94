import type { RouteContext } from "#lib/http/route.ts";

type Call = {
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
  params?: Record<string, string>;
};

/** Text and files go as they are. */
const isRaw = (body: unknown) => typeof body === "string" || body instanceof Blob;

/** Calls a handler as the server would, and reads the answer. */
export async function call(
  handler: (request: Request, context: RouteContext) => Promise<Response>,
  method: string,
  path: string,
  { key, body, headers, params }: Call = {},
) {
  const request = new Request(`http://127.0.0.1${path}`, {
    method,
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": body instanceof Blob ? body.type : "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  const response = await handler(request, { params: Promise.resolve(params ?? {}) });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}
