import { clientAddress } from "./client-address.ts";
import type { HttpRequest } from "./plain-answer.ts";

/** Longer is no network address, only what a client says of itself. */
const MAX_ADDRESS = 64;

/** Where a request came from, for the audit log. @param requestId as its answer tells it */
export function requestOrigin(request: HttpRequest, requestId: string | undefined) {
  const address = clientAddress(request.headers.get("x-forwarded-for")).slice(0, MAX_ADDRESS);
  return { address, requestId: requestId ?? null };
}
