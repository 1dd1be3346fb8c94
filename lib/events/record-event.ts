import type { WorkspaceTx } from "../db.ts";
import { addDeliveries } from "../deliveries/add-deliveries.ts";
import { newId } from "../ids.ts";
import { EXAMPLE_DATA } from "./example-data.ts";
import { EVENT_MESSAGES } from "./message-schemas.ts";
import type { EventType, MessageType } from "./schemas.ts";

type NewEvent = {
  workspaceId: string;
  type: MessageType;
  /** The fields of the type without `workspace_id` and `sequence`, which are added here; null is a value, absence an error. */
  data: Record<string, unknown>;
  now: Date;
  /** An address beside the webhooks: the `webhook_url` of an audit's run. */
  url?: string | null;
  /** The only webhook that gets it, whatever its status and subscription: of a test-send. */
  onlyWebhook?: string;
  /** Of a test: it looks like an event of this type, is marked as a test, and stays one in the table. */
  example?: EventType;
  /** No webhook gets it, `url` alone does: of a failed audit. */
  onlyUrl?: boolean;
  /** Nobody gets it: it only stands for what the next one is compared with. */
  isSilent?: boolean;
};

/**
 * Records an event in the transaction of what happened, with a pending delivery for every active webhook of the workspace
 * that subscribes to its type, and wakes a worker to send it. It is recorded without any receiver too: the sequence has no gaps.
 *
 * The body is sent as it is stored, and the event's id is the `webhook-id`. A delivery to a webhook that is not active
 * waits, unless the event is a `webhook.test`, which is sent whatever the webhook's status. The newest `score.changed`
 * event of a workspace holds the score that was last sent: no retention may remove it.
 *
 * Until the transaction ends, other events of the workspace wait: record them last in it.
 * @returns the event's id (`msg_…`) and those of the deliveries.
 * @throws Error when a field of the type is missing.
 */
export async function recordEvent(
  tx: WorkspaceTx,
  event: NewEvent,
): Promise<{ eventId: string; deliveryIds: string[] }> {
  const { workspaceId, type, now } = event;
  const sequence = await nextSequence(tx, workspaceId);
  const eventId = newId("msg");
  const body = buildBody(event, sequence);
  await tx.event.create({ data: { workspaceId, id: eventId, sequence, type, body, createdAt: now } });
  const receivers = await listReceivers(tx, event);
  const deliveries = receivers.map((receiver) => ({ eventId, ...receiver }));
  return { eventId, deliveryIds: await addDeliveries(tx, workspaceId, deliveries, now) };
}

/** The row stays locked to the end of the transaction: a number is given once, and a rollback gives it back. */
async function nextSequence(tx: WorkspaceTx, workspaceId: string): Promise<bigint> {
  const [row] = await tx.$queryRaw<[{ last: bigint }]>`
    INSERT INTO event_sequences (workspace_id, last) VALUES (${workspaceId}, 1)
    ON CONFLICT (workspace_id) DO UPDATE SET last = event_sequences.last + 1
    RETURNING last`;
  return row.last;
}

function buildBody({ workspaceId, type, data: given, now, example }: NewEvent, sequence: bigint): string {
  const timestamp = now.toISOString();
  if (example) {
    const data = { ...EXAMPLE_DATA[example], workspace_id: workspaceId, sequence: Number(sequence) };
    return JSON.stringify({ type: example, timestamp, test: true, data });
  }
  const all: Record<string, unknown> = { ...given, workspace_id: workspaceId, sequence: Number(sequence) };
  const data = fieldsOf(type).map((name) => {
    if (all[name] === undefined) throw new Error(`event ${type} has no ${name}`);
    return [name, all[name]];
  });
  return JSON.stringify({ type, timestamp, data: Object.fromEntries(data) });
}

/** The fields of `data`, in the order in which they are sent. */
function fieldsOf(type: MessageType): string[] {
  return Object.keys(EVENT_MESSAGES[type].shape.data.shape);
}

type Receiver = { webhookId: string } | { url: string };

async function listReceivers(tx: WorkspaceTx, event: NewEvent): Promise<Receiver[]> {
  const { workspaceId, type, url, onlyWebhook, onlyUrl, isSilent } = event;
  if (isSilent) return [];
  if (onlyWebhook) return [{ webhookId: onlyWebhook }];
  const toUrl = url ? [{ url }] : [];
  if (onlyUrl) return toUrl;
  // Locked against deletion until the deliveries that point to them are there.
  const subscribed = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM webhooks WHERE workspace_id = ${workspaceId} AND status = 'active' AND ${type} = ANY (events)
    ORDER BY created_at, id FOR KEY SHARE`;
  return [...subscribed.map(({ id }) => ({ webhookId: id })), ...toUrl];
}
