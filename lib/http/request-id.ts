import { randomUUID } from "node:crypto";

/** The header by which a client names its request, and by which every answer tells the name. */
export const REQUEST_ID = "x-request-id";

/** A sane id of the client is kept, so that its log and ours can be read together; for any other there is a new one. */
export function requestIdFrom(given: string | null | undefined): string {
  return given && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}
