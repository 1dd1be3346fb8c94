import { acrossWorkspaces } from "../db.ts";
import { discardOldEvents } from "./discard-old-events.ts";
import { failPending } from "./fail-pending.ts";

/** What is to be done around sending, again and again: ends what can no longer be sent, discards what is old. */
export async function tendDeliveries(now: Date): Promise<void> {
  await acrossWorkspaces((tx) => failPending(tx, null, now));
  await discardOldEvents(now);
}
