import type { IncomingMessage, ServerResponse } from "node:http";
import type { Choice } from "./choose-handler.ts";

/** A request, what answers it and its answer. */
export type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; choice: Choice };

/** The id of an operation, or the path of what has none; for what is no part of the API a word for its kind. */
export function operationOf({ incoming, choice }: Pick<Exchange, "incoming" | "choice">): string {
  if (choice) return choice.handler.operation ?? choice.path ?? "none";
  const { url = "" } = incoming;
  if (url.startsWith("/internal/")) return "dashboard";
  return url.startsWith("/_next/") ? "asset" : "page";
}
