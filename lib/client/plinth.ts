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

/** How the client reaches the service. */
export type PlinthOptions = {
  /** `plk_live_…`. Keep it on a server: it does not belong in a page. */
  apiKey: string;
  /** Where the service runs, without `/v1`: `https://plinth.example`. */
  baseUrl: string;
  /** Instead of the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
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
  signal?: AbortSignal | undefined;
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
export type FileToSend = Blob | Uint8Array<ArrayBuffer> | string;

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
  return { url, init: { method, headers, body, redirect: "manual" } satisfies RequestInit };
}

async function attemptRequest(
  options: PlinthOptions,
  url: string,
  init: RequestInit,
  { deadline, signal }: { deadline: number; signal: AbortSignal | undefined },
): Promise<unknown> {
  signal?.throwIfAborted();
  const leftMs = Math.max(1, Math.min(options.timeoutMs ?? 60_000, deadline - Date.now()));
  const limit = AbortSignal.timeout(leftMs);
  const send = options.fetch ?? ((address: string, request: RequestInit) => fetch(address, request));
  let response: Response;
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
  return new PlinthError({ status: 0, title: "Timed Out", code: "timed_out", detail }, { cause });
}

function notReachable(url: string, cause: unknown): PlinthError {
  const detail = `${new URL(url).origin} could not be reached.`;
  return new PlinthError({ status: 0, title: "Not Reachable", code: "not_reachable", detail }, { cause });
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
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
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
  return new PlinthError(facts, { cause });
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

/** What a test of a webhook sends: nothing has happened. */
export type WebhookTestMessage = {
  type: "webhook.test";
  timestamp: string;
  data: { workspace_id: string; sequence: number; webhook_id: string };
};

/** What arrived, and what it is judged by. */
export type ReceivedWebhook = {
  /** Of the webhook: `whsec_…`, or the text that it was registered with. */
  secret: string;
  /** Of the request: `Headers`, or Node's record of them. */
  headers: Headers | Record<string, string | string[] | undefined>;
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

function readHeader(headers: ReceivedWebhook["headers"], name: string): string {
  const record = headers instanceof Headers ? Object.fromEntries(headers) : headers;
  const found = Object.entries(record).find(([key]) => key.toLowerCase() === name)?.[1];
  const value = Array.isArray(found) ? found[0] : found;
  if (!value) throw notVerified(`The header ${name} is missing.`);
  return value;
}

/** There are several signatures while a secret is being replaced. */
async function isSigned(secret: string, signatures: string, signed: Uint8Array): Promise<boolean> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", readSecret(secret) as BufferSource, hmac, false, [
    "verify",
  ]);
  for (const signature of signatures.split(" ")) {
    const bytes = signature.startsWith("v1,") ? decodeBase64(signature.slice(3)) : null;
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes as BufferSource, signed as BufferSource)))
      return true;
  }
  return false;
}

/** `whsec_` and the base64 of 24 to 64 bytes is decoded; any other text is its own UTF-8 bytes. */
function readSecret(secret: string): Uint8Array {
  const decoded = secret.startsWith("whsec_") ? decodeBase64(secret.slice(6)) : null;
  if (decoded && decoded.length >= 24 && decoded.length <= 64) return decoded;
  return new TextEncoder().encode(secret);
}

function decodeBase64(text: string): Uint8Array | null {
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
  return new PlinthError(facts, { cause });
}

type Facts = Pick<PlinthError, "status" | "title" | "code" | "detail"> &
  Partial<Pick<PlinthError, "requestId" | "retryAfterSeconds" | "problem">>;

/**
 * Every failure of this client: an answer that is no success, a service that cannot be reached, a webhook that cannot be
 * verified. `message` is the title and the detail.
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
function readAnswer(response: Response, text: string): unknown {
  const body = parseJson(text);
  if (response.ok && body !== undefined) return body;
  const problem = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const word = (name: string, otherwise: string) => {
    const value = problem[name];
    return typeof value === "string" ? value : otherwise;
  };
  throw new PlinthError({
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
  /** The workspace that is asked for; the key's own when it is left out. */
  workspace_id?: string;
  /** Whether the answer has `pillars`. `true` when left out. */
  include_pillars?: boolean;
  /** What to give beyond the usual fields, comma-separated, or repeated. */
  expand?: ("explanation" | "confidence")[];
};

/** Of getScoreHistory: GET /v1/score/history. */
export type GetScoreHistoryInput = {
  /** The workspace that is asked for; the key's own when it is left out. */
  workspace_id?: string;
  /** A date or a timestamp, inclusive. Default: 90 days before the end. */
  start_date?: string;
  /** A date or a timestamp, inclusive. Default: today, as a date. The start lies before it. */
  end_date?: string;
  /** One point a UTC day, ISO week or calendar month. `"weekly"` when left out. */
  granularity?: "daily" | "weekly" | "monthly";
};

/** Of listAudits: GET /v1/audit. */
export type ListAuditsInput = {
  /** Entries in the answer; more than 100 is served as 100. `20` when left out. */
  limit?: number;
  /** Entries to leave out at the beginning. `0` when left out. */
  offset?: number;
};

/** Of runAudit: POST /v1/audit/run. */
export type RunAuditInput = {
  /** Default: the key's own workspace. */
  workspace_id?: string;
  /** Default: all connected platforms. */
  platforms?: ("instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest")[];
  /**
   * How many days of figures the audit keeps with its result. The score does not depend on it: it rests
   * on fixed windows of the formula (18 weeks of posts, a year of audience figures), so that scores of
   * different audits can be compared. `90` when left out.
   */
  lookback_days?: number;
  /**
   * A public HTTPS address that gets a signed POST when the audit ends. The secret that signs it is
   * shown in the dashboard, under Webhooks.
   */
  webhook_url?: string;
};

