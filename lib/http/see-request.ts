import type { Caller } from "../caller.ts";
import { isCollecting, noteRequest } from "../request-log/collect-requests.ts";
import type { PlainAnswer } from "./plain-answer.ts";

/** A request of the API while it is answered; without a valid key it is nobody's. */
export type Seen = { operation: string; began: number; caller: Caller | undefined };

/** What the log of its workspace is to know of a request; nothing of one that is no operation, nor where no log is kept. */
export function seeRequest(operation: string | undefined): Seen | undefined {
  if (operation === undefined || !isCollecting()) return undefined;
  return { operation, began: performance.now(), caller: undefined };
}

/** Notes the request when it is answered, whatever the answer is. */
export async function noteAnswer(seen: Seen, answered: Promise<PlainAnswer>): Promise<PlainAnswer> {
  const answer = await answered;
  // Known by now, where the key was valid.
  const { caller, operation, began } = seen;
  if (caller) noteRequest({ caller, operation, durationMs: performance.now() - began, answer });
  return answer;
}
