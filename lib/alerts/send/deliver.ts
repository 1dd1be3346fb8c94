import { STATUS_CODES } from "node:http";
import type { WorkspaceTx } from "../../db.ts";
import { sign } from "../../deliveries/sign.ts";
import { log } from "../../log.ts";
import { exchange } from "../../outgoing/exchange.ts";
import type { ChannelKind } from "../values.ts";
import { openOf } from "./channel-secrets.ts";
import { mailAlert } from "./mail-alert.ts";
import type { Message, Outcome } from "./message.ts";
import { WRITE_BODY } from "./write-body.ts";

export type ChannelRow = Pick<
  NonNullable<Awaited<ReturnType<WorkspaceTx["alertChannel"]["findFirst"]>>>,
  "workspaceId" | "id" | "kind" | "userId" | "address" | "secret" | "shown"
>;

const MOST_SHOWN = 200;
const KEEP_BYTES = 2_048;

/**
 * Tries once to tell a message at a channel.
 * @param timeoutMs for an exchange with a receiver
 * @returns what came of it; it never throws
 */
export async function deliver(
  channel: ChannelRow,
  message: Message,
  now: Date,
  timeoutMs = 15_000,
): Promise<Outcome> {
  try {
    return channel.kind === "email"
      ? await mailAlert(channel, message)
      : await post(channel, message, now, timeoutMs);
  } catch (error) {
    log().error({ err: error }, "could not send an alert");
    return {
      arrived: false,
      answer: "not sent: an error inside the service",
      isFinal: false,
      retryAfter: null,
    };
  }
}

async function post(channel: ChannelRow, message: Message, now: Date, timeoutMs: number): Promise<Outcome> {
  const kind = channel.kind as Exclude<ChannelKind, "email">;
  const url = openOf(channel, "address", channel.address ?? new Uint8Array());
  const body = WRITE_BODY[kind](message);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Plinth-Alerts/1",
    ...(channel.secret && signatureOf(channel, channel.secret, message.id, body, now)),
  };
  const {
    status,
    error,
    body: said,
    headers: answered,
  } = await exchange({
    ...{ url, headers, body, timeoutMs, keepBytes: KEEP_BYTES },
  });
  const arrived = status !== null && status >= 200 && status < 300 && error === null;
  // Nobody will ever answer there again.
  const isFinal = status === 410;
  return { arrived, answer: error ?? tellAnswer(status, said), isFinal, retryAfter: answered.retryAfter };
}

function signatureOf(channel: ChannelRow, sealed: Uint8Array, id: string, body: string, now: Date) {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const secret = openOf(channel, "secret", sealed);
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": sign({ id, timestamp, body }, [secret]),
  };
}

/** "answered 404 Not Found: no_service". */
function tellAnswer(status: number | null, body: string): string {
  const said = body.replace(/\s+/g, " ").trim().slice(0, MOST_SHOWN);
  return `answered ${[status, STATUS_CODES[status ?? 0]].filter(Boolean).join(" ")}${said ? `: ${said}` : ""}`;
}
