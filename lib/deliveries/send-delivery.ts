import { STATUS_CODES } from "node:http";
import { withWorkspace } from "../db.ts";
import { inside, watched } from "../inside/watch.ts";
import { log } from "../log.ts";
import { type Exchange, exchange } from "../outgoing/exchange.ts";
import type { AnswerHeader } from "../outgoing/keep-headers.ts";
import { getOrMakeSigningSecret } from "../secrets/signing-secret.ts";
import { openSecrets } from "../secrets/webhook-secret.ts";
import { type WorkIds, withIds } from "../work-scope.ts";
import type { Claimed } from "./claim-due.ts";
import { CONSTANT_HEADERS } from "./request-headers.ts";
import { planRetry } from "./retry-schedule.ts";
import { sign } from "./sign.ts";

export const MAX_EXCHANGE_MS = 20_000;
export const MAX_KEPT_BYTES = 16_384;

/** The answer when nothing was sent. */
const NOT_ASKED = {
  status: null,
  body: "",
  durationMs: 0,
  url: null,
  signature: null,
  responseHeaders: null,
  retryAfter: null,
  isSuccess: false,
  isAsked: false,
};

/** What the engine takes from outside, so that days of retries run in a test within a second. */
export type Sending = {
  now: () => Date;
  /** From 0 to 1: where the jitter of a retry falls. */
  random: () => number;
  /** How long the whole exchange may take, 20 s by default. */
  timeoutMs?: number;
};

/** The outcome of an attempt, and what follows for the delivery. */
export type Result = {
  claimed: Claimed;
  at: Date;
  endedAt: Date;
  status: number | null;
  error: string | null;
  durationMs: number;
  response: string | null;
  /** Where it was sent, and its signature; null where nothing was sent. */
  url: string | null;
  signature: string | null;
  responseHeaders: AnswerHeader[] | null;
  outcome: "succeeded" | "pending" | "failed";
  nextAttemptAt: Date | null;
  /** What it says about the webhook; null when the fault is ours, or a test failed. */
  verdict: "good" | "bad" | "gone" | null;
};

/**
 * Sends a claimed delivery, signed with the time of this attempt. Only 2xx is success; a redirect is a failure like any
 * other. A `webhook.test` is tried once, since a person is watching. 410 ends the deliveries of an audit's address at
 * once; a webhook is disabled by it.
 * @returns what has to be recorded. It never throws: failures of the receiver, and our own, are results.
 */
export function sendDelivery(claimed: Claimed, sending: Sending): Promise<Result> {
  const { type, attempt: number, traceparent: parent } = claimed;
  const details = { "plinth.event": type, "plinth.attempt": number };
  const piece = { kind: "delivery", labels: {}, title: `deliver ${type}`, details, parent } as const;
  return withIds(idsOf(claimed), () =>
    watched(piece, () => send(claimed, sending), {
      of: ({ outcome }) => outcome,
      details: ({ status }) => ({ "http.response.status_code": status ?? 0 }),
    }),
  );
}

/** What the log calls a delivery. */
export function idsOf({ id, eventId, workspaceId }: Claimed): WorkIds {
  return { delivery_id: id, event_id: eventId, workspace_id: workspaceId };
}

async function send(claimed: Claimed, sending: Sending): Promise<Result> {
  const at = sending.now();
  const answer = await attempt(claimed, at, sending.timeoutMs ?? MAX_EXCHANGE_MS);
  const { durationMs } = answer;
  const endedAt = new Date(at.getTime() + durationMs);
  const { status, body: response, error } = answer;
  const { url, signature, responseHeaders } = answer;
  const sent = { url, signature, responseHeaders };
  const seen = { claimed, at, endedAt, status, error, durationMs, response: response || null, ...sent };
  if (answer.isSuccess) return { ...seen, outcome: "succeeded", nextAttemptAt: null, verdict: "good" };
  const random = sending.random();
  const retryAt = planRetry({ attempt: claimed.attempt, endedAt, retryAfter: answer.retryAfter, random });
  const isOver = claimed.type === "webhook.test" || (status === 410 && !claimed.webhook);
  const nextAttemptAt = isOver ? null : retryAt;
  const outcome = nextAttemptAt ? "pending" : "failed";
  return { ...seen, outcome, nextAttemptAt, verdict: judge(claimed, answer) };
}

type Answer = Pick<Exchange, "status" | "body" | "error" | "durationMs"> & {
  url: string | null;
  signature: string | null;
  responseHeaders: AnswerHeader[] | null;
  retryAfter: string | null;
  isSuccess: boolean;
  /** Whether the receiver was asked at all. */
  isAsked: boolean;
};

async function attempt(claimed: Claimed, at: Date, timeoutMs: number): Promise<Answer> {
  try {
    const headers = await makeHeaders(claimed, at);
    const { url, body } = claimed;
    const answer = await exchange({ url, headers, body, timeoutMs, keepBytes: MAX_KEPT_BYTES });
    const { status, error, durationMs } = answer;
    const isSuccess = status !== null && status >= 200 && status < 300 && error === null;
    const why = error ?? (isSuccess || status === null ? null : refusalOf(status));
    const { retryAfter, kept } = answer.headers;
    const sent = {
      url,
      signature: headers["webhook-signature"],
      responseHeaders: status === null ? null : kept,
    };
    return {
      status,
      body: answer.body,
      error: why,
      durationMs,
      retryAfter,
      isSuccess,
      isAsked: true,
      ...sent,
    };
  } catch (error) {
    log().error({ err: error }, "could not send a delivery");
    const why = "not sent: an error inside the service; it will be tried again";
    return { ...NOT_ASKED, error: why };
  }
}

/** Why an answer that came whole is no success. */
function refusalOf(status: number): string {
  if (status >= 300 && status < 400) return "redirects are not followed";
  return `answered with ${[status, STATUS_CODES[status]].filter(Boolean).join(" ")}; only 2xx counts as success`;
}

async function makeHeaders(claimed: Claimed, at: Date) {
  const timestamp = Math.floor(at.getTime() / 1_000);
  const secrets = await readSecrets(claimed, at);
  return {
    ...CONSTANT_HEADERS,
    "webhook-id": claimed.eventId,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": sign({ id: claimed.eventId, timestamp, body: claimed.body }, secrets),
    ...(inside.tracing && { traceparent: inside.tracing.traceparent() ?? "" }),
  };
}

/**
 * The secrets that sign a delivery: the webhook's (two of them for 24 hours after a rotation), or that of the workspace for
 * the address of an audit's run. Read anew for each attempt, so that a rotation holds at once.
 */
async function readSecrets({ workspaceId, webhook }: Claimed, now: Date): Promise<string[]> {
  if (webhook) return openSecrets({ workspaceId, ...webhook }, now);
  return [await withWorkspace(workspaceId, (tx) => getOrMakeSigningSecret(tx, workspaceId, now))];
}

function judge({ type }: Claimed, { status, isAsked }: Answer): Result["verdict"] {
  if (status === 410) return "gone";
  return type === "webhook.test" || !isAsked ? null : "bad";
}
