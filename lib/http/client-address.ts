/**
 * The network address of a client, for throttles. `keepTrueAddress` has left nothing else in the header before any handler sees it.
 * @param forwardedFor the header `X-Forwarded-For`.
 * @returns `unknown` without one.
 */
export function clientAddress(forwardedFor: unknown): string {
  return (typeof forwardedFor === "string" && forwardedFor.split(",").at(-1)?.trim()) || "unknown";
}
