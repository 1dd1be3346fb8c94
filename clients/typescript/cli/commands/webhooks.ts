import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { PlinthError, type TestEventInput, type WebhookEvent } from "../../../../lib/client/plinth.ts";
import { argument, type Command, describeFailure, type Given, needed, wholeNumber } from "../command.ts";
import { readCredentials, UsageError, writeCredentials } from "../settings.ts";

const FORWARD_WITHIN_MS = 20_000;
const PAUSE_MS = 1_000;
/** Between the attempts, so that a receiver that is being restarted gets the message. */
const WAITS_MS = [1_000, 3_000];

type Attempt = { status: number } | { reason: string };

export const LISTEN: Command = {
  name: "webhooks listen",
  usage:
    "--forward-to http://localhost:3000/hook [--secret whsec_…] [--events audit.completed] [--count N] [--workspace ID]",
  summary: "Forward what happens from now on to a receiver on this machine, signed",
  notes: [
    "--secret signs with a secret of your own; without it, with the one that `plinth login` keeps, or a new one at each start.",
    "--count ends it after so many messages. Each is sent up to three times until the receiver answers 2xx.",
    "--json prints an object a line: the secret first, then what came of each message.",
  ],
  options: {
    "forward-to": { type: "string" },
    events: { type: "string" },
    secret: { type: "string" },
    workspace: { type: "string" },
    count: { type: "string" },
  },
  run: async (given) => {
    const target = findTarget(given);
    const secret = findSecret(given);
    const events = typeof given.options.events === "string" ? given.options.events.split(",") : null;
    const most = wholeNumber(given, "count") ?? Number.POSITIVE_INFINITY;
    const { workspace } = given.options;
    const place = typeof workspace === "string" ? { workspace_id: workspace } : {};
    let { next } = await given.client().listEvents(place);
    given.say(`Forwarding to ${target}. Messages are signed with ${secret}`);
    given.print({ listening: true, secret, forward_to: target });
    let handled = 0;
    while (handled < most) {
      const begun = Date.now();
      const found = await ask(given, { ...place, after: next, wait_seconds: 7 });
      for (const event of found?.events ?? []) {
        if (handled >= most || (events && !events.includes(event.event))) continue;
        await forward(given, event, target, secret);
        handled++;
      }
      next = found?.next ?? next;
      // A service on which many wait answers at once.
      if (!found?.events.length && Date.now() - begun < PAUSE_MS) await sleep(PAUSE_MS);
    }
    return { lines: [] };
  },
};

/** @throws UsageError for what is no address that can be posted to. */
function findTarget(given: Given): string {
  const target = needed(given, "forward-to");
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target))
    throw new UsageError("--forward-to takes an address such as http://localhost:3000/hook.");
  return target;
}

/** What the client itself has repeated in vain is asked for again: nothing is missed as long as the place is kept. */
async function ask(
  { client, say, print }: Given,
  query: { after: number; wait_seconds: number; workspace_id?: string },
) {
  try {
    return await client().listEvents(query);
  } catch (error) {
    const willPass =
      error instanceof PlinthError && (error.status === 0 || error.status === 429 || error.status >= 500);
    if (!willPass) throw error;
    const seconds = error.retryAfterSeconds ?? 5;
    say(`${error.detail} Asking again in ${seconds} s.`);
    print({ error: describeFailure(error), asking_again_in: seconds });
    await sleep(seconds * 1_000);
    return null;
  }
}

/** The same one at each start, so that the receiver is set up once. */
function findSecret({ options }: Given): string {
  if (typeof options.secret === "string") return options.secret;
  const kept = readCredentials();
  const secret = kept.listenSecret ?? `whsec_${randomBytes(32).toString("base64")}`;
  if (kept.url && kept.key && !kept.listenSecret)
    writeCredentials({ url: kept.url, key: kept.key, listenSecret: secret });
  return secret;
}

/** Sends a message until the receiver takes it, three times at most; the messages behind it wait. */
async function forward({ say, print }: Given, event: WebhookEvent, target: string, secret: string) {
  const name = { event: event.event, id: event.message_id };
  const begin = `${name.event} ${name.id}: `;
  for (let attempts = 1; ; attempts++) {
    const told = await post(event, target, secret);
    if ("status" in told && told.status >= 200 && told.status < 300) {
      say(`${begin}${told.status}`);
      return print({ ...name, forwarded: true, ...told, attempts });
    }
    const what = `${target} ${"status" in told ? `answered ${told.status}` : told.reason}`;
    const wait = WAITS_MS[attempts - 1];
    if (wait === undefined) {
      const reason = `${what}, ${attempts} times. ${tellWayOut(told)}`;
      say(`${begin}${reason} \`plinth webhooks trigger ${name.event}\` sends an example.`);
      return print({ ...name, forwarded: false, ...told, reason, attempts });
    }
    say(`${begin}${what}. ${tellWayOut(told)} Trying again in ${wait / 1_000} s.`);
    await sleep(wait);
  }
}

function tellWayOut(told: Attempt): string {
  if (!("status" in told)) return "Start the receiver, or correct --forward-to.";
  const { status } = told;
  if (status < 400) return "Redirects are not followed: give --forward-to the final address.";
  if (status === 404 || status === 405) return "Correct the path in --forward-to, or have it answer POST.";
  return "The receiver's log says why; it must answer 2xx, and its secret must be the one of `listen`.";
}

/** Signed as the service signs (Standard Webhooks 1.0). */
async function post({ message_id, body }: WebhookEvent, target: string, secret: string): Promise<Attempt> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signed = `${message_id}.${timestamp}.${body}`;
  const digest = createHmac("sha256", readSecret(secret)).update(signed).digest("base64");
  const headers = {
    "content-type": "application/json",
    "webhook-id": message_id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${digest}`,
  };
  const signal = AbortSignal.timeout(FORWARD_WITHIN_MS);
  try {
    const answer = await fetch(target, { method: "POST", headers, body, redirect: "manual", signal });
    await answer.body?.cancel();
    return { status: answer.status };
  } catch (error) {
    if (signal.aborted) return { reason: `did not answer within ${FORWARD_WITHIN_MS / 1_000} s` };
    return { reason: `could not be reached (${tellCause(error)})` };
  }
}

/** `whsec_` and the base64 of 24 to 64 bytes is decoded; any other text is its own UTF-8 bytes. */
function readSecret(secret: string): Buffer {
  const isBase64 = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(secret);
  const decoded = Buffer.from(isBase64 ? secret.slice(6) : "", "base64");
  return decoded.length >= 24 && decoded.length <= 64 ? decoded : Buffer.from(secret);
}

/** What the system called it, such as ECONNREFUSED. */
function tellCause(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return String(error);
  return ("code" in cause && String(cause.code)) || cause.message;
}

export const TRIGGER: Command = {
  name: "webhooks trigger",
  usage: "audit.completed",
  summary: "Send an example of an event to whoever listens; webhooks do not receive it",
  options: { workspace: { type: "string" } },
  run: async (given) => {
    // The service says what is no event.
    const event = argument(given, 0, "the event") as TestEventInput["event"];
    const { workspace } = given.options;
    const place = typeof workspace === "string" ? { workspace_id: workspace } : {};
    const answer = await given.client().testEvent({ event, ...place });
    return { answer, lines: [`${answer.message_id} was sent.`] };
  },
};
