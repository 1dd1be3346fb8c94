import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { PlinthError, type TestEventInput, type WebhookEvent } from "../../../../lib/client/plinth.ts";
import { argument, type Command, type Given, needed, wholeNumber } from "../command.ts";
import { readCredentials, UsageError, writeCredentials } from "../settings.ts";

const FORWARD_WITHIN_MS = 20_000;
const PAUSE_MS = 1_000;

export const LISTEN: Command = {
  name: "webhooks listen",
  usage: "--forward-to http://localhost:3000/hook [--events audit.completed]",
  summary: "Forward what happens from now on to a receiver on this machine, signed",
  options: {
    "forward-to": { type: "string" },
    events: { type: "string" },
    secret: { type: "string" },
    workspace: { type: "string" },
    count: { type: "string" },
  },
  run: async (given) => {
    const target = needed(given, "forward-to");
    if (!URL.canParse(target))
      throw new UsageError("--forward-to takes an address such as http://localhost:3000/hook.");
    const secret = findSecret(given);
    const events = typeof given.options.events === "string" ? given.options.events.split(",") : null;
    const most = wholeNumber(given, "count") ?? Number.POSITIVE_INFINITY;
    const { workspace } = given.options;
    const place = typeof workspace === "string" ? { workspace_id: workspace } : {};
    let { next } = await given.client().listEvents(place);
    given.say(`Forwarding to ${target}. Messages are signed with ${secret}`);
    const forwarded: unknown[] = [];
    while (forwarded.length < most) {
      const begun = Date.now();
      const found = await ask(given, { ...place, after: next, wait_seconds: 7 });
      for (const event of found?.events ?? []) {
        if (events && !events.includes(event.event)) continue;
        const told = await forward(event, target, secret);
        given.say(`${event.event} ${event.message_id}: ${told.status ?? told.error}`);
        forwarded.push(told);
      }
      next = found?.next ?? next;
      // A service on which many wait answers at once.
      if (!found?.events.length && Date.now() - begun < PAUSE_MS) await sleep(PAUSE_MS);
    }
    return { answer: { forwarded }, lines: [] };
  },
};

/** What the client itself has repeated in vain is asked for again: nothing is missed as long as the place is kept. */
async function ask(
  { client, say }: Given,
  query: { after: number; wait_seconds: number; workspace_id?: string },
) {
  try {
    return await client().listEvents(query);
  } catch (error) {
    const willPass =
      error instanceof PlinthError && (error.status === 0 || error.status === 429 || error.status >= 500);
    if (!willPass) throw error;
    say(`${error.detail} Asking again.`);
    await sleep((error.retryAfterSeconds ?? 5) * 1_000);
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

/** Signed as the service signs (Standard Webhooks 1.0). */
async function forward({ message_id, event, body }: WebhookEvent, target: string, secret: string) {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const raw = /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret)
    ? Buffer.from(secret.slice(6), "base64")
    : Buffer.from(secret);
  const digest = createHmac("sha256", raw).update(`${message_id}.${timestamp}.${body}`).digest("base64");
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
    return { message_id, event, status: answer.status };
  } catch {
    return { message_id, event, error: signal.aborted ? "no answer within 20 s" : "could not be reached" };
  }
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
