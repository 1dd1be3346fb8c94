/**
 * The network address of a client, for throttles. The nearest proxy writes the last entry of the header; those before it
 * are what the client says.
 * @param forwardedFor the header `X-Forwarded-For`.
 * @returns `unknown` without one.
 */
export function clientAddress(forwardedFor: unknown): string {
  return (typeof forwardedFor === "string" && forwardedFor.split(",").at(-1)?.trim()) || "unknown";
}