/** Of getAudit: GET /v1/audit/{audit_id}. */
export type GetAuditInput = {
  /** Identifier of the audit. */
  audit_id: string;
  /** What to give beyond the usual fields, comma-separated, or repeated. */
  expand?: ("explanation" | "confidence")[];
};

/** Of listCampaigns: GET /v1/campaigns. */
export type ListCampaignsInput = {
  /** Only campaigns in this state; all when it is left out. */
  status?: "draft" | "active" | "completed";
  /** Entries in the answer; more than 100 is served as 100. `20` when left out. */
  limit?: number;
  /** Entries to leave out at the beginning. `0` when left out. */
  offset?: number;
};

/** Of createCampaign: POST /v1/campaigns. */
export type CreateCampaignInput = {
  /** Name of the campaign. */
  name: string;
  /** What the campaign is to achieve. Blank text means none. */
  objective?: string;
  /** When the campaign begins, in the future: a timestamp with its offset, or a date for 00:00 UTC. */
  start_date: string;
  /** Weeks from start to end. Left out: the sum of the phases' weeks, or 12 when no phase has weeks. */
  duration_weeks?: number;
  /** Left out: the standard arc of Foundation, Build, Peak and Echo. */
  phases?: {
    /** Name of the phase. */
    name: string;
    /**
     * A count of weeks, or the numbers of the weeks: the first is 1. All phases give the same form, or
     * none gives any: then the weeks of the campaign are split evenly.
     */
    weeks?: number | number[];
  }[];
  /** The workspace that is asked for; the key's own when it is left out. */
  workspace_id?: string;
};

/** Of getCampaign: GET /v1/campaigns/{campaign_id}. */
export type GetCampaignInput = {
  /** Id of the campaign. */
  campaign_id: string;
};

/** Of changeCampaign: PATCH /v1/campaigns/{campaign_id}. */
export type ChangeCampaignInput = {
  /** Id of the campaign. */
  campaign_id: string;
} & {
  /** Name of the campaign. */
  name?: string;
  /** What the campaign is to achieve. Blank text means none. */
  objective?: string;
  /** When the campaign begins, in the future: a timestamp with its offset, or a date for 00:00 UTC. */
  start_date?: string;
  /**
   * Weeks from start to end, 1 to 104. Left out: as it is, or the sum of the phases' weeks when phases
   * with weeks are given. Alone it splits a standard arc anew.
   */
  duration_weeks?: number;
  /** Left out: the standard arc of Foundation, Build, Peak and Echo. */
  phases?: {
    /** Name of the phase. */
    name: string;
    /**
     * A count of weeks, or the numbers of the weeks: the first is 1. All phases give the same form, or
     * none gives any: then the weeks of the campaign are split evenly.
     */
    weeks?: number | number[];
  }[];
  /** The workspace that is asked for; the key's own when it is left out. */
  workspace_id?: string;
};

/** Of deleteCampaign: DELETE /v1/campaigns/{campaign_id}. */
export type DeleteCampaignInput = {
  /** Id of the campaign. */
  campaign_id: string;
};

/** Of listPlatforms: GET /v1/platforms. */
export type ListPlatformsInput = {
  /** The workspace that is asked for; the key's own when it is left out. */
  workspace_id?: string;
};

/** Of listImports: GET /v1/imports. */
export type ListImportsInput = {
  /** Entries in the answer; more than 100 is served as 100. `20` when left out. */
  limit?: number;
  /** Entries to leave out at the beginning. `0` when left out. */
  offset?: number;
  /** The workspace that is asked for; the key's own when it is left out. */
  workspace_id?: string;
};

/** Of createImport: POST /v1/imports. */
export type CreateImportInput = {
  /** Platform that the file is of. */
  platform: "instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest";
  /** Name of the account on the platform; an @ in front is left out. */
  handle: string;
  /** Name of the file, at most 255 characters; some formats tell their year or account by it. */
  file_name: string;
  /** The workspace that is asked for; the key's own when it is left out. */
  workspace_id?: string;
  /**
   * The file as it is, at most 200 MB; `application/octet-stream` for any. It is recognised by its
   * content.
   */
  file: FileToSend;
};

/** Of getImport: GET /v1/imports/{import_id}. */
export type GetImportInput = {
  /** Identifier of the import. */
  import_id: string;
};

/** Of scoreContent: POST /v1/studio/score. */
export type ScoreContentInput = {
  /**
   * What to give beyond the usual fields: `evidence` (warnings, the interval of the score, whether a
   * file was read, and what the score rests on), and with it the `kind` of each feedback.
   */
  expand?: "evidence"[];
  /** Most entries of `feedback`. `3` when left out. */
  max_feedback?: number;
} & {
  /** What `content` is. */
  content_type: "text" | "image" | "video";
  /**
   * The text itself (not blank, at most 10000 Unicode code points), or the public HTTPS address of an
   * image or video of at most 100 MB.
   */
  content: string;
  /** The platform it is meant for. */
  platform: "instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest";
  /** Where on the platform it is to appear. `"post"` when left out. */
  format?: "post" | "story" | "reel" | "short" | "thread";
};

/** Of getWorkspace: GET /v1/workspace. */
export type GetWorkspaceInput = Record<string, never>;

/** Of listWorkspaces: GET /v1/workspaces. */
export type ListWorkspacesInput = {
  /** Entries in the answer; more than 100 is served as 100. `20` when left out. */
  limit?: number;
  /** Entries to leave out at the beginning. `0` when left out. */
  offset?: number;
};

/** Of listWebhooks: GET /v1/webhooks. */
export type ListWebhooksInput = {
  /** Entries in the answer; more than 100 is served as 100. `20` when left out. */
  limit?: number;
  /** Entries to leave out at the beginning. `0` when left out. */
  offset?: number;
};

