import { seal, unseal } from "../../secrets/seal.ts";
import type { Provider } from "../values.ts";
import type { Identity } from "./identity.ts";
import type { Secrets } from "./protocol.ts";

/** What a browser keeps while its person is at a provider. */
export type Visit = {
  provider: Provider;
  secrets: Secrets;
  /** Own path to go to after signing in. */
  goTo: string;
  /** Who links an account, and in which session; null for a sign-in. */
  link: { userId: string; sessionId: string } | null;
};

/** What a browser has brought back: who its person is at a provider, for one sign-in. */
export type Ticket = { provider: Provider; identity: Identity; goTo: string; challenge: string };

/** It stands in a cookie, and in no row of anything. A visit is no ticket: each opens as what it is only. */
const placeOf = (column: "visit" | "ticket") => ({ workspaceId: "", table: "challenges", row: "", column });

export const sealVisit = (visit: Visit) => close(visit, "visit");
export const sealTicket = (ticket: Ticket) => close(ticket, "ticket");
/** @returns null for what was not sealed here as a visit */
export const openVisit = (text: string) => open<Visit>(text, "visit");
/** @returns null for what was not sealed here as a ticket */
export const openTicket = (text: string) => open<Ticket>(text, "ticket");

function close(content: Visit | Ticket, column: "visit" | "ticket"): string {
  return Buffer.from(seal(JSON.stringify(content), placeOf(column))).toString("base64url");
}

function open<T extends Visit | Ticket>(text: string, column: "visit" | "ticket"): T | null {
  if (text === "") return null;
  try {
    return JSON.parse(unseal(Buffer.from(text, "base64url"), placeOf(column))) as T;
  } catch {
    return null;
  }
}
