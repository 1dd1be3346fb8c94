import { type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../../access/operator-for.ts";
import { acrossWorkspaces, withWorkspace } from "../../db.ts";
import { recordEvent } from "../../events/record-event.ts";
import { createWebhook } from "../../webhooks/create-webhook.ts";
import { claimDue } from "../claim-due.ts";
import { recordResults } from "../record-results.ts";
import { type Sending, sendDelivery } from "../send-delivery.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** A webhook for `score.changed`; in a workspace of its own when none is given. */
export async function makeWebhook(url: string, options: { workspaceId?: string; secret?: string } = {}) {
  const workspaceId = options.workspaceId ?? (await makeWorkspace()).id;
  const { secret = SECRET } = options;
  const input = { url, events: ["score.changed" as const], secret };
  const { webhook } = await createWebhook(await operatorFor(workspaceId), input, new Date());
  return { workspaceId, id: webhook.id, secret };
}

/**
 * Records a `score.changed` event for the webhooks of a workspace, and for `url`, due at `now`: a test's clock stands for the
 * database's, too.
 */
export async function recordChange(workspaceId: string, now: Date, url?: string) {
  const data = {
    score: 50,
    previous_score: null,
    delta: null,
    pillars: {},
    formula_version: "v1",
    calculated_at: now.toISOString(),
    cause: "audit",
  };
  return withWorkspace(workspaceId, async (tx) => {
    const recorded = await recordEvent(tx, { workspaceId, type: "score.changed", data, now, url });
    const where = { workspaceId, eventId: recorded.eventId };
    await tx.delivery.updateMany({ where, data: { nextAttemptAt: now } });
    return recorded;
  });
}

const receivers: Receiver[] = [];

/** A receiver that `clearDeliveries` closes. */
export async function startReceiver(options: Parameters<typeof startHttpsReceiver>[0] = {}) {
  const receiver = await startHttpsReceiver(options);
  receivers.push(receiver);
  return receiver;
}

/** A webhook at a receiver, with one event recorded. */
export async function makeDeliveryAt(now: Date, behaviour: Parameters<Receiver["behave"]>[0] = {}) {
  const receiver = await startReceiver();
  receiver.behave(behaviour);
  const webhook = await makeWebhook(`${receiver.url}hook`);
  const { eventId } = await recordChange(webhook.workspaceId, now);
  return { receiver, webhook, eventId };
}

/** Closes the receivers and removes all events, so that nothing of one test is due in the next. */
export async function clearDeliveries(): Promise<void> {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
  await acrossWorkspaces((tx) => tx.event.deleteMany());
}

/** The deliveries of a workspace with their attempts, oldest first. */
export function readDeliveries(workspaceId: string) {
  return withWorkspace(workspaceId, (tx) =>
    tx.delivery.findMany({
      where: { workspaceId },
      include: { tries: { orderBy: { number: "asc" } } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
  );
}

export async function readDelivery(workspaceId: string) {
  const [delivery] = await readDeliveries(workspaceId);
  if (!delivery) throw new Error("there is no delivery");
  return delivery;
}

export function readWebhook({ workspaceId, id }: { workspaceId: string; id: string }) {
  return withWorkspace(workspaceId, (tx) =>
    tx.webhook.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } }),
  );
}

export function readNotices(workspaceId: string) {
  return withWorkspace(workspaceId, (tx) => tx.notice.findMany({ where: { workspaceId } }));
}

/**
 * One step of the engine, to its end: claims what is due now, sends it, records what came of it.
 * @returns how many were sent; 0 when nothing is due, or everything that is due waits for a slot.
 */
export async function sendDue(sending: Sending): Promise<number> {
  const claimed = await claimDue(sending.now(), { fast: 200, slow: 200 });
  await recordResults(await Promise.all(claimed.map((one) => sendDelivery(one, sending))));
  return claimed.length;
}

/** Sends everything that becomes due until `end`, with a clock that jumps from one planned attempt to the next. */
export async function sendUntil(end: Date, start: Date, options: Partial<Sending> = {}): Promise<void> {
  let now = start;
  const sending = { random: Math.random, ...options, now: () => now };
  for (;;) {
    while ((await sendDue(sending)) > 0);
    const next = await findNextAttempt(now);
    if (!next || next > end) return;
    now = next;
  }
}

async function findNextAttempt(after: Date): Promise<Date | null> {
  const where = { status: "pending", nextAttemptAt: { gt: after } };
  const found = await acrossWorkspaces((tx) =>
    tx.delivery.findFirst({ where, orderBy: { nextAttemptAt: "asc" } }),
  );
  return found?.nextAttemptAt ?? null;
}