/** Of createWebhook: POST /v1/webhooks. */
export type CreateWebhookInput = {
  /** A public HTTPS address that is sent a POST for each event. */
  url: string;
  /** What is sent to the webhook; a name that is given twice counts once. */
  events: ("audit.completed" | "score.changed" | "campaign.phase_changed")[];
  /**
   * Shared secret of the signature: `whsec_` + base64 of 24 to 64 bytes, or any other text of 12
   * characters or more, whose UTF-8 bytes are the key. Default: a new one is made.
   */
  secret?: string;
  /** The workspace that is asked for; the key's own when it is left out. */
  workspace_id?: string;
};

/** Of getWebhook: GET /v1/webhooks/{webhook_id}. */
export type GetWebhookInput = {
  /** The webhook's identifier. */
  webhook_id: string;
};

/** Of changeWebhook: PATCH /v1/webhooks/{webhook_id}. */
export type ChangeWebhookInput = {
  /** The webhook's identifier. */
  webhook_id: string;
} & {
  /** A public HTTPS address that is sent a POST for each event. */
  url?: string;
  /** What is sent to the webhook; a name that is given twice counts once. */
  events?: ("audit.completed" | "score.changed" | "campaign.phase_changed")[];
  /**
   * `paused`: no new deliveries, and those that are pending wait; `active`: they go on, after a
   * disabling too.
   */
  status?: "active" | "paused";
  /** The workspace that is asked for; the key's own when it is left out. */
  workspace_id?: string;
};

/** Of deleteWebhook: DELETE /v1/webhooks/{webhook_id}. */
export type DeleteWebhookInput = {
  /** The webhook's identifier. */
  webhook_id: string;
};

/** Of rotateWebhookSecret: POST /v1/webhooks/{webhook_id}/rotate-secret. */
export type RotateWebhookSecretInput = {
  /** The webhook's identifier. */
  webhook_id: string;
} & {
  /**
   * Shared secret of the signature: `whsec_` + base64 of 24 to 64 bytes, or any other text of 12
   * characters or more, whose UTF-8 bytes are the key. Default: a new one is made.
   */
  secret?: string;
};

/** Of testWebhook: POST /v1/webhooks/{webhook_id}/test. */
export type TestWebhookInput = {
  /** The webhook's identifier. */
  webhook_id: string;
};

/** Of listDeliveries: GET /v1/webhooks/{webhook_id}/deliveries. */
export type ListDeliveriesInput = {
  /** The webhook's identifier. */
  webhook_id: string;
  /** Entries in the answer; more than 100 is served as 100. `20` when left out. */
  limit?: number;
  /** Entries to leave out at the beginning. `0` when left out. */
  offset?: number;
  /** Default: all deliveries. */
  status?: "pending" | "succeeded" | "failed";
};

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

export type AuditCompletedData = {
  /** Identifier of the audit. */
  audit_id: string;
  /** Identifier of the workspace. */
  workspace_id: string;
  /** Grows with every event of the workspace; order of arrival is not promised. */
  sequence: number;
  /** `failed` is told to the run's `webhook_url` only. */
  status: "completed" | "failed";
  /** Composite score; null of a failed run. */
  score: number | null;
  /** The five pillar scores; null of a failed run. */
  pillars: PillarScores | null;
  completed_at: string;
};

export type AuditCompletedMessage = {
  type: "audit.completed";
  /** When it happened. */
  timestamp: string;
  data: AuditCompletedData;
};

