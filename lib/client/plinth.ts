// The client of a Plinth service in one file: copy it. It needs nothing but fetch and WebCrypto, and runs on
// Node.js from 20.3 on, Deno, Bun and workers. Written by `npm run client` from the OpenAPI document and lib/client/parts.

/** The operations of the service by their names, and what is made of them. */
export type PlinthClient = PlinthOperations & {
  /**
   * Waits until an audit has ended, asking as often as the service asks for.
   * @returns its result. A failed audit is a result too: `status` is `failed`, `error` says why, and its run is given back.
   * @throws PlinthError `timed_out` when it has not ended in `timeoutMs`; the audit goes on.
   */
  waitForAudit(auditId: string, options?: WaitOptions): Promise<AuditResult>;
};

/**
 * A client of the service.
 *
 *     const client = plinth({ apiKey: process.env.PLINTH_API_KEY ?? "", baseUrl: "https://plinth.example" });
 *     const { score } = await client.getScore();
 *
 * Every operation takes one object with its path, query and body fields together, and throws PlinthError.
 */
export function plinth(options: PlinthOptions): PlinthClient {
  if (!options.apiKey) throw new TypeError("plinth() needs an apiKey");
  const methods = Object.entries(OPERATIONS).map(([name, operation]) => [
    name,
    (input: Record<string, unknown> = {}, call: PostOptions = {}) =>
      sendRequest(options, operation, input, call),
  ]);
  const operations = Object.fromEntries(methods) as PlinthOperations;
  return {
    ...operations,
    waitForAudit: (auditId, wait = {}) => waitForAudit(operations.getAudit, auditId, wait),
  };
}

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
async function sendRequest(
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
function pause(milliseconds: number, signal: CallSignal | undefined): Promise<void> {
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

/** How far an audit is. */
export type WaitProgress = {
  /** What is being done, in words. */
  step: string;
  /** How many steps the run has. */
  steps: number;
  /** Whole percent of the steps that are done. */
  percent: number;
};

export type WaitOptions = CallOptions & {
  /** How long to wait in all, in milliseconds; ten minutes when left out. */
  timeoutMs?: number;
  /** What to give beyond the usual fields. */
  expand?: GetAuditInput["expand"];
  /** Called each time the service says that the audit is still processing. */
  onProgress?: (progress: WaitProgress) => void;
};

/** Asks for the result until it is there, as often as the service asks for (2 to 10 seconds). */
async function waitForAudit(
  getAudit: PlinthOperations["getAudit"],
  auditId: string,
  { timeoutMs = 600_000, expand, onProgress, signal }: WaitOptions,
): Promise<AuditResult> {
  const deadline = Date.now() + timeoutMs;
  const input = { audit_id: auditId, ...(expand && { expand }) };
  for (;;) {
    try {
      return await getAudit(input, { signal });
    } catch (error) {
      if (!(error instanceof PlinthError) || error.status !== 425) throw error;
      const { step, steps, percent } = error.problem as unknown as Partial<WaitProgress>;
      onProgress?.({ step: step ?? "", steps: steps ?? 0, percent: percent ?? 0 });
      const pauseMs = (error.retryAfterSeconds ?? 5) * 1_000;
      if (Date.now() + pauseMs > deadline) throw notReady(auditId, timeoutMs, error);
      await pause(pauseMs, signal);
    }
  }
}

function notReady(auditId: string, timeoutMs: number, cause: PlinthError): PlinthError {
  const detail = `The audit ${auditId} is not ready after ${timeoutMs} ms; it goes on, ask again later.`;
  const { status, requestId, retryAfterSeconds, problem } = cause;
  const facts = {
    status,
    title: "Timed Out",
    code: "timed_out",
    detail,
    requestId,
    retryAfterSeconds,
    problem,
  };
  return errorOf(facts, { cause });
}

/** What every list of the service has beside its entries. */
export type ListPage = { total: number; limit: number; offset: number };

/**
 * All pages of a list, one after the other: `for await (const page of pages(client.listCampaigns, { limit: 100 }))`.
 * Lists are ordered newest first: what is made while you read may move an entry to the next page, where it comes again.
 * @param list an operation of the client whose answer has `total`, `limit` and `offset`.
 * @param query its input; `offset` is where to begin.
 * @returns the answers of the operation; the first one also when it is empty.
 */
export async function* pages<Query extends { limit?: number; offset?: number }, Answer extends ListPage>(
  list: (query: Query, options?: CallOptions) => Promise<Answer>,
  query: Query = {} as Query,
  options: CallOptions = {},
): AsyncGenerator<Answer, void, undefined> {
  let offset = query.offset ?? 0;
  for (;;) {
    const page = await list({ ...query, offset }, options);
    yield page;
    const entries = Object.values(page).find((value) => Array.isArray(value)) as unknown[] | undefined;
    offset = page.offset + (entries?.length ?? 0);
    if (!entries?.length || offset >= page.total) return;
  }
}

type ReceivedHeaders =
  | { get: (name: string) => string | null }
  | { readonly [name: string]: string | string[] | undefined };

/** What arrived, and what it is judged by. */
export type ReceivedWebhook = {
  /** Of the webhook: `whsec_…`, or the text that it was registered with. */
  secret: string;
  /** Of the request: `Headers`, or Node's record of them. */
  headers: ReceivedHeaders;
  /** Exactly the bytes or text that arrived: JSON that was parsed and written again has another signature. */
  body: string | Uint8Array;
  /** How far the sender's clock may be from yours, in seconds; 300 when left out. */
  toleranceSeconds?: number;
  /** Instead of the clock. */
  now?: Date;
};

/**
 * Whether a webhook comes from the holder of the secret and is new (Standard Webhooks 1.0), by WebCrypto, which compares
 * in constant time.
 * @returns the event.
 * @throws PlinthError `webhook_not_verified` for anything else: answer it with 400, and do nothing of what it says.
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<PlinthEvent> {
  const id = readHeader(received.headers, "webhook-id");
  const timestamp = readHeader(received.headers, "webhook-timestamp");
  const signatures = readHeader(received.headers, "webhook-signature");
  const { body, toleranceSeconds = 300, now = new Date() } = received;
  if (!/^\d{1,12}$/.test(timestamp)) throw notVerified("webhook-timestamp holds no seconds.");
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > toleranceSeconds)
    throw notVerified(`webhook-timestamp is more than ${toleranceSeconds} seconds away from now.`);
  const start = new TextEncoder().encode(`${id}.${timestamp}.`);
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const signed = new Uint8Array(start.length + bytes.length);
  signed.set(start);
  signed.set(bytes, start.length);
  if (!(await isSigned(received.secret, signatures, signed)))
    throw notVerified("None of the signatures fits the secret and the body.");
  return parseEvent(bytes);
}

function readHeader(headers: ReceivedHeaders, name: string): string {
  const found =
    typeof headers.get === "function"
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const value = Array.isArray(found) ? found[0] : found;
  if (!value) throw notVerified(`The header ${name} is missing.`);
  return value;
}

/** There are several signatures while a secret is being replaced. */
async function isSigned(
  secret: string,
  signatures: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", readSecret(secret), hmac, false, ["verify"]);
  for (const signature of signatures.split(" ")) {
    const bytes = signature.startsWith("v1,") ? decodeBase64(signature.slice(3)) : null;
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return true;
  }
  return false;
}

/** `whsec_` and the base64 of 24 to 64 bytes is decoded; any other text is its own UTF-8 bytes. */
function readSecret(secret: string): Uint8Array<ArrayBuffer> {
  const decoded = secret.startsWith("whsec_") ? decodeBase64(secret.slice(6)) : null;
  if (decoded && decoded.length >= 24 && decoded.length <= 64) return decoded;
  return new TextEncoder().encode(secret);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return null;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function parseEvent(bytes: Uint8Array): PlinthEvent {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as PlinthEvent;
  } catch (cause) {
    throw notVerified("The body is no JSON.", cause);
  }
}

function notVerified(detail: string, cause?: unknown): PlinthError {
  const facts = { status: 0, title: "Webhook Not Verified", code: "webhook_not_verified", detail };
  return errorOf(facts, { cause });
}

type Facts = Pick<PlinthError, "status" | "title" | "code" | "detail"> &
  Partial<Pick<PlinthError, "requestId" | "retryAfterSeconds" | "problem">>;

/** The error of a code; PlinthError itself for one that came after this client was written. */
function errorOf(facts: Facts, options?: { cause?: unknown }): PlinthError {
  const Known = (ERRORS as Record<string, typeof PlinthError>)[facts.code] ?? PlinthError;
  return new Known(facts, options);
}

/**
 * Every failure of this client: an answer that is no success, a service that cannot be reached, a webhook that cannot be
 * verified. `message` is the title and the detail. Each code has a class of its own: `error instanceof AuditInProgressError`.
 */
export class PlinthError extends Error {
  /** Of the answer; 0 when there was none. */
  readonly status: number;
  /** Short and stable: `Audit Limit Reached`. */
  readonly title: string;
  /**
   * The title in snake_case: `audit_limit_reached`. This client itself gives `not_reachable`, `timed_out`,
   * `unreadable_answer` and `webhook_not_verified`.
   */
  readonly code: string;
  /** What was wrong this time, and the way out. */
  readonly detail: string;
  /** The fields that were wrong, by JSON pointer; empty when no field was. */
  readonly errors: { pointer: string; detail: string }[];
  /** Finds the request in the operator's log. */
  readonly requestId: string | undefined;
  /** When it is worth trying again, where the answer said so. */
  readonly retryAfterSeconds: number | undefined;
  /** The whole body of the answer, with what only some problems have. */
  readonly problem: Partial<Problem> & Record<string, unknown>;

  constructor(facts: Facts, options?: { cause?: unknown }) {
    super(`${facts.title}: ${facts.detail}`, options);
    this.name = "PlinthError";
    this.status = facts.status;
    this.title = facts.title;
    this.code = facts.code;
    this.detail = facts.detail;
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.problem = facts.problem ?? {};
    this.errors = this.problem.errors ?? [];
  }
}

/**
 * The JSON of a successful answer.
 * @throws PlinthError with the problem of every other answer.
 */
function readAnswer(response: FetchAnswer, text: string): unknown {
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

/** Of getScore: GET /v1/score. */
export type GetScoreInput = {
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
  /** Whether to return `pillars`. `true` when left out. */
  include_pillars?: boolean;
  /** Extra fields to return, comma-separated or as a repeated parameter. */
  expand?: ("explanation" | "confidence")[];
};

/** Of getScoreHistory: GET /v1/score/history. */
export type GetScoreHistoryInput = {
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
  /** A date or a timestamp, inclusive. Default: 90 days before the end. */
  start_date?: string;
  /** A date or a timestamp, inclusive. Default: today, as a date. It must be after the start. */
  end_date?: string;
  /** One point per UTC day, ISO week or calendar month. `"weekly"` when left out. */
  granularity?: "daily" | "weekly" | "monthly";
};

/** Of listAudits: GET /v1/audit. */
export type ListAuditsInput = {
  /** Most entries to return; anything above 100 counts as 100. `20` when left out. */
  limit?: number;
  /** Entries to skip at the start of the list. `0` when left out. */
  offset?: number;
};

/** Of runAudit: POST /v1/audit/run. */
export type RunAuditInput = RunAuditRequest;

/** Of getAudit: GET /v1/audit/{audit_id}. */
export type GetAuditInput = {
  /** The audit's identifier. */
  audit_id: string;
  /** Extra fields to return, comma-separated or as a repeated parameter. */
  expand?: ("explanation" | "confidence")[];
};

/** Of listCampaigns: GET /v1/campaigns. */
export type ListCampaignsInput = {
  /** Only campaigns in this state. Default: all. */
  status?: "draft" | "active" | "completed";
  /** Most entries to return; anything above 100 counts as 100. `20` when left out. */
  limit?: number;
  /** Entries to skip at the start of the list. `0` when left out. */
  offset?: number;
};

/** Of createCampaign: POST /v1/campaigns. */
export type CreateCampaignInput = CreateCampaignRequest;

/** Of getCampaign: GET /v1/campaigns/{campaign_id}. */
export type GetCampaignInput = {
  /** The campaign's identifier. */
  campaign_id: string;
};

/** Of changeCampaign: PATCH /v1/campaigns/{campaign_id}. */
export type ChangeCampaignInput = {
  /** The campaign's identifier. */
  campaign_id: string;
} & ChangeCampaignRequest;

/** Of deleteCampaign: DELETE /v1/campaigns/{campaign_id}. */
export type DeleteCampaignInput = {
  /** The campaign's identifier. */
  campaign_id: string;
};

/** Of listPlatforms: GET /v1/platforms. */
export type ListPlatformsInput = {
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
};

/** Of listImports: GET /v1/imports. */
export type ListImportsInput = {
  /** Most entries to return; anything above 100 counts as 100. `20` when left out. */
  limit?: number;
  /** Entries to skip at the start of the list. `0` when left out. */
  offset?: number;
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
};

/** Of createImport: POST /v1/imports. */
export type CreateImportInput = {
  /** The platform the file comes from. */
  platform: "instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest";
  /** The profile's name on the platform; a leading @ is ignored. */
  handle: string;
  /** The file's name, at most 255 characters. Some formats give their year or profile only there. */
  file_name: string;
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
  /**
   * The file as it is, at most 200 MB; `application/octet-stream` works for every kind. It is recognised
   * by its content.
   */
  file: FileToSend;
};

/** Of getImport: GET /v1/imports/{import_id}. */
export type GetImportInput = {
  /** The import's identifier. */
  import_id: string;
};

/** Of scoreContent: POST /v1/studio/score. */
export type ScoreContentInput = {
  /**
   * Extra fields to return: `evidence` (warnings, the score's interval, whether a file was read, and
   * what the score rests on), and with it the `kind` of each piece of feedback.
   */
  expand?: "evidence"[];
  /** The most entries `feedback` may have. `3` when left out. */
  max_feedback?: number;
} & ScoreContentRequest;

/** Of getWorkspace: GET /v1/workspace. */
export type GetWorkspaceInput = Record<string, never>;

/** Of listWorkspaces: GET /v1/workspaces. */
export type ListWorkspacesInput = {
  /** Most entries to return; anything above 100 counts as 100. `20` when left out. */
  limit?: number;
  /** Entries to skip at the start of the list. `0` when left out. */
  offset?: number;
};

/** Of listWebhooks: GET /v1/webhooks. */
export type ListWebhooksInput = {
  /** Most entries to return; anything above 100 counts as 100. `20` when left out. */
  limit?: number;
  /** Entries to skip at the start of the list. `0` when left out. */
  offset?: number;
};

/** Of createWebhook: POST /v1/webhooks. */
export type CreateWebhookInput = CreateWebhookRequest;

/** Of getWebhook: GET /v1/webhooks/{webhook_id}. */
export type GetWebhookInput = {
  /** The webhook's identifier. */
  webhook_id: string;
};

/** Of changeWebhook: PATCH /v1/webhooks/{webhook_id}. */
export type ChangeWebhookInput = {
  /** The webhook's identifier. */
  webhook_id: string;
} & ChangeWebhookRequest;

/** Of deleteWebhook: DELETE /v1/webhooks/{webhook_id}. */
export type DeleteWebhookInput = {
  /** The webhook's identifier. */
  webhook_id: string;
};

/** Of rotateWebhookSecret: POST /v1/webhooks/{webhook_id}/rotate-secret. */
export type RotateWebhookSecretInput = {
  /** The webhook's identifier. */
  webhook_id: string;
} & RotateWebhookSecretRequest;

/** Of testWebhook: POST /v1/webhooks/{webhook_id}/test. */
export type TestWebhookInput = {
  /** The webhook's identifier. */
  webhook_id: string;
};

/** Of listDeliveries: GET /v1/webhooks/{webhook_id}/deliveries. */
export type ListDeliveriesInput = {
  /** The webhook's identifier. */
  webhook_id: string;
  /** Most entries to return; anything above 100 counts as 100. `20` when left out. */
  limit?: number;
  /** Entries to skip at the start of the list. `0` when left out. */
  offset?: number;
  /** Default: all deliveries. */
  status?: "pending" | "succeeded" | "failed";
};

/** Of listEvents: GET /v1/events. */
export type ListEventsInput = {
  /** The `next` of the answer before. Default: the present end; there are no events then. */
  after?: number;
  /**
   * How long to wait for an event where there is none yet. If too many wait, the answer comes at once.
   * `0` when left out.
   */
  wait_seconds?: number;
  /** Most entries to return; anything above 100 counts as 100. `20` when left out. */
  limit?: number;
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
};

/** Of testEvent: POST /v1/events/test. */
export type TestEventInput = TestEventRequest;

/** Of replayDelivery: POST /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay. */
export type ReplayDeliveryInput = {
  /** The webhook's identifier. */
  webhook_id: string;
  /** The delivery's identifier, `dlv_…`. */
  delivery_id: string;
};

/** What a webhook tells, by its `type`. */
export type PlinthEvent =
  | AuditCompletedMessage
  | ScoreChangedMessage
  | CampaignPhaseChangedMessage
  | WebhookTestMessage;

/** An audit has completed. */
export type AuditCause = {
  kind: "audit";
  audit_id: string;
  /**
   * Whether the previous score covered the same platforms and the same known pillars. If not, part of
   * `delta` is not a change in the brand, and there are no bounds. Absent if the previous score did not
   * come from an audit.
   */
  comparable?: boolean;
  /** Lower bound of `delta` at 90 %, in points; only when comparable. */
  change_low?: number;
  /** Upper bound of `delta` at 90 %, in points; only when comparable. */
  change_high?: number;
  /** Whether chance in how each post did could explain the change. */
  within_noise?: boolean;
};

export type AuditCompletedData = {
  /** The audit's identifier. */
  audit_id: string;
  /** The workspace's identifier. */
  workspace_id: string;
  /** Grows with every event in the workspace. Events may arrive in any order. */
  sequence: number;
  /** `failed` is sent only to the `webhook_url` given with the run. */
  status: "completed" | "failed";
  /** Composite score; null if the audit failed. */
  score: number | null;
  /** The five pillar scores; null if the audit failed. */
  pillars: PillarScores | null;
  completed_at: string;
};

export type AuditCompletedMessage = {
  type: "audit.completed";
  /** When it happened. */
  timestamp: string;
  /** Present on an example that somebody sent to try a receiver: nothing has happened. */
  test?: true;
  data: AuditCompletedData;
};

/** Why an audit failed. */
export type AuditFailure = {
  /** `No Recent Data`, `Audit Timed Out` or `Audit Failed`. */
  title: string;
  /** What went wrong; for `No Recent Data`, also the newest day with data. */
  detail: string;
};

export type AuditList = {
  audits: AuditSummary[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries this answer can have. */
  limit: number;
  /** Entries skipped at the start of the list. */
  offset: number;
};

/** An audit that has ended. */
export type AuditResult = CompletedAudit | FailedAudit;

/** An audit that has been started. */
export type AuditRun = {
  /** The audit's identifier. */
  audit_id: string;
  status: "processing";
  /** 2 to 5 minutes after the request; the audit may finish sooner. */
  estimated_completion: string;
  /** The workspace's identifier. */
  workspace_id: string;
  platforms_included: Platform[];
  lookback_days: number;
};

/** An audit in a list. */
export type AuditSummary = {
  /** The audit's identifier. */
  audit_id: string;
  status: "processing" | "completed" | "failed";
  /** Composite score; null until the audit has completed. */
  score: number | null;
  started_at: string;
  completed_at: string | null;
};

export type Campaign = {
  /** The campaign's identifier. */
  id: string;
  /** The campaign's name. */
  name: string;
  /** draft until its start, active until its end, then completed. */
  status: "draft" | "active" | "completed";
  /** Name of the current phase in lower case: the first for a draft, the last for a completed campaign. */
  current_phase: string;
  /** How much of the current phase's time has passed, in whole percent. */
  phase_progress: number;
  /** The score when the campaign started or, for a draft, when it was created; null if there was none. */
  score_at_start: number | null;
  /** The workspace's current score; null if there is none. */
  score_current: number | null;
  /**
   * score_current minus score_at_start, signed; null if either is missing or if they come from different
   * versions of the formula.
   */
  score_delta: string | null;
  /** When the campaign was created. */
  created_at: string;
  /** The phases, in order. */
  phases: CampaignPhase[];
  /** What the campaign should achieve; null if not given. */
  objective: string | null;
  /** When the campaign starts or started. */
  start_date: string;
  /** Weeks from start to end. */
  duration_weeks: number;
};

export type CampaignEntry = {
  /** The campaign's identifier. */
  id: string;
  /** The campaign's name. */
  name: string;
  /** draft until its start, active until its end, then completed. */
  status: "draft" | "active" | "completed";
  /** Name of the current phase in lower case: the first for a draft, the last for a completed campaign. */
  current_phase: string;
  /** How much of the current phase's time has passed, in whole percent. */
  phase_progress: number;
  /** The score when the campaign started or, for a draft, when it was created; null if there was none. */
  score_at_start: number | null;
  /** The workspace's current score; null if there is none. */
  score_current: number | null;
  /**
   * score_current minus score_at_start, signed; null if either is missing or if they come from different
   * versions of the formula.
   */
  score_delta: string | null;
  /** When the campaign was created. */
  created_at: string;
};

export type CampaignList = {
  /** Newest first. */
  campaigns: CampaignEntry[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries this answer can have. */
  limit: number;
  /** Entries skipped at the start of the list. */
  offset: number;
};

export type CampaignPhase = {
  /** The phase's name. */
  name: string;
  /** Its week numbers, counted from the start of the campaign: the first is 1. */
  weeks: number[];
  /** Whether the phase is still to come, under way or over. */
  status: "upcoming" | "active" | "completed";
};

export type CampaignPhaseChangedData = {
  /** The campaign's identifier. */
  campaign_id: string;
  /** The workspace's identifier. */
  workspace_id: string;
  /** Grows with every event in the workspace. Events may arrive in any order. */
  sequence: number;
  /** The campaign's name. */
  name: string;
  /** The campaign's status after the move. */
  status: "draft" | "active" | "completed";
  /** The phase that started; null after the last. */
  phase: string | null;
  /** The phase that ended; null for the first. */
  previous_phase: string | null;
  changed_at: string;
};

export type CampaignPhaseChangedMessage = {
  type: "campaign.phase_changed";
  /** When it happened. */
  timestamp: string;
  /** Present on an example that somebody sent to try a receiver: nothing has happened. */
  test?: true;
  data: CampaignPhaseChangedData;
};

/** Change a campaign: the body. */
export type ChangeCampaignRequest = {
  /** The campaign's name. */
  name?: string;
  /** What the campaign should achieve. Blank text means none. */
  objective?: string;
  /**
   * When the campaign starts, in the future: a timestamp with an offset, or a date for 00:00 UTC on that
   * day.
   */
  start_date?: string;
  /**
   * Weeks from start to end, 1 to 104. If left out, it stays as it is or, when phases with weeks are
   * sent, becomes their sum. Sent on its own, it splits a standard arc again.
   */
  duration_weeks?: number;
  /** Default: the standard arc of Foundation, Build, Peak and Echo. */
  phases?: PhasePlan[];
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
};

/** Change a webhook: the body. */
export type ChangeWebhookRequest = {
  /** A public HTTPS address that receives a POST for each event. */
  url?: string;
  /** The events sent to the webhook; a name given twice counts once. */
  events?: ("audit.completed" | "score.changed" | "campaign.phase_changed")[];
  /**
   * `paused`: no new deliveries, and pending ones wait; `active`: deliveries resume, also after the
   * webhook was disabled.
   */
  status?: "active" | "paused";
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
};

/** An audit that has completed. */
export type CompletedAudit = {
  /** The audit's identifier. */
  audit_id: string;
  status: "completed";
  completed_at: string;
  /** Composite score, one decimal. */
  score: number;
  pillars: PillarDetails;
  /** Most useful first. */
  recommendations: Recommendation[];
  industry_benchmark: IndustryBenchmark;
  /** Only with `expand=explanation`. */
  explanation?: Explanation;
  /** Only with `expand=confidence`. */
  confidence?: Confidence;
};

/** How far each pillar, and the score as a whole, can be relied on. */
export type Confidence = {
  presence: PillarConfidence;
  reach: PillarConfidence;
  impact: PillarConfidence;
  sentiment: PillarConfidence;
  momentum: PillarConfidence;
  /** The share of the composite's weight that rests on data. */
  known_weight: number;
};

/** What a content score rests on. */
export type ContentEvidence = {
  /** Most serious first, at most one of each code; empty for almost every draft. */
  warnings: DraftWarning[];
  interval: ScoreInterval;
  /** Whether the image or video was read; null for a text. */
  media: MediaReading | null;
  /** Version of the content model. */
  model_version: string;
  /** What the score rests on, in words. */
  rests_on: string[];
  workspace: OwnRecord;
  platform: PlatformRecord;
  /** Whose data `pillar_predictions` are based on. */
  pillars_from: "own posts" | "reference brand";
};

/** How a draft is likely to do. */
export type ContentScore = {
  /**
   * Predicted percentile among the platform's posts or, once you have 30 of your own there, among your
   * own; one decimal. 50 is a usual post, or means not known.
   */
  score: number;
  pillar_predictions: PillarPredictions;
  /**
   * Most useful first: warnings; a note if a text alone is not shown to say anything on the platform;
   * what the platform would not accept and what was assumed; what could embarrass you; and what would
   * raise the score, based on data from the platform. At most `max_feedback`, often none.
   */
  feedback: Suggestion[];
  platform: Platform;
  /** Where on the platform it will appear. */
  format: "post" | "story" | "reel" | "short" | "thread";
  /** Only with `expand=evidence`. */
  evidence?: ContentEvidence;
};

/** What one input adds to the composite score. */
export type Contribution = {
  pillar: Pillar;
  platform: Platform | null;
  /** What was measured. */
  input: string;
  /** The value that was found, in `unit`. */
  value: number;
  unit: string;
  /**
   * What is usual for comparable accounts, in `unit`: the value of the middle account or, in v1, a
   * published benchmark.
   */
  benchmark: number;
  /** Where the benchmark comes from. */
  benchmark_source: string;
  /**
   * The percentage of comparable accounts this value is ahead of, 0 to 100; 50 is the middle account. In
   * v1, the value relative to the benchmark; 50 is at the benchmark.
   */
  normalised: number;
  /** How far the evidence allows the value to move its pillar away from 50, 0 to 1. */
  confidence: number;
  /** The input's share of the composite, 0 to 1. */
  weight: number;
  /**
   * What the input adds to the composite: its part of its pillar's points. In v1, weight × confidence ×
   * (normalised − 50).
   */
  points: number;
};

/** Create a campaign: the body. */
export type CreateCampaignRequest = {
  /** The campaign's name. */
  name: string;
  /** What the campaign should achieve. Blank text means none. */
  objective?: string;
  /**
   * When the campaign starts, in the future: a timestamp with an offset, or a date for 00:00 UTC on that
   * day.
   */
  start_date: string;
  /** Weeks from start to end. Default: the sum of the phases' weeks, or 12 if no phase has weeks. */
  duration_weeks?: number;
  /** Default: the standard arc of Foundation, Build, Peak and Echo. */
  phases?: PhasePlan[];
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
};

/** Configure a webhook: the body. */
export type CreateWebhookRequest = {
  /** A public HTTPS address that receives a POST for each event. */
  url: string;
  /** The events sent to the webhook; a name given twice counts once. */
  events: ("audit.completed" | "score.changed" | "campaign.phase_changed")[];
  /**
   * Shared secret for the signature: `whsec_` followed by the base64 of 24 to 64 bytes, or any other
   * text of 12 characters or more, whose UTF-8 bytes are the key. Default: a new one is generated.
   */
  secret?: string;
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
};

/** A sudden negative turn in what people say, reported on the day it shows. */
export type Crisis = {
  /** The platform; if there are several, the worst. */
  platform: Platform;
  /** The day it started, UTC. */
  since: string;
  /** Comments since then in languages Plinth can read. */
  comments: number;
  /** The share of them that is negative, 0 to 1. */
  negative_share: number;
  /**
   * The same share over the brand's 13 weeks before; if it had few comments then, closer to that of
   * other brands.
   */
  ordinary_share: number;
};

export type DeletedCampaign = {
  /** The campaign's identifier. */
  id: string;
  /** Always true. */
  deleted: true;
};

export type DeletedWebhook = {
  /** The webhook's identifier. */
  id: string;
  deleted: true;
};

export type Delivery = {
  id: string;
  /** The event's `webhook-id`, the same on every attempt. */
  message_id: string;
  event: "audit.completed" | "score.changed" | "campaign.phase_changed" | "webhook.test";
  status: "pending" | "succeeded" | "failed";
  attempts: DeliveryAttempt[];
  /** Null if no further attempt is planned. */
  next_attempt_at: string | null;
  created_at: string;
};

export type DeliveryAttempt = {
  at: string;
  /** HTTP status of the answer; null if there was none. */
  status: number | null;
  /** Why the attempt failed; null if it succeeded. */
  error: string | null;
  duration_ms: number;
  /** The start of the answer's body, at most 16 KiB. */
  response: string | null;
};

export type DeliveryList = {
  deliveries: Delivery[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries this answer can have. */
  limit: number;
  /** Entries skipped at the start of the list. */
  offset: number;
};

/** Something in a draft that could do harm. */
export type DraftWarning = {
  /**
   * `harm`: a threat, a call to violence or self-harm, contempt for people, dangerous advice, or a sale
   * to people who must not be sold to; `insensitive`: an offer or a joke that exploits a disaster, a war
   * or a death; `spam`; `unreadable`.
   */
  code: "harm" | "insensitive" | "spam" | "unreadable";
  /** What was found and what to do, in one sentence; also listed as a suggestion in `feedback`. */
  detail: string;
};

/** Why the score is what it is, as a sum anyone can check. */
export type Explanation = {
  /** Version of the scoring formula. Scores of two versions cannot be compared. */
  formula_version: string;
  /** The score of a brand nothing is known about. */
  base: 50;
  contributions: Contribution[];
  /** What rounding to one decimal adds. */
  rounding: number;
  /** base + all points + rounding = total = the composite. */
  total: number;
  /** Compared with the previous audit; absent for the first, and if the previous figures were not kept. */
  change?: ScoreMove;
  /**
   * A sudden negative turn in comments that is still going on; null if there is none, and in results of
   * older versions. It is reported beside the score and adds no points. `null` when left out.
   */
  crisis: Crisis | null;
};

/** An audit that has failed: it has no result, and its run does not count. */
export type FailedAudit = {
  /** The audit's identifier. */
  audit_id: string;
  status: "failed";
  /** When it ended. */
  completed_at: string;
  score: null;
  pillars: null;
  recommendations: null;
  industry_benchmark: null;
  /** Only if the audit failed. */
  error: AuditFailure;
  /** Only with `expand=explanation`. */
  explanation?: null;
  /** Only with `expand=confidence`. */
  confidence?: null;
};

/** One wrong field or parameter. */
export type FieldError = {
  /** JSON pointer (RFC 6901) to the field or parameter. */
  pointer: string;
  /** What is wrong with it, and what it must be. */
  detail: string;
};

/** A platform where the audience is counted in followers. */
export type FollowerPlatformEntry = {
  name: "instagram" | "tiktok" | "twitter" | "linkedin" | "pinterest";
  /** Only `connected` platforms count towards scores and audits. */
  status: "connected" | "reconnect_required" | "error";
  /** When figures were last read; null if they never were. */
  last_sync: string | null;
  /** Null while it is not known. */
  followers: number | null;
  /** The profile's handle, without the @. */
  handle: string;
};

/** A file sent for import. */
export type Import = {
  /** The import's identifier. */
  import_id: string;
  status: "processing" | "completed" | "failed";
  platform: "instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest";
  /** The profile's name on the platform, without the leading @. */
  handle: string;
  /** The file's name, as you sent it. */
  file_name: string;
  /** The format that was recognised; null until then. */
  format: string | null;
  /** Posts that are new to the workspace; null until anything has been written. */
  posts: number | null;
  /** Posts, days and comments that were known and have changed; null until anything has been written. */
  updated: number | null;
  /** Days of audience figures that are new; null until anything has been written. */
  account_days: number | null;
  /** Comments that are new; null until anything has been written. */
  comments: number | null;
  /** The first 1,000 rows that were left out. */
  rejected: RejectedRow[];
  /** How many rows were left out in all; null until anything has been written. */
  rejected_total: number | null;
  created_at: string;
  /** Null while it is processing. */
  completed_at: string | null;
  /** Why nothing from the file was kept; null unless it failed. */
  error: ImportFailure | null;
};

/** Why a file was not imported. */
export type ImportFailure = {
  title: string;
  detail: string;
};

/** A page of the files sent for import. */
export type ImportList = {
  imports: Import[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries this answer can have. */
  limit: number;
  /** Entries skipped at the start of the list. */
  offset: number;
};

/** The score among comparable brands. */
export type IndustryBenchmark = {
  /** Composite score, one decimal. */
  your_score: number;
  industry_average: number;
  /**
   * Percentage of comparable brands with a lower score; 50 if nothing is known of the brand, as with the
   * pillars.
   */
  percentile: number;
};

/** New figures came in, with real-time scoring. */
export type LiveCause = {
  kind: "live";
  /**
   * Whether the previous score covered the same platforms and the same known pillars. If not, part of
   * `delta` is not a change in the brand, and there are no bounds. Absent if the previous score did not
   * come from an audit.
   */
  comparable?: boolean;
  /** Lower bound of `delta` at 90 %, in points; only when comparable. */
  change_low?: number;
  /** Upper bound of `delta` at 90 %, in points; only when comparable. */
  change_high?: number;
  /** Whether chance in how each post did could explain the change. */
  within_noise?: boolean;
};

/** Whether an image or video was read. */
export type MediaReading = {
  read: boolean;
  /** Why the file could not be read, such as no answer or a damaged file; null if it was. */
  reason: string | null;
};

export type NewCampaign = {
  /** The campaign's identifier. */
  id: string;
  /** The campaign's name. */
  name: string;
  status: "draft";
  /** The phases, in order. */
  phases: CampaignPhase[];
  /** When the campaign was created. */
  created_at: string;
};

export type NewDelivery = {
  delivery_id: string;
};

/** How well such predictions have done for this workspace so far. */
export type OwnRecord = {
  /**
   * Proven once at least 60 of your own posts were tested and the rank correlation is higher than chance
   * gives in 19 of 20 cases.
   */
  verdict: "proven" | "not proven yet";
  /**
   * Spearman correlation between how your own posts there did, after the first 40 %, and what was
   * predicted for each from what was known before it; null below 30 posts.
   */
  rank_correlation: number | null;
  /** How many of your own posts were compared. */
  n: number;
  /** Whether the model also learns from your own posts on the platform (30 or more) besides public ones. */
  model: "own posts" | "platform";
  /** The same for the platform's model alone, on the same posts. */
  platform_rank_correlation: number | null;
};

/** A phase as you plan it. */
export type PhasePlan = {
  /** The phase's name. */
  name: string;
  /**
   * A number of weeks, or the week numbers themselves, starting at 1. Use the same form for every phase,
   * or leave it out for all: the campaign's weeks are then split evenly.
   */
  weeks?: number | number[];
};

/** One of the five pillars of the score. */
export type Pillar = "presence" | "reach" | "impact" | "sentiment" | "momentum";

/** The evidence behind a pillar. */
export type PillarConfidence = {
  /** `none`: nothing is known about the pillar, and its 50 is not a measurement. */
  level: "none" | "low" | "medium" | "high";
  /** In words. */
  evidence: string;
};

/** One pillar in an audit's result. */
export type PillarDetail = {
  /** One decimal; 50 is the middle account (in v1, the benchmark) or means not known. */
  score: number;
  /** Change since the previous audit, signed; `+0.0` for the first. */
  change: string;
  /** `green` from 55, `yellow` from 35, `red` below. */
  grade: "green" | "yellow" | "red";
};

/** The five pillars in an audit's result. */
export type PillarDetails = {
  presence: PillarDetail;
  reach: PillarDetail;
  impact: PillarDetail;
  sentiment: PillarDetail;
  momentum: PillarDetail;
};

/** Signed change in each pillar if your posts there did as well as this one is predicted to. */
export type PillarPredictions = {
  presence: string;
  reach: string;
  impact: string;
  sentiment: string;
  momentum: string;
};

/**
 * The five pillars, 0 to 100. 50 is the middle account (in v1, the benchmark) or means not known;
 * `expand=confidence` tells which.
 */
export type PillarScores = {
  presence: number;
  reach: number;
  impact: number;
  sentiment: number;
  momentum: number;
};

/** A platform, in lower case. */
export type Platform = "instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest";

/** A platform of the workspace. */
export type PlatformEntry = VideoPlatformEntry | FollowerPlatformEntry;

/** The platforms of a workspace. */
export type PlatformList = {
  platforms: PlatformEntry[];
  /** How many have the status `connected`. */
  total_connected: number;
  /** Platforms that could still be connected. */
  available: Platform[];
};

/** How well such predictions do on public posts of the platform. */
export type PlatformRecord = {
  /**
   * Mean Spearman correlation within accounts the model was not fitted on, from the text alone; null
   * without a model.
   */
  rank_correlation: number | null;
  /** Lower end of its 95 % interval. */
  from: number | null;
  /** Upper end of its 95 % interval. */
  to: number | null;
  /** How many public accounts were looked at. */
  accounts: number;
  /** How many posts they have. */
  posts: number;
};

/** Why a request was refused, in the form of RFC 9457. */
export type Problem = {
  /** Address of a page that explains this problem and how to resolve it. */
  type: string;
  /** The kind of problem in a few words; always the same for the same kind. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What went wrong this time, and what to do about it. */
  detail: string;
  /** The same text as `detail`. */
  message: string;
  /** The title in snake_case, for programs. */
  code: ProblemCode;
  /** The request's path. */
  instance: string;
  /** Identifies the request in the log; also sent as `X-Request-Id`. */
  request_id: string;
  /** For invalid input: every field that is wrong. */
  errors?: FieldError[];
};

/** Every code that a refusal can have. More may be added: treat an unknown one by its status. */
export type ProblemCode =
  | "audit_in_progress"
  | "audit_limit_reached"
  | "campaign_started"
  | "content_too_large"
  | "delivery_pending"
  | "idempotency_key_reused"
  | "insufficient_scope"
  | "insufficient_storage"
  | "internal_error"
  | "invalid_content_type"
  | "invalid_date_range"
  | "invalid_dates"
  | "invalid_duration"
  | "invalid_events"
  | "invalid_format"
  | "invalid_phases"
  | "invalid_platform"
  | "invalid_request"
  | "invalid_url"
  | "limit_reached"
  | "malformed_json"
  | "malformed_request"
  | "media_unavailable"
  | "method_not_allowed"
  | "no_data"
  | "no_platforms_connected"
  | "no_score_available"
  | "not_found"
  | "plan_required"
  | "platform_not_connected"
  | "rate_limited"
  | "request_in_progress"
  | "service_unavailable"
  | "too_early"
  | "unauthorized"
  | "unsupported_media_type";

/** Something you can do to raise the score. */
export type Recommendation = {
  /** 1 would raise the composite most. */
  priority: number;
  pillar: Pillar;
  /** What to do. */
  action: string;
  /** What the formula says it would add to the pillar. */
  expected_impact: string;
};

/** A row of a file that was left out. */
export type RejectedRow = {
  /** Line in the file; the first is 1. */
  line: number;
  /** Why the row was left out. */
  reason: string;
};

/** Replay a delivery: the body. */
export type ReplayDeliveryRequest = Record<string, never>;

/** Rotate the secret of a webhook: the body. */
export type RotateWebhookSecretRequest = {
  /**
   * Shared secret for the signature: `whsec_` followed by the base64 of 24 to 64 bytes, or any other
   * text of 12 characters or more, whose UTF-8 bytes are the key. Default: a new one is generated.
   */
  secret?: string;
};

export type RotatedSecret = {
  /** The webhook's identifier. */
  id: string;
  /** The new secret, shown only this once. */
  secret: string;
  /** Until then, deliveries are also signed with the previous secret. */
  previous_valid_until: string;
};

/** Run a brand audit: the body. */
export type RunAuditRequest = {
  /** Default: the key's own workspace. */
  workspace_id?: string;
  /** Default: all connected platforms. */
  platforms?: ("instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest")[];
  /**
   * How many days of figures the audit keeps with its result. It does not affect the score, which rests
   * on fixed windows of the formula (18 weeks of posts, a year of audience figures) so that audits can
   * be compared. `90` when left out.
   */
  lookback_days?: number;
  /**
   * A public HTTPS address that receives a signed POST when the audit ends. The signing secret is shown
   * in the dashboard, under Webhooks.
   */
  webhook_url?: string;
};

/** The current score of a workspace. */
export type Score = {
  /** Composite score, one decimal. */
  score: number;
  /** Left out with `include_pillars=false`. */
  pillars?: PillarScores;
  /** Version of the scoring formula. Scores of two versions cannot be compared. */
  formula_version: string;
  calculated_at: string;
  /** The workspace's identifier. */
  workspace_id: string;
  /** The account's plan, in lower case. */
  tier: string;
  /** Only with `expand=explanation`. */
  explanation?: Explanation;
  /** Only with `expand=confidence`. */
  confidence?: Confidence;
};

/** What changed the score. */
export type ScoreCause = AuditCause | LiveCause;

export type ScoreChangedData = {
  /** The workspace's identifier. */
  workspace_id: string;
  /** Grows with every event in the workspace. Events may arrive in any order. */
  sequence: number;
  /** Composite score, one decimal. */
  score: number;
  /** The score last sent; null for the first. */
  previous_score: number | null;
  /** Score minus previous score, signed; `+0.0` for the first. */
  delta: string;
  pillars: PillarScores;
  formula_version: string;
  calculated_at: string;
  cause: ScoreCause;
};

export type ScoreChangedMessage = {
  type: "score.changed";
  /** When it happened. */
  timestamp: string;
  /** Present on an example that somebody sent to try a receiver: nothing has happened. */
  test?: true;
  data: ScoreChangedData;
};

/** Score a draft: the body. */
export type ScoreContentRequest = {
  /** What kind of `content` it is. */
  content_type: "text" | "image" | "video";
  /**
   * The text itself (not blank, at most 10000 Unicode code points), or the public HTTPS address of an
   * image or video of at most 100 MB.
   */
  content: string;
  /** The platform it is meant for. */
  platform: "instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest";
  /** Where on the platform it will appear. `"post"` when left out. */
  format?: "post" | "story" | "reel" | "short" | "thread";
};

/** How far the score moved over the range. */
export type ScoreDelta = {
  /** Last minus first, signed, one decimal. */
  score: string;
  /** From the first to the last point. */
  period: string;
};

/** The score over a range of dates. */
export type ScoreHistory = {
  /** The workspace's identifier. */
  workspace_id: string;
  granularity: "daily" | "weekly" | "monthly";
  /** Oldest first. */
  data: ScoreHistoryPoint[];
  delta: ScoreDelta;
};

/** The last score of a day, week or month. */
export type ScoreHistoryPoint = {
  /** The score's date, UTC. */
  date: string;
  /** Composite score, one decimal. */
  score: number;
  pillars: PillarScores;
};

/** The percentiles between which 8 in 10 posts with this score end up; one decimal. */
export type ScoreInterval = {
  low: number;
  high: number;
  /** The share of posts that end up within the interval. */
  coverage: 0.8;
};

/** How the composite moved, with bounds from resampling how each post did and each day's comments. */
export type ScoreMove = {
  /** The composite minus that of the previous audit. */
  points: number;
  /**
   * Whether both audits cover the same platforms and the same known pillars. If not, part of `points` is
   * not a change in the brand, and there are no bounds. Absent in audits of older versions.
   */
  comparable?: boolean;
  /** Lower bound of the change; absent unless comparable. */
  low?: number;
  /** Upper bound of the change; absent unless comparable. */
  high?: number;
  /**
   * Whether the bounds include no change at all (low ≤ 0 ≤ high), so that chance could explain it.
   * Absent unless comparable.
   */
  within_noise?: boolean;
  /** How often such bounds contain the true change, 0 to 1; absent unless comparable. */
  confidence?: 0.9;
};

/** A file that has arrived and is waiting to be imported. */
export type StartedImport = {
  /** The import's identifier. */
  import_id: string;
  status: "processing";
  platform: "instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest";
  /** The profile's name on the platform, without the leading @. */
  handle: string;
  /** The file's name, as you sent it. */
  file_name: string;
};

/** Something to know about a draft, or to change in it. */
export type Suggestion = {
  priority: number;
  suggestion: string;
  /**
   * What the same model says the score would gain; `+0.0` for a notice. For advice to write more or
   * less, an estimate made before the text exists.
   */
  expected_lift: string;
  /**
   * `notice`: something to know about the draft or the platform, with no effect on the score; `advice`:
   * a change that would raise the score by `expected_lift`. Only with `expand=evidence`.
   */
  kind?: "notice" | "advice";
};

export type TestEvent = {
  message_id: string;
};

/** Send an example of an event: the body. */
export type TestEventRequest = {
  event: "audit.completed" | "score.changed" | "campaign.phase_changed";
  /** The workspace to use. Default: the key's own. */
  workspace_id?: string;
};

/** Send a test to a webhook: the body. */
export type TestWebhookRequest = Record<string, never>;

/** The video platform, where the audience is counted in subscribers. */
export type VideoPlatformEntry = {
  name: "youtube";
  /** Only `connected` platforms count towards scores and audits. */
  status: "connected" | "reconnect_required" | "error";
  /** When figures were last read; null if they never were. */
  last_sync: string | null;
  /** Null while it is not known. */
  subscribers: number | null;
  /** The profile's handle, without the @. */
  handle: string;
};

export type Webhook = {
  /** The webhook's identifier. */
  id: string;
  url: string;
  events: ("audit.completed" | "score.changed" | "campaign.phase_changed")[];
  /** `disabled` by the service when the receiver answered 410 or kept failing for five days. */
  status: "active" | "paused" | "disabled";
  created_at: string;
};

export type WebhookEvent = {
  /** The same as the `webhook-id` of its deliveries. */
  message_id: string;
  /** One of the events, or `webhook.test`. */
  event: string;
  /** Its place in the workspace; there are gaps. */
  sequence: number;
  /** The JSON that webhooks are sent, byte for byte. */
  body: string;
  created_at: string;
};

export type WebhookEventList = {
  events: WebhookEvent[];
  /** Where to go on: the `after` of the next request. */
  next: number;
};

export type WebhookList = {
  webhooks: Webhook[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries this answer can have. */
  limit: number;
  /** Entries skipped at the start of the list. */
  offset: number;
};

export type WebhookTestData = {
  /** The workspace's identifier. */
  workspace_id: string;
  /** Grows with every event in the workspace. Events may arrive in any order. */
  sequence: number;
  /** The webhook that is tried. */
  webhook_id: string;
};

/** What a test of a webhook sends: nothing has happened. */
export type WebhookTestMessage = {
  type: "webhook.test";
  /** When it was asked for. */
  timestamp: string;
  data: WebhookTestData;
};

/** A workspace, its plan, and how much of it is used. */
export type Workspace = {
  /** The workspace's identifier. */
  id: string;
  /** Name of the brand. */
  name: string;
  /** Plan of the account. */
  plan: "creator" | "pro" | "agency" | "enterprise";
  /** Audits are counted by the month either way. */
  billing_period: "monthly" | "annual";
  /** People who can sign in to the workspace. */
  team_members: number;
  /** How many the plan allows. */
  team_limit: number;
  /** How many have the status `connected`. */
  platforms_connected: number;
  /** How many the plan allows; null means unlimited. */
  platform_limit: number | null;
  /** Audits used in the plan's current month. */
  audits_used: number;
  /** Audits per month; null means unlimited. */
  audits_limit: number | null;
  /** Composite score; null before the first audit. */
  current_service_score: number | null;
  created_at: string;
};

/** A workspace the key has access to. */
export type WorkspaceEntry = {
  /** The workspace's identifier. */
  workspace_id: string;
  /** Name of the brand. */
  name: string;
  /** Whether its keys can also be used for the account's other workspaces. */
  is_primary: boolean;
  created_at: string;
};

/** A page of the workspaces the key has access to. */
export type WorkspaceList = {
  workspaces: WorkspaceEntry[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries this answer can have. */
  limit: number;
  /** Entries skipped at the start of the list. */
  offset: number;
};

/** Every operation of the service. */
export type PlinthOperations = {
  /**
   * Current composite score. The score of the newest completed audit, with its five pillars. An
   * Enterprise workspace with real-time scoring switched on gets one computed from its figures as they
   * are now.
   *
   * Minimum plan: Pro. Scope: `score:read`, part of `read`. Rate limit: the one for score requests.
   */
  getScore(input?: GetScoreInput, options?: CallOptions): Promise<Score>;
  /**
   * Score over time. One point per day, ISO week or calendar month: the last score in it, with that
   * score's date.
   *
   * Minimum plan: Pro. Scope: `score:read`, part of `read`. Rate limit: the one for all other operations
   * together.
   */
  getScoreHistory(input?: GetScoreHistoryInput, options?: CallOptions): Promise<ScoreHistory>;
  /**
   * List audits. The audits of the key's workspace in every state, newest first.
   *
   * Minimum plan: Pro. Scope: `audits:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  listAudits(input?: ListAuditsInput, options?: CallOptions): Promise<AuditList>;
  /**
   * Run a brand audit. Starts an audit in the background. Poll GET /v1/audit/{audit_id}, or give a
   * webhook_url: it receives a signed POST when the audit ends, with the body of `audit.completed`; if
   * the audit failed, its `status` is `failed`.
   *
   * Minimum plan: Pro. Scope: `audits:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  runAudit(input?: RunAuditInput, options?: PostOptions): Promise<AuditRun>;
  /**
   * Result of an audit. The result of an audit that has ended, or 425 with the progress while it is
   * processing.
   *
   * Minimum plan: Pro. Scope: `audits:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  getAudit(input: GetAuditInput, options?: CallOptions): Promise<AuditResult>;
  /**
   * Campaigns, newest first. Each with its current phase, how far along that is, and how the score has
   * moved since the start.
   *
   * Minimum plan: Agency. Scope: `campaigns:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  listCampaigns(input?: ListCampaignsInput, options?: CallOptions): Promise<CampaignList>;
  /**
   * Create a campaign. Creates a plan in phases. It is a draft until its start, then moves through its
   * phases by itself.
   *
   * Minimum plan: Agency. Scope: `campaigns:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  createCampaign(input: CreateCampaignInput, options?: PostOptions): Promise<NewCampaign>;
  /**
   * One campaign. A campaign in a workspace the key has access to, with its plan.
   *
   * Minimum plan: Agency. Scope: `campaigns:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  getCampaign(input: GetCampaignInput, options?: CallOptions): Promise<Campaign>;
  /**
   * Change a campaign. Name and objective can change at any time; start_date, duration_weeks and phases
   * only while it is a draft.
   *
   * Minimum plan: Agency. Scope: `campaigns:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  changeCampaign(input: ChangeCampaignInput, options?: CallOptions): Promise<Campaign>;
  /**
   * Delete a campaign. Deletes the campaign, whatever its state. Events it caused stay.
   *
   * Minimum plan: Agency. Scope: `campaigns:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  deleteCampaign(input: DeleteCampaignInput, options?: CallOptions): Promise<DeletedCampaign>;
  /**
   * Connected platforms. The workspace's platforms with their audience, and those that could still be
   * connected.
   *
   * Minimum plan: Pro. Scope: `platforms:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  listPlatforms(input?: ListPlatformsInput, options?: CallOptions): Promise<PlatformList>;
  /**
   * List imports. The files sent to the workspace for import, through the API or the dashboard, in every
   * state, newest first.
   *
   * Minimum plan: Pro. Scope: `imports:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  listImports(input?: ListImportsInput, options?: CallOptions): Promise<ImportList>;
  /**
   * Import a file. Send a file exported from a platform, or one of the plain forms in the guide “Files
   * to import”, as the body. It is imported in the background: GET /v1/imports/{import_id} says what
   * came of it, with every row that was left out and why. A file in no known format ends as `failed`.
   * Sending the same file again changes nothing. An `Idempotency-Key` is checked against a digest of the
   * bytes once they have arrived.
   *
   * Minimum plan: Pro. Scope: `imports:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  createImport(input: CreateImportInput, options?: PostOptions): Promise<StartedImport>;
  /**
   * One import. What came of a file sent to a workspace the key has access to. Ask again every few
   * seconds while `status` is `processing`.
   *
   * Minimum plan: Pro. Scope: `imports:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  getImport(input: GetImportInput, options?: CallOptions): Promise<Import>;
  /**
   * Score a draft. How a text, image or video is likely to do on a platform, what that would do to the
   * pillars, and what would make it better. A format the platform does not have is scored as the closest
   * one it has, and a text that is too long only as far as the platform accepts it; the feedback says
   * so. A text that would hurt someone, exploits a disaster to sell, is spam or cannot be read gets a
   * warning as its first feedback and under `warnings` in the evidence; one that would hurt someone
   * scores below any ordinary text. An image or video that cannot be read is scored by platform and
   * format alone: the first feedback says so, and with `expand=evidence`, `evidence.media` is `{ read:
   * false, reason }`. Nothing is changed.
   *
   * Minimum plan: Agency. Scope: `studio:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  scoreContent(input: ScoreContentInput, options?: PostOptions): Promise<ContentScore>;
  /**
   * Workspace information. The key's workspace, its plan and how much of it is used.
   *
   * Minimum plan: Pro. Scope: `workspace:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  getWorkspace(input?: GetWorkspaceInput, options?: CallOptions): Promise<Workspace>;
  /**
   * List workspaces. The workspaces the key may name as `workspace_id`, newest first: for a key of the
   * account's primary workspace, all of the account; for any other key, its own.
   *
   * Minimum plan: Pro. Scope: `workspace:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  listWorkspaces(input?: ListWorkspacesInput, options?: CallOptions): Promise<WorkspaceList>;
  /**
   * List webhooks. The webhooks of the key's workspace, newest first.
   *
   * Minimum plan: Agency. Scope: `webhooks:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  listWebhooks(input?: ListWebhooksInput, options?: CallOptions): Promise<WebhookList>;
  /**
   * Configure a webhook. Registers an HTTPS address for events. The secret is never returned. If you do
   * not send one, one is generated; `rotate-secret` replaces it with one you can see.
   *
   * Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  createWebhook(input: CreateWebhookInput, options?: PostOptions): Promise<Webhook>;
  /**
   * Get a webhook.
   *
   * Minimum plan: Agency. Scope: `webhooks:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  getWebhook(input: GetWebhookInput, options?: CallOptions): Promise<Webhook>;
  /**
   * Change a webhook. Changes its address or events, or pauses or activates it. Fields left out stay as
   * they are.
   *
   * Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  changeWebhook(input: ChangeWebhookInput, options?: CallOptions): Promise<Webhook>;
  /**
   * Delete a webhook. Deletes the webhook and its deliveries. Anything still waiting to be sent is
   * dropped.
   *
   * Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  deleteWebhook(input: DeleteWebhookInput, options?: CallOptions): Promise<DeletedWebhook>;
  /**
   * Rotate the secret of a webhook. Gives the webhook a new secret and returns it, once. For 24 hours,
   * deliveries are signed with both, the new one first.
   *
   * Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  rotateWebhookSecret(input: RotateWebhookSecretInput, options?: PostOptions): Promise<RotatedSecret>;
  /**
   * Send a test to a webhook. Sends a `webhook.test` event to this webhook, even while it is paused or
   * disabled.
   *
   * Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  testWebhook(input: TestWebhookInput, options?: PostOptions): Promise<NewDelivery>;
  /**
   * List the deliveries of a webhook. What has been sent and what is still to be sent, with every
   * attempt, newest first.
   *
   * Minimum plan: Agency. Scope: `webhooks:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  listDeliveries(input: ListDeliveriesInput, options?: CallOptions): Promise<DeliveryList>;
  /**
   * Listen to events. What the workspace's webhooks are told of, as it happens, for a machine that
   * cannot be reached from outside: ask for the present end, then again and again with the `next` of the
   * answer before. None is missed, and tests are among them. `plinth webhooks listen` does this and
   * forwards them, signed.
   *
   * Minimum plan: Agency. Scope: `webhooks:read`, part of `read`. Rate limit: the one for all other
   * operations together.
   */
  listEvents(input?: ListEventsInput, options?: CallOptions): Promise<WebhookEventList>;
  /**
   * Send an example of an event. Sends an example of an event, with `test: true`, to whoever listens by
   * GET /v1/events. No webhook receives it; POST /v1/webhooks/{webhook_id}/test tries one of those.
   *
   * Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  testEvent(input: TestEventInput, options?: PostOptions): Promise<TestEvent>;
  /**
   * Replay a delivery. Sends the same message, with the same `webhook-id`, to the webhook again.
   *
   * Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
   * operations together.
   */
  replayDelivery(input: ReplayDeliveryInput, options?: PostOptions): Promise<NewDelivery>;
};

/** Where each operation lives. */
export const OPERATIONS: Record<keyof PlinthOperations, OperationRoute> = {
  getScore: {
    method: "GET",
    path: "/v1/score",
    query: ["workspace_id", "include_pillars", "expand"],
    hasBody: false,
  },
  getScoreHistory: {
    method: "GET",
    path: "/v1/score/history",
    query: ["workspace_id", "start_date", "end_date", "granularity"],
    hasBody: false,
  },
  listAudits: { method: "GET", path: "/v1/audit", query: ["limit", "offset"], hasBody: false },
  runAudit: { method: "POST", path: "/v1/audit/run", query: [], hasBody: true },
  getAudit: { method: "GET", path: "/v1/audit/{audit_id}", query: ["expand"], hasBody: false },
  listCampaigns: {
    method: "GET",
    path: "/v1/campaigns",
    query: ["status", "limit", "offset"],
    hasBody: false,
  },
  createCampaign: { method: "POST", path: "/v1/campaigns", query: [], hasBody: true },
  getCampaign: { method: "GET", path: "/v1/campaigns/{campaign_id}", query: [], hasBody: false },
  changeCampaign: { method: "PATCH", path: "/v1/campaigns/{campaign_id}", query: [], hasBody: true },
  deleteCampaign: { method: "DELETE", path: "/v1/campaigns/{campaign_id}", query: [], hasBody: false },
  listPlatforms: { method: "GET", path: "/v1/platforms", query: ["workspace_id"], hasBody: false },
  listImports: {
    method: "GET",
    path: "/v1/imports",
    query: ["limit", "offset", "workspace_id"],
    hasBody: false,
  },
  createImport: {
    method: "POST",
    path: "/v1/imports",
    query: ["platform", "handle", "file_name", "workspace_id"],
    hasBody: false,
    hasFile: true,
  },
  getImport: { method: "GET", path: "/v1/imports/{import_id}", query: [], hasBody: false },
  scoreContent: {
    method: "POST",
    path: "/v1/studio/score",
    query: ["expand", "max_feedback"],
    hasBody: true,
  },
  getWorkspace: { method: "GET", path: "/v1/workspace", query: [], hasBody: false },
  listWorkspaces: { method: "GET", path: "/v1/workspaces", query: ["limit", "offset"], hasBody: false },
  listWebhooks: { method: "GET", path: "/v1/webhooks", query: ["limit", "offset"], hasBody: false },
  createWebhook: { method: "POST", path: "/v1/webhooks", query: [], hasBody: true },
  getWebhook: { method: "GET", path: "/v1/webhooks/{webhook_id}", query: [], hasBody: false },
  changeWebhook: { method: "PATCH", path: "/v1/webhooks/{webhook_id}", query: [], hasBody: true },
  deleteWebhook: { method: "DELETE", path: "/v1/webhooks/{webhook_id}", query: [], hasBody: false },
  rotateWebhookSecret: {
    method: "POST",
    path: "/v1/webhooks/{webhook_id}/rotate-secret",
    query: [],
    hasBody: true,
  },
  testWebhook: { method: "POST", path: "/v1/webhooks/{webhook_id}/test", query: [], hasBody: true },
  listDeliveries: {
    method: "GET",
    path: "/v1/webhooks/{webhook_id}/deliveries",
    query: ["limit", "offset", "status"],
    hasBody: false,
  },
  listEvents: {
    method: "GET",
    path: "/v1/events",
    query: ["after", "wait_seconds", "limit", "workspace_id"],
    hasBody: false,
  },
  testEvent: { method: "POST", path: "/v1/events/test", query: [], hasBody: true },
  replayDelivery: {
    method: "POST",
    path: "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay",
    query: [],
    hasBody: true,
  },
};

/** `audit_in_progress` */
export class AuditInProgressError extends PlinthError {}
/** `audit_limit_reached` */
export class AuditLimitReachedError extends PlinthError {}
/** `campaign_started` */
export class CampaignStartedError extends PlinthError {}
/** `content_too_large` */
export class ContentTooLargeError extends PlinthError {}
/** `delivery_pending` */
export class DeliveryPendingError extends PlinthError {}
/** `idempotency_key_reused` */
export class IdempotencyKeyReusedError extends PlinthError {}
/** `insufficient_scope` */
export class InsufficientScopeError extends PlinthError {}
/** `insufficient_storage` */
export class InsufficientStorageError extends PlinthError {}
/** `internal_error` */
export class InternalError extends PlinthError {}
/** `invalid_content_type` */
export class InvalidContentTypeError extends PlinthError {}
/** `invalid_date_range` */
export class InvalidDateRangeError extends PlinthError {}
/** `invalid_dates` */
export class InvalidDatesError extends PlinthError {}
/** `invalid_duration` */
export class InvalidDurationError extends PlinthError {}
/** `invalid_events` */
export class InvalidEventsError extends PlinthError {}
/** `invalid_format` */
export class InvalidFormatError extends PlinthError {}
/** `invalid_phases` */
export class InvalidPhasesError extends PlinthError {}
/** `invalid_platform` */
export class InvalidPlatformError extends PlinthError {}
/** `invalid_request` */
export class InvalidRequestError extends PlinthError {}
/** `invalid_url` */
export class InvalidUrlError extends PlinthError {}
/** `limit_reached` */
export class LimitReachedError extends PlinthError {}
/** `malformed_json` */
export class MalformedJsonError extends PlinthError {}
/** `malformed_request` */
export class MalformedRequestError extends PlinthError {}
/** `media_unavailable` */
export class MediaUnavailableError extends PlinthError {}
/** `method_not_allowed` */
export class MethodNotAllowedError extends PlinthError {}
/** `no_data` */
export class NoDataError extends PlinthError {}
/** `no_platforms_connected` */
export class NoPlatformsConnectedError extends PlinthError {}
/** `no_score_available` */
export class NoScoreAvailableError extends PlinthError {}
/** `not_found` */
export class NotFoundError extends PlinthError {}
/** `plan_required` */
export class PlanRequiredError extends PlinthError {}
/** `platform_not_connected` */
export class PlatformNotConnectedError extends PlinthError {}
/** `rate_limited` */
export class RateLimitedError extends PlinthError {}
/** `request_in_progress` */
export class RequestInProgressError extends PlinthError {}
/** `service_unavailable` */
export class ServiceUnavailableError extends PlinthError {}
/** `too_early` */
export class TooEarlyError extends PlinthError {}
/** `unauthorized` */
export class UnauthorizedError extends PlinthError {}
/** `unsupported_media_type` */
export class UnsupportedMediaTypeError extends PlinthError {}
/** `not_reachable` */
export class NotReachableError extends PlinthError {}
/** `timed_out` */
export class TimedOutError extends PlinthError {}
/** `unreadable_answer` */
export class UnreadableAnswerError extends PlinthError {}
/** `webhook_not_verified` */
export class WebhookNotVerifiedError extends PlinthError {}

/** The class of each code. */
export const ERRORS = {
  audit_in_progress: AuditInProgressError,
  audit_limit_reached: AuditLimitReachedError,
  campaign_started: CampaignStartedError,
  content_too_large: ContentTooLargeError,
  delivery_pending: DeliveryPendingError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  insufficient_scope: InsufficientScopeError,
  insufficient_storage: InsufficientStorageError,
  internal_error: InternalError,
  invalid_content_type: InvalidContentTypeError,
  invalid_date_range: InvalidDateRangeError,
  invalid_dates: InvalidDatesError,
  invalid_duration: InvalidDurationError,
  invalid_events: InvalidEventsError,
  invalid_format: InvalidFormatError,
  invalid_phases: InvalidPhasesError,
  invalid_platform: InvalidPlatformError,
  invalid_request: InvalidRequestError,
  invalid_url: InvalidUrlError,
  limit_reached: LimitReachedError,
  malformed_json: MalformedJsonError,
  malformed_request: MalformedRequestError,
  media_unavailable: MediaUnavailableError,
  method_not_allowed: MethodNotAllowedError,
  no_data: NoDataError,
  no_platforms_connected: NoPlatformsConnectedError,
  no_score_available: NoScoreAvailableError,
  not_found: NotFoundError,
  plan_required: PlanRequiredError,
  platform_not_connected: PlatformNotConnectedError,
  rate_limited: RateLimitedError,
  request_in_progress: RequestInProgressError,
  service_unavailable: ServiceUnavailableError,
  too_early: TooEarlyError,
  unauthorized: UnauthorizedError,
  unsupported_media_type: UnsupportedMediaTypeError,
  not_reachable: NotReachableError,
  timed_out: TimedOutError,
  unreadable_answer: UnreadableAnswerError,
  webhook_not_verified: WebhookNotVerifiedError,
};
