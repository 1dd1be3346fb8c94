export type Sent = {
  status: number;
  statusText: string;
  milliseconds: number;
  headers: [string, string][];
  body: string;
};

type Request = { method: string; path: string; body: string | null; type: string; key: string };

/** Those of an answer that a caller acts on. */
const HEADERS = [
  "content-type",
  "x-request-id",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "etag",
  "idempotency-replayed",
  "deprecation",
  "sunset",
];

/**
 * Sends a request of the reference to the host that serves the page, and to no other. The session of the dashboard is not
 * sent along: what is answered is what the key may see.
 * @throws TypeError when the host cannot be reached, or the path leads elsewhere.
 */
export async function sendRequest({ method, path, body, type, key }: Request): Promise<Sent> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin || !url.pathname.startsWith("/v1/"))
    throw new TypeError("The path must stay below /v1 of this host.");
  const headers: Record<string, string> = { Authorization: `Bearer ${key}` };
  if (body !== null) headers["Content-Type"] = type;
  const start = performance.now();
  const response = await fetch(url, {
    method,
    headers,
    body,
    credentials: "omit",
    redirect: "error",
    cache: "no-store",
  });
  const text = await response.text();
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds: Math.round(performance.now() - start),
    headers: HEADERS.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    body: formatBody(text),
  };
}

function formatBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