export type AuditList = {
  audits: AuditSummary[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries that this answer can have. */
  limit: number;
  /** Entries left out at the beginning. */
  offset: number;
};

/** An audit that has ended. */
export type AuditResult = {
  /** Identifier of the audit. */
  audit_id: string;
  /** Of a `failed` run score, pillars, recommendations and industry_benchmark are null. */
  status: "completed" | "failed";
  completed_at: string;
  /** Composite score, one decimal. */
  score: number | null;
  pillars: PillarDetails | null;
  /** The most useful first. */
  recommendations: Recommendation[] | null;
  industry_benchmark: IndustryBenchmark | null;
  /** Only of a failed run. */
  error?: {
    /** `No Recent Data`, `Audit Timed Out` or `Audit Failed`. */
    title: string;
    /** What went wrong; with `No Recent Data` also the newest day with data. */
    detail: string;
  };
  /** Only with `expand=explanation`. */
  explanation?: Explanation | null;
  /** Only with `expand=confidence`. */
  confidence?: Confidence | null;
};

/** An audit that was started. */
export type AuditRun = {
  /** Identifier of the audit. */
  audit_id: string;
  status: "processing";
  /** 2 to 5 minutes after the request; the run may be faster. */
  estimated_completion: string;
  /** Identifier of the workspace. */
  workspace_id: string;
  platforms_included: Platform[];
  lookback_days: number;
};

/** An audit in a list. */
export type AuditSummary = {
  /** Identifier of the audit. */
  audit_id: string;
  status: "processing" | "completed" | "failed";
  /** Composite score; null until the audit has completed. */
  score: number | null;
  started_at: string;
  completed_at: string | null;
};

export type Campaign = {
  /** Id of the campaign. */
  id: string;
  /** Name of the campaign. */
  name: string;
  /** draft until its start, active until its end, then completed. */
  status: "draft" | "active" | "completed";
  /** Name of the current phase in lower case; of a draft the first, of a completed campaign the last. */
  current_phase: string;
  /** Whole percent of the current phase's time that has passed. */
  phase_progress: number;
  /** The score when the campaign began, of a draft when it was created; null without one. */
  score_at_start: number | null;
  /** The workspace's current score; null without one. */
  score_current: number | null;
  /**
   * score_current minus score_at_start, signed; null without one of them, and where two versions of the
   * formula computed them.
   */
  score_delta: string | null;
  /** When the campaign was created. */
  created_at: string;
  /** The phases in their order. */
  phases: CampaignPhase[];
  /** What the campaign is to achieve; null when none is given. */
  objective: string | null;
  /** When the campaign begins or began. */
  start_date: string;
  /** Weeks from start to end. */
  duration_weeks: number;
};

export type CampaignEntry = {
  /** Id of the campaign. */
  id: string;
  /** Name of the campaign. */
  name: string;
  /** draft until its start, active until its end, then completed. */
  status: "draft" | "active" | "completed";
  /** Name of the current phase in lower case; of a draft the first, of a completed campaign the last. */
  current_phase: string;
  /** Whole percent of the current phase's time that has passed. */
  phase_progress: number;
  /** The score when the campaign began, of a draft when it was created; null without one. */
  score_at_start: number | null;
  /** The workspace's current score; null without one. */
  score_current: number | null;
  /**
   * score_current minus score_at_start, signed; null without one of them, and where two versions of the
   * formula computed them.
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
  /** Most entries that this answer can have. */
  limit: number;
  /** Entries left out at the beginning. */
  offset: number;
};

export type CampaignPhase = {
  /** Name of the phase. */
  name: string;
  /** Numbers of its weeks; the campaign's first is 1. */
  weeks: number[];
  /** Where the phase is now. */
  status: "upcoming" | "active" | "completed";
};

export type CampaignPhaseChangedData = {
  /** Identifier of the campaign. */
  campaign_id: string;
  /** Identifier of the workspace. */
  workspace_id: string;
  /** Grows with every event of the workspace; order of arrival is not promised. */
  sequence: number;
  /** Name of the campaign. */
  name: string;
  /** Of the campaign, after the move. */
  status: "draft" | "active" | "completed";
  /** The phase that began; null after the last. */
  phase: string | null;
  /** The phase that ended; null for the first. */
  previous_phase: string | null;
  changed_at: string;
};

export type CampaignPhaseChangedMessage = {
  type: "campaign.phase_changed";
  /** When it happened. */
  timestamp: string;
  data: CampaignPhaseChangedData;
};

/** How much each pillar, and the score as a whole, can be relied on. */
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
  /** The gravest first, at most one of each code; empty for almost every draft. */
  warnings: {
    /**
     * `harm`: a threat, a call to violence or self-harm, contempt for people, dangerous advice, or a sale
     * to those who must not have it; `insensitive`: an offer or a joke that rides on a disaster, a war or
     * a death; `spam`; `unreadable`.
     */
    code: "harm" | "insensitive" | "spam" | "unreadable";
    /** What was seen and what to do, in one sentence; also a suggestion of the feedback. */
    detail: string;
  }[];
  /** Between which percentiles 8 of 10 posts with this score end; one decimal. */
  interval: {
    low: number;
    high: number;
    /** Share of posts that end within. */
    coverage: 0.8;
  };
  /** Whether the image or video was read; null for a text. */
  media: {
    read: boolean;
    /** Why the file could not be read; null when it was. */
    reason: string | null;
  } | null;
  /** Version of the content model. */
  model_version: string;
  /** What the score rests on, in words. */
  rests_on: string[];
  /** How well such predictions did for this workspace so far. */
  workspace: {
    /**
     * Proven when at least 60 own posts were tried and the rank correlation is above what chance gives in
     * 19 of 20 cases.
     */
    verdict: "proven" | "not proven yet";
    /**
     * Spearman, between predictions for the own posts there after the first 40 %, each by what was known
     * before it, and how they did; null below 30 posts.
     */
    rank_correlation: number | null;
    /** Own posts that were compared. */
    n: number;
    /** Whether own posts of the platform (30 or more) are learnt from beside public ones. */
    model: "own posts" | "platform";
    /** The same for the platform's model alone, on the same posts. */
    platform_rank_correlation: number | null;
  };
  /** How well such predictions do on public posts of the platform. */
  platform: {
    /**
     * Mean Spearman within accounts that the model was not fitted on, by the text alone; null without a
     * model.
     */
    rank_correlation: number | null;
    /** Lower end of its 95 % interval. */
    from: number | null;
    /** Upper end of its 95 % interval. */
    to: number | null;
    /** Public accounts looked at. */
    accounts: number;
    /** Their posts. */
    posts: number;
  };
  /** Whose data `pillar_predictions` were computed on. */
  pillars_from: "own posts" | "reference brand";
};

/** How a draft is likely to do. */
export type ContentScore = {
  /**
   * Predicted percentile among the posts of the platform, or, with 30 own posts there, among the own
   * ones; one decimal, 50 is like the usual post, or not known.
   */
  score: number;
  /** Signed change of each pillar if the posts there did as this one is predicted to do. */
  pillar_predictions: {
    presence: string;
    reach: string;
    impact: string;
    sentiment: string;
    momentum: string;
  };
  /**
   * The most useful first: warnings, that a text alone is not shown to say anything on the platform,
   * what it would not take and what was assumed, what would embarrass, and what would lift the score by
   * data of the platform; at most `max_feedback`, often none.
   */
  feedback: {
    priority: number;
    suggestion: string;
    /**
     * What the score gains by the same model; `+0.0` for a notice. For a longer or shorter text an
     * estimate, before it is written.
     */
    expected_lift: string;
    /**
     * `notice`: to be known of the draft or the platform, it lifts nothing; `advice`: a change that lifts
     * the score by `expected_lift`. Only with `expand=evidence`.
     */
    kind?: "notice" | "advice";
  }[];
  platform: Platform;
  /** Where on the platform it is to appear. */
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
  /** What was found, in `unit`. */
  value: number;
  unit: string;
  /** What is usual for comparable accounts, in `unit`: the middle account; in v1 a published benchmark. */
  benchmark: number;
  /** Where the benchmark comes from. */
  benchmark_source: string;
  /**
   * The percentage of comparable accounts that the value is ahead of, 0 to 100: 50 is the middle
   * account. In v1 the value against the benchmark: 50 is at the benchmark.
   */
  normalised: number;
  /** How far the evidence lets the value move its pillar away from 50, 0 to 1. */
  confidence: number;
  /** Share of the input in the composite, 0 to 1. */
  weight: number;
  /**
   * What the input adds to the composite: its part of what its pillar adds. In v1 weight × confidence ×
   * (normalised − 50).
   */
  points: number;
};

