import { errorOf, PlinthError } from "./plinth-error.ts";
import { readAnswer } from "./read-answer.ts";

/** `RequestInit`, `Response`, `AbortSignal` and `Blob` of wherever this runs: types of the DOM are not needed. */
export type FetchInit = typeof globalThis extends { fetch: (input: string, init?: infer Known) => unknown }
  ? NonNullable<Known>
  : Record<string, unknown>;
export type FetchAnswer = typeof globalThis extends { Response: { prototype: infer Known } }
  ? Known
  : unknown;
export type CallSignal = typeof globalThis extends { AbortSignal: { prototype: infer Known } }
  ? Known
  : unknown;
export type FileBlob = typeof globalThis extends { Blob: { prototype: infer Known } } ? Known : never;

/** How the client reaches the service. */
export type PlinthOptions = {
  /** `plk_live_…`. Keep it on a server: it does not belong in a page. */
  apiKey: string;
  /** Where the service runs, without `/v1`: `https://plinth.example`. */
  baseUrl: string;
  /** Instead of the global `fetch`. */
  fetch?: (url: string, init: FetchInit) => Promise<FetchAnswer>;
  /** The longest that one attempt may take, in milliseconds; 60,000 when left out, 300,000 with a file. */
  timeoutMs?: number;
  /** The longest that a call may take with all its attempts and pauses, in milliseconds; 180,000 when left out, 900,000 with a file. */
  totalTimeoutMs?: number;
  /** How often a request is repeated at most; 4 when left out, 0 never repeats. */
  retries?: number;
};

/** Of one call. */
export type CallOptions = {
  /** Ends the call: it rejects with the signal's reason. */
  signal?: CallSignal | undefined;
};

/** Of one call that does something. */
export type PostOptions = CallOptions & {
  /**
   * 1 to 255 printable ASCII characters; a random one when left out, which covers the repetitions of this call. Give one
   * of your own to make a later call the same request: it gets the first one's answer for 24 hours.
   */
  idempotencyKey?: string;
};

/** Where an operation lives, and which of its inputs are parameters. */
export type OperationRoute = {
  method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT";
  path: string;
  query: readonly string[];
  hasBody: boolean;
  /** Whether the body is a file. */
  hasFile?: true;
};

/**
 * A file to send, such as `await openAsBlob("posts.csv")` of node:fs, which reads it from the disk while it is sent; a text and bytes
 * do as well.
 */
export type FileToSend = FileBlob | Uint8Array | string;

type Input = Record<string, unknown>;

/**
 * Sends a request until it is answered for good: 429 and 503 are repeated after the time that they name, lost
 * connections and other 5xx only for GET, and for POST, whose Idempotency-Key makes the repetition safe.
 */
export async function sendRequest(
  options: PlinthOptions,
  operation: OperationRoute,
  input: Input,
  call: PostOptions,
): Promise<unknown> {
  const { url, init } = buildRequest(options, operation, input, call);
  const factor = operation.hasFile ? 5 : 1;
  const timeoutMs = options.timeoutMs ?? 60_000 * factor;
  const deadline = Date.now() + (options.totalTimeoutMs ?? 180_000 * factor);
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptRequest({ ...options, timeoutMs }, url, init, { deadline, signal: call.signal });
    } catch (error) {
      if (attempt >= (options.retries ?? 4) || !isRepeatable(error, operation.method)) throw error;
      const pauseMs = pauseBefore(error, attempt);
      if (Date.now() + pauseMs >= deadline) throw error;
      await pause(pauseMs, call.signal);
    }
  }
}

function buildRequest(options: PlinthOptions, operation: OperationRoute, input: Input, call: PostOptions) {
  const { method, query, hasBody, hasFile } = operation;
  const rest = { ...input };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    // A dot or two would make another path of it.
    if (typeof value !== "string" || /^\.{0,2}$/.test(value)) throw new TypeError(`${name} is no identifier`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const name of query) {
    if (rest[name] !== undefined) search.set(name, String(rest[name]));
    delete rest[name];
  }
  const headers: Record<string, string> = {
    Authorization: `Bearer ${options.apiKey}`,
    Accept: "application/json",
  };
  if (hasBody) headers["Content-Type"] = "application/json";
  if (hasFile) headers["Content-Type"] = "application/octet-stream";
  if (method === "POST") headers["Idempotency-Key"] = call.idempotencyKey ?? crypto.randomUUID();
  const suffix = search.size > 0 ? `?${search}` : "";
  const url = `${options.baseUrl.replace(/\/+$/, "")}${path}${suffix}`;
  const body = hasFile ? (rest.file as FileToSend) : hasBody ? JSON.stringify(rest) : null;
  return { url, init: { method, headers, body, redirect: "manual" } as FetchInit };
}

async function attemptRequest(
  options: PlinthOptions,
  url: string,
  init: FetchInit,
  { deadline, signal }: { deadline: number; signal: CallSignal | undefined },
): Promise<unknown> {
  signal?.throwIfAborted();
  const leftMs = Math.max(1, Math.min(options.timeoutMs ?? 60_000, deadline - Date.now()));
  const limit = AbortSignal.timeout(leftMs);
  const send = options.fetch ?? ((address: string, request: FetchInit) => fetch(address, request));
  let response: FetchAnswer;
  let text: string;
  try {
    response = await send(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
    text = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw limit.aborted ? timedOut(leftMs, cause) : notReachable(url, cause);
  }
  return readAnswer(response, text);
}

function timedOut(leftMs: number, cause: unknown): PlinthError {
  const detail = `The service did not answer within ${leftMs} ms.`;
  return errorOf({ status: 0, title: "Timed Out", code: "timed_out", detail }, { cause });
}

function notReachable(url: string, cause: unknown): PlinthError {
  const detail = `${new URL(url).origin} could not be reached.`;
  return errorOf({ status: 0, title: "Not Reachable", code: "not_reachable", detail }, { cause });
}

/** 409 `request_in_progress` is this call's own earlier attempt, which is still running. */
function isRepeatable(error: unknown, method: string): error is PlinthError {
  if (!(error instanceof PlinthError)) return false;
  if (error.status === 429 || error.status === 503 || error.code === "request_in_progress") return true;
  return (error.status === 0 || error.status >= 500) && (method === "GET" || method === "POST");
}

/** What the service asked for; else 0.5 s, doubled each time up to 16 s. Spread, so that clients do not come back at once. */
function pauseBefore(error: PlinthError, attempt: number): number {
  const spread = 0.5 + Math.random() / 2;
  if (error.retryAfterSeconds !== undefined) return error.retryAfterSeconds * 1_000 + spread * 250;
  return Math.min(16_000, 500 * 2 ** attempt) * spread;
}

/** Rejects with the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal: CallSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
