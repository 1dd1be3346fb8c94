import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { recordEvent } from "../events/record-event.ts";
import type { EventType } from "../events/schemas.ts";
import { authoriseManager, requireWebhookPlan } from "./authorise-webhooks.ts";

/**
 * Sends an example of an event, marked as a test, to whoever listens by `listEvents`. No webhook gets it: receivers at work do not hear
 * of what did not happen.
 * @returns the message's id.
 * @throws Problem 403 `Plan Required`, 404 `Not Found`.
 */
export async function sendExample(
  caller: Caller,
  example: EventType,
  now: Date,
): Promise<{ message_id: string }> {
  requireWebhookPlan(caller);
  const workspaceId = await authoriseManager(caller);
  const event = { workspaceId, type: "webhook.test" as const, data: {}, now, example, isSilent: true };
  const { eventId } = await withWorkspace(workspaceId, (tx) => recordEvent(tx, event));
  return { message_id: eventId };
}
