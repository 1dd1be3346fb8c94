import { isIP } from "node:net";
import { publicUrl } from "../../env.ts";

/** Who passkeys are for: the host of this installation as its users see it, and its origin. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl());
  return { id: hostname, origin };
}

/** Whether passkeys can be made here: browsers make none for an address without a name, nor for plain HTTP but to this very machine. */
export function hasPasskeys(): boolean {
  const { protocol, hostname } = new URL(publicUrl());
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return isNamed && (protocol === "https:" || hostname === "localhost");
}
