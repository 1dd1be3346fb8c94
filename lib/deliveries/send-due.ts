import { claimDue, type Room } from "./claim-due.ts";
import { recordResults } from "./record-results.ts";
import { type Sending, sendDelivery } from "./send-delivery.ts";

const ROOM: Room = { fast: 200, slow: 200 };

/**
 * One step of the engine, to its end: claims what is due now, sends it, records what came of it.
 * @returns how many were sent; 0 when nothing is due, or everything that is due waits for a slot.
 */
export async function sendDue(sending: Sending): Promise<number> {
  const claimed = await claimDue(sending.now(), ROOM);
  await recordResults(await Promise.all(claimed.map((one) => sendDelivery(one, sending))));
  return claimed.length;
}
