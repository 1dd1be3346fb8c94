import type { Tokens } from "./connector.ts";

/**
 * Whether an access token is better renewed before it is used.
 * @param marginMs so long before its end, in milliseconds; half of its life where that is shorter, so that a new one is not renewed at once
 * @returns false for a token whose end the vendor does not tell: it is used until it is refused
 */
export function isEnding({ issuedAt, accessUntil }: Tokens, now: Date, marginMs: number): boolean {
  if (!accessUntil) return false;
  const margin = Math.min(marginMs, (accessUntil.getTime() - issuedAt.getTime()) / 2);
  return accessUntil.getTime() - now.getTime() <= margin;
}