/** A sudden negative turn in what others say, told on the day on which it shows. */
export type Crisis = {
  /** The platform; of several the worst. */
  platform: Platform;
  /** First day of the turn, UTC. */
  since: string;
  /** Comments since then in languages that can be judged. */
  comments: number;
  /** Negative ones among them, 0 to 1. */
  negative_share: number;
  /** The same in the brand's 13 weeks before; with few comments of its own nearer to other brands'. */
  ordinary_share: number;
};

export type DeletedCampaign = {
  /** Id of the campaign. */
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
  /** Null when no attempt is planned. */
  next_attempt_at: string | null;
  created_at: string;
};

export type DeliveryAttempt = {
  at: string;
  /** Status of the answer; null without one. */
  status: number | null;
  /** Why the attempt failed; null when it succeeded. */
  error: string | null;
  duration_ms: number;
  /** The beginning of the answer's body, at most 16 KiB. */
  response: string | null;
};

export type DeliveryList = {
  deliveries: Delivery[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries that this answer can have. */
  limit: number;
  /** Entries left out at the beginning. */
  offset: number;
};

/** Why the score is what it is, as a sum that anybody can check. */
export type Explanation = {
  /** Version of the scoring formula. Scores of two versions cannot be compared. */
  formula_version: string;
  /** The score of a brand of which nothing is known. */
  base: 50;
  contributions: Contribution[];
  /** What rounding to one decimal adds. */
  rounding: number;
  /** base + all points + rounding = total = the composite. */
  total: number;
  /** Against the audit before; absent on the first, and where its figures are not kept. */
  change?: ScoreMove;
  /**
   * A sudden negative turn in comments that is not over; null without one, and in results of older
   * versions. It is told beside the score and adds no points. `null` when left out.
   */
  crisis: Crisis | null;
};

/** One wrong field or parameter. */
export type FieldError = {
  /** JSON pointer (RFC 6901) to the field or parameter. */
  pointer: string;
  /** What is wrong with it, and what it may be. */
  detail: string;
};

/** A platform whose audience are followers. */
export type FollowerPlatformEntry = {
  name: "instagram" | "tiktok" | "twitter" | "linkedin" | "pinterest";
  /** Only what is `connected` counts in scores and audits. */
  status: "connected" | "reconnect_required" | "error";
  /** When figures last came in; null before the first. */
  last_sync: string | null;
  /** null while it is not known. */
  followers: number | null;
  /** Of the account, without the @. */
  handle: string;
};

/** A file that was sent for import. */
export type Import = {
  /** Identifier of the import. */
  import_id: string;
  status: "processing" | "completed" | "failed";
  platform: "instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest";
  /** Name of the account on the platform, without the @ in front. */
  handle: string;
  /** As the caller calls the file. */
  file_name: string;
  /** Name of the format that was recognised; null until then. */
  format: string | null;
  /** Posts that the workspace did not have; null while nothing is written. */
  posts: number | null;
  /** Posts, days and comments that it had and that now say something else; null while nothing is written. */
  updated: number | null;
  /** Days of audience that it did not have; null while nothing is written. */
  account_days: number | null;
  /** Comments that it did not have; null while nothing is written. */
  comments: number | null;
  /** The first 1,000 rows that were left out. */
  rejected: {
    /** Line of the file, the first is 1. */
    line: number;
    /** Why it was left out. */
    reason: string;
  }[];
  /** All rows that were left out; null while nothing is written. */
  rejected_total: number | null;
  created_at: string;
  /** null while it is processing. */
  completed_at: string | null;
  /** Why nothing of the file was kept; null unless it failed. */
  error: {
    title: string;
    detail: string;
  } | null;
};

/** A page of the files that were sent for import. */
export type ImportList = {
  imports: Import[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries that this answer can have. */
  limit: number;
  /** Entries left out at the beginning. */
  offset: number;
};

/** The score among comparable brands. */
export type IndustryBenchmark = {
  /** Composite score, one decimal. */
  your_score: number;
  industry_average: number;
  /**
   * Percent of comparable brands with a lower score; 50 where nothing is known of the brand, as with the
   * pillars.
   */
  percentile: number;
};

export type NewCampaign = {
  /** Id of the campaign. */
  id: string;
  /** Name of the campaign. */
  name: string;
  status: "draft";
  /** The phases in their order. */
  phases: CampaignPhase[];
  /** When the campaign was created. */
  created_at: string;
};

export type NewDelivery = {
  delivery_id: string;
};

/** One of the five pillars of the score. */
export type Pillar = "presence" | "reach" | "impact" | "sentiment" | "momentum";

/** What a pillar rests on. */
export type PillarConfidence = {
  /** `none`: nothing is known of the pillar, and its 50 is no measurement. */
  level: "none" | "low" | "medium" | "high";
  /** In words. */
  evidence: string;
};

/** One pillar in an audit's result. */
export type PillarDetail = {
  /** One decimal; 50 is the middle account (in v1 the benchmark), or not known. */
  score: number;
  /** Against the audit before, signed; `+0.0` on the first. */
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

/**
 * The five pillars, 0 to 100; 50 is the middle account (in v1 the benchmark), or not known:
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

/** Why a request was refused, as RFC 9457 has it. */
export type Problem = {
  /** Address of a page about this problem and the way out of it. */
  type: string;
  /** What it is, in a few words; the same every time. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What is wrong this time, and the way out. */
  detail: string;
  /** The same text as `detail`. */
  message: string;
  /** The title in snake_case, for programs. */
  code: string;
  /** Path of the request. */
  instance: string;
  /** Finds the request in the log; also in `X-Request-Id`. */
  request_id: string;
  /** Every wrong field, for invalid input. */
  errors?: FieldError[];
};

/** Something to do that would raise the score. */
export type Recommendation = {
  /** 1 gives the composite the most. */
  priority: number;
  pillar: Pillar;
  /** What to do. */
  action: string;
  /** What it would give the pillar, by the formula. */
  expected_impact: string;
};

export type RotatedSecret = {
  /** The webhook's identifier. */
  id: string;
  /** The new secret: it is shown this once. */
  secret: string;
  /** Until then deliveries are signed with the secret before, too. */
  previous_valid_until: string;
};

/** The current score of a workspace. */
export type Score = {
  /** Composite score, one decimal. */
  score: number;
  /** Unless `include_pillars=false`. */
  pillars?: PillarScores;
  /** Version of the scoring formula. Scores of two versions cannot be compared. */
  formula_version: string;
  calculated_at: string;
  /** Identifier of the workspace. */
  workspace_id: string;
  /** Plan of the account, in lower case. */
  tier: string;
  /** Only with `expand=explanation`. */
  explanation?: Explanation;
  /** Only with `expand=confidence`. */
  confidence?: Confidence;
};

export type ScoreChangedData = {
  /** Identifier of the workspace. */
  workspace_id: string;
  /** Grows with every event of the workspace; order of arrival is not promised. */
  sequence: number;
  /** Composite score, one decimal. */
  score: number;
  /** The score last told; null for the first. */
  previous_score: number | null;
  /** Score minus previous score, signed; `+0.0` for the first. */
  delta: string;
  pillars: PillarScores;
  formula_version: string;
  calculated_at: string;
  /** What made it change. */
  cause:
    | {
        kind: "audit";
        audit_id: string;
        /**
         * Whether the score before was of the same platforms and knew something of the same pillars. If not,
         * part of `delta` is no change of the brand, and there are no bounds. Absent where the score before is
         * not that of an audit.
         */
        comparable?: boolean;
        /** Lower bound of `delta` at 90 %, in points; only when comparable. */
        change_low?: number;
        /** Upper bound of `delta` at 90 %, in points; only when comparable. */
        change_high?: number;
        /** Whether chance in what each post achieved may explain the change. */
        within_noise?: boolean;
      }
    | {
        kind: "live";
        /**
         * Whether the score before was of the same platforms and knew something of the same pillars. If not,
         * part of `delta` is no change of the brand, and there are no bounds. Absent where the score before is
         * not that of an audit.
         */
        comparable?: boolean;
        /** Lower bound of `delta` at 90 %, in points; only when comparable. */
        change_low?: number;
        /** Upper bound of `delta` at 90 %, in points; only when comparable. */
        change_high?: number;
        /** Whether chance in what each post achieved may explain the change. */
        within_noise?: boolean;
      };
};

export type ScoreChangedMessage = {
  type: "score.changed";
  /** When it happened. */
  timestamp: string;
  data: ScoreChangedData;
};

/** The score over a range of days. */
export type ScoreHistory = {
  /** Identifier of the workspace. */
  workspace_id: string;
  granularity: "daily" | "weekly" | "monthly";
  /** The oldest first. */
  data: ScoreHistoryPoint[];
  delta: {
    /** Last minus first, signed, one decimal. */
    score: string;
    /** From the first to the last point. */
    period: string;
  };
};

/** The last score of a day, week or month. */
export type ScoreHistoryPoint = {
  /** Day of the score, UTC. */
  date: string;
  /** Composite score, one decimal. */
  score: number;
  pillars: PillarScores;
};

/**
 * How the composite moved, with bounds from drawing again what each post achieved and each day's
 * comments.
 */
export type ScoreMove = {
  /** The composite minus that of the audit before. */
  points: number;
  /**
   * Whether both audits are of the same platforms and know something of the same pillars. If not, part
   * of `points` is no change of the brand, and there are no bounds. Absent in audits of older versions.
   */
  comparable?: boolean;
  /** Lower bound of the change; absent unless comparable. */
  low?: number;
  /** Upper bound of the change; absent unless comparable. */
  high?: number;
  /**
   * Whether no change at all lies between the bounds (low ≤ 0 ≤ high): chance may explain it. Absent
   * unless comparable.
   */
  within_noise?: boolean;
  /** How often such bounds hold the change, 0 to 1; absent unless comparable. */
  confidence?: 0.9;
};

/** A file that has arrived and waits for its import. */
export type StartedImport = {
  /** Identifier of the import. */
  import_id: string;
  status: "processing";
  platform: "instagram" | "tiktok" | "youtube" | "twitter" | "linkedin" | "pinterest";
  /** Name of the account on the platform, without the @ in front. */
  handle: string;
  /** As the caller calls the file. */
  file_name: string;
};

/** The audit is still processing; how far it is. */
export type TooEarlyProblem = {
  /** Address of a page about this problem and the way out of it. */
  type: string;
  /** What it is, in a few words; the same every time. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What is wrong this time, and the way out. */
  detail: string;
  /** The same text as `detail`. */
  message: string;
  /** The title in snake_case, for programs. */
  code: string;
  /** Path of the request. */
  instance: string;
  /** Finds the request in the log; also in `X-Request-Id`. */
  request_id: string;
  /** Every wrong field, for invalid input. */
  errors?: FieldError[];
  /** What is being done now. */
  step: string;
  /** How many steps there are. */
  steps: number;
  /** Whole percent of the steps that are done. */
  percent: number;
};

/** The video platform, whose audience are subscribers. */
export type VideoPlatformEntry = {
  name: "youtube";
  /** Only what is `connected` counts in scores and audits. */
  status: "connected" | "reconnect_required" | "error";
  /** When figures last came in; null before the first. */
  last_sync: string | null;
  /** null while it is not known. */
  subscribers: number | null;
  /** Of the account, without the @. */
  handle: string;
};

export type Webhook = {
  /** The webhook's identifier. */
  id: string;
  url: string;
  events: ("audit.completed" | "score.changed" | "campaign.phase_changed")[];
  /** `disabled` by the service, when the receiver answered 410 or failed for five days. */
  status: "active" | "paused" | "disabled";
  created_at: string;
};

export type WebhookList = {
  webhooks: Webhook[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries that this answer can have. */
  limit: number;
  /** Entries left out at the beginning. */
  offset: number;
};

/** A workspace, its plan and what of it is used. */
export type Workspace = {
  /** Identifier of the workspace. */
  id: string;
  /** Name of the brand. */
  name: string;
  /** Plan of the account. */
  plan: "creator" | "pro" | "agency" | "enterprise";
  /** Audits are counted by the month in both. */
  billing_period: "monthly" | "annual";
  /** People who may sign in to the workspace. */
  team_members: number;
  /** How many the plan allows. */
  team_limit: number;
  /** How many have the status `connected`. */
  platforms_connected: number;
  /** How many the plan allows; null: unlimited. */
  platform_limit: number | null;
  /** Runs used in the current month of the plan. */
  audits_used: number;
  /** Runs a month; null: unlimited. */
  audits_limit: number | null;
  /** Composite score; null before the first audit. */
  current_service_score: number | null;
  created_at: string;
};

/** A workspace that the key may name. */
export type WorkspaceEntry = {
  /** Identifier of the workspace. */
  workspace_id: string;
  /** Name of the brand. */
  name: string;
  /** Whether its keys may name the account's other workspaces. */
  is_primary: boolean;
  created_at: string;
};

/** A page of the workspaces that the key may name. */
export type WorkspaceList = {
  workspaces: WorkspaceEntry[];
  /** Entries in the whole list. */
  total: number;
  /** Most entries that this answer can have. */
  limit: number;
  /** Entries left out at the beginning. */
  offset: number;
};

/** Every operation of the service. */
export type PlinthOperations = {
  /**
   * Current composite score. The score of the newest completed audit, with its five pillars. An
   * enterprise workspace that switched real-time scores on gets one computed from its figures as they
   * are now.
   *
   * Minimum plan: Pro. Scope of the key: `score:read`, which `read` includes. Rate limit: that of
   * requests for the score.
   */
  getScore(input?: GetScoreInput, options?: CallOptions): Promise<Score>;
  /**
   * Score over time. One point a day, ISO week or calendar month: the last score in it, with that
   * score's date.
   *
   * Minimum plan: Pro. Scope of the key: `score:read`, which `read` includes. Rate limit: that of all
   * other operations together.
   */
  getScoreHistory(input?: GetScoreHistoryInput, options?: CallOptions): Promise<ScoreHistory>;
  /**
   * List audits. The audits of the key's workspace in every state, the newest first.
   *
   * Minimum plan: Pro. Scope of the key: `audits:read`, which `read` includes. Rate limit: that of all
   * other operations together.
   */
  listAudits(input?: ListAuditsInput, options?: CallOptions): Promise<AuditList>;
  /**
   * Run a brand audit. Starts an audit in the background. Poll GET /v1/audit/{audit_id}. A webhook_url
   * is sent a signed POST when the audit ends, with the body of `audit.completed`; for a failed one its
   * `status` is `failed`.
   *
   * Minimum plan: Pro. Scope of the key: `audits:write`, which `write` includes. Rate limit: that of all
   * other operations together.
   */
  runAudit(input?: RunAuditInput, options?: PostOptions): Promise<AuditRun>;
  /**
   * Result of an audit. The result of an audit that has ended; 425 with the progress while it is
   * processing.
   *
   * Minimum plan: Pro. Scope of the key: `audits:read`, which `read` includes. Rate limit: that of all
   * other operations together.
   */
  getAudit(input: GetAuditInput, options?: CallOptions): Promise<AuditResult>;
  /**
   * Campaigns, newest first. Each with its current phase, how far that is, and what the score has done
   * since the start.
   *
   * Minimum plan: Agency. Scope of the key: `campaigns:read`, which `read` includes. Rate limit: that of
   * all other operations together.
   */
  listCampaigns(input?: ListCampaignsInput, options?: CallOptions): Promise<CampaignList>;
  /**
   * Create a campaign. A plan in phases. It is a draft until its start, then moves through its phases by
   * itself.
   *
   * Minimum plan: Agency. Scope of the key: `campaigns:write`, which `write` includes. Rate limit: that
   * of all other operations together.
   */
  createCampaign(input: CreateCampaignInput, options?: PostOptions): Promise<NewCampaign>;
  /**
   * One campaign. A campaign of a workspace that the key may name, with its plan.
   *
   * Minimum plan: Agency. Scope of the key: `campaigns:read`, which `read` includes. Rate limit: that of
   * all other operations together.
   */
  getCampaign(input: GetCampaignInput, options?: CallOptions): Promise<Campaign>;
  /**
   * Change a campaign. Name and objective at any time; start_date, duration_weeks and phases while it is
   * a draft.
   *
   * Minimum plan: Agency. Scope of the key: `campaigns:write`, which `write` includes. Rate limit: that
   * of all other operations together.
   */
  changeCampaign(input: ChangeCampaignInput, options?: CallOptions): Promise<Campaign>;
  /**
   * Delete a campaign. Whatever its state; events that it caused stay.
   *
   * Minimum plan: Agency. Scope of the key: `campaigns:write`, which `write` includes. Rate limit: that
   * of all other operations together.
   */
  deleteCampaign(input: DeleteCampaignInput, options?: CallOptions): Promise<DeletedCampaign>;
  /**
   * Connected platforms. The platforms of the workspace with their audience, and those that could still
   * be connected.
   *
   * Minimum plan: Pro. Scope of the key: `platforms:read`, which `read` includes. Rate limit: that of
   * all other operations together.
   */
  listPlatforms(input?: ListPlatformsInput, options?: CallOptions): Promise<PlatformList>;
  /**
   * List imports. The files that were sent for import to the workspace, by the API or the dashboard, in
   * every state, the newest first.
   *
   * Minimum plan: Pro. Scope of the key: `imports:read`, which `read` includes. Rate limit: that of all
   * other operations together.
   */
  listImports(input?: ListImportsInput, options?: CallOptions): Promise<ImportList>;
  /**
   * Import a file. Sends an export file of a platform, or one in the generic form, as the body. It is
   * imported in the background: GET /v1/imports/{import_id} says what became of it, with every row that
   * was left out and why. A file that no format fits ends as `failed`. Sent again, a file changes
   * nothing. An `Idempotency-Key` is compared with the digest of the bytes when they have arrived.
   *
   * Minimum plan: Pro. Scope of the key: `imports:write`, which `write` includes. Rate limit: that of
   * all other operations together.
   */
  createImport(input: CreateImportInput, options?: PostOptions): Promise<StartedImport>;
  /**
   * One import. What became of a file that was sent to a workspace that the key may name. Ask again
   * every few seconds while `status` is `processing`.
   *
   * Minimum plan: Pro. Scope of the key: `imports:read`, which `read` includes. Rate limit: that of all
   * other operations together.
   */
  getImport(input: GetImportInput, options?: CallOptions): Promise<Import>;
  /**
   * Score a draft. How a text, image or video is likely to do on a platform, what that would do to the
   * pillars, and what would make it better. A format that the platform does not have is scored as the
   * nearest that it has, a text that is too long as far as the platform takes it; the feedback says so.
   * A text that would hurt somebody, that sells with a disaster, that is spam or cannot be read has a
   * warning as its first feedback, and under `warnings` of the evidence; one that would hurt scores
   * below any ordinary text. It changes nothing.
   *
   * Minimum plan: Agency. Scope of the key: `studio:write`, which `write` includes. Rate limit: that of
   * all other operations together.
   */
  scoreContent(input: ScoreContentInput, options?: PostOptions): Promise<ContentScore>;
  /**
   * Workspace information. The workspace of the key, its plan and what of it is used.
   *
   * Minimum plan: Pro. Scope of the key: `workspace:read`, which `read` includes. Rate limit: that of
   * all other operations together.
   */
  getWorkspace(input?: GetWorkspaceInput, options?: CallOptions): Promise<Workspace>;
  /**
   * List workspaces. The workspaces that the key may name as `workspace_id`, the newest first: for a key
   * of the account's primary workspace all of the account, for any other key its own.
   *
   * Minimum plan: Pro. Scope of the key: `workspace:read`, which `read` includes. Rate limit: that of
   * all other operations together.
   */
  listWorkspaces(input?: ListWorkspacesInput, options?: CallOptions): Promise<WorkspaceList>;
  /**
   * List webhooks. The webhooks of the key's workspace, the newest first.
   *
   * Minimum plan: Agency. Scope of the key: `webhooks:read`, which `read` includes. Rate limit: that of
   * all other operations together.
   */
  listWebhooks(input?: ListWebhooksInput, options?: CallOptions): Promise<WebhookList>;
  /**
   * Configure a webhook. Registers an HTTPS address for events. The secret is never returned; without
   * one a new one is made, which `rotate-secret` replaces by one that is shown.
   *
   * Minimum plan: Agency. Scope of the key: `webhooks:write`, which `write` includes. Rate limit: that
   * of all other operations together.
   */
  createWebhook(input: CreateWebhookInput, options?: PostOptions): Promise<Webhook>;
  /**
   * Get a webhook.
   *
   * Minimum plan: Agency. Scope of the key: `webhooks:read`, which `read` includes. Rate limit: that of
   * all other operations together.
   */
  getWebhook(input: GetWebhookInput, options?: CallOptions): Promise<Webhook>;
  /**
   * Change a webhook. Changes its address, its events, or pauses and activates it. Fields that are left
   * out stay as they are.
   *
   * Minimum plan: Agency. Scope of the key: `webhooks:write`, which `write` includes. Rate limit: that
   * of all other operations together.
   */
  changeWebhook(input: ChangeWebhookInput, options?: CallOptions): Promise<Webhook>;
  /**
   * Delete a webhook. Deletes it with its deliveries; what is pending for it is not sent any more.
   *
   * Minimum plan: Agency. Scope of the key: `webhooks:write`, which `write` includes. Rate limit: that
   * of all other operations together.
   */
  deleteWebhook(input: DeleteWebhookInput, options?: CallOptions): Promise<DeletedWebhook>;
  /**
   * Rotate the secret of a webhook. Gives the webhook a new secret and returns it, once. For 24 hours
   * deliveries are signed with both, the new one first.
   *
   * Minimum plan: Agency. Scope of the key: `webhooks:write`, which `write` includes. Rate limit: that
   * of all other operations together.
   */
  rotateWebhookSecret(input: RotateWebhookSecretInput, options?: PostOptions): Promise<RotatedSecret>;
  /**
   * Send a test to a webhook. Sends a `webhook.test` event to this webhook, also while it is paused or
   * disabled.
   *
   * Minimum plan: Agency. Scope of the key: `webhooks:write`, which `write` includes. Rate limit: that
   * of all other operations together.
   */
  testWebhook(input: TestWebhookInput, options?: PostOptions): Promise<NewDelivery>;
  /**
   * List the deliveries of a webhook. What was sent and is to be sent, with every attempt, the newest
   * first.
   *
   * Minimum plan: Agency. Scope of the key: `webhooks:read`, which `read` includes. Rate limit: that of
   * all other operations together.
   */
  listDeliveries(input: ListDeliveriesInput, options?: CallOptions): Promise<DeliveryList>;
  /**
   * Replay a delivery. Sends the same message, with the same `webhook-id`, to the webhook once more.
   *
   * Minimum plan: Agency. Scope of the key: `webhooks:write`, which `write` includes. Rate limit: that
   * of all other operations together.
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
  replayDelivery: {
    method: "POST",
    path: "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay",
    query: [],
    hasBody: true,
  },
};
