/**
 * The network address of a client, for throttles. `server.ts` leaves nothing else in the header; behind `next start` alone the last
 * entry is what the nearest proxy wrote.
 * @param forwardedFor the header `X-Forwarded-For`.
 * @returns `unknown` without one.
 */
export function clientAddress(forwardedFor: unknown): string {
  return (typeof forwardedFor === "string" && forwardedFor.split(",").at(-1)?.trim()) || "unknown";
}
