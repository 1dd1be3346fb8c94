import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { networkOf } from "../../network-of.ts";
import { fairTurns } from "../../outgoing/fair-turns.ts";
import { Problem } from "../../problems.ts";
import { clientAddress } from "../client-address.ts";
import { runForAWhile } from "../in-turn.ts";
import { refusalOf } from "./refusal-of.ts";

/** What renders no page: files, and doors with limits of their own. */
const NO_PAGES = /^\/(?:api|browser|internal|pictures|_next)\//;
const RETRY_AFTER_S = 2;
/** The framework listens for the end of an answer nine times over, and each layer of the server once: that is no leak. */
const LISTENERS = 20;

/** Each takes a processor for some hundredths of a second; a page of the dashboard asks for a few dozen parts of others. */
const turns = fairTurns({ atOnce: 2, each: 2, waiting: 96, eachWaiting: 64 });

/**
 * Has `pages` render a few at a time, each place on the network in its turn: strangers who open many pages must not take the process
 * from everybody else.
 */
export function pagesInTurn(pages: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const isPage = incoming.method === "GET" || incoming.method === "HEAD";
    if (!isPage || NO_PAGES.test(incoming.url ?? "")) return pages(incoming, outgoing);
    outgoing.setMaxListeners(LISTENERS);
    const place = networkOf(clientAddress(incoming.headers["x-forwarded-for"]));
    if (turns.isFull(place)) return void refuse(incoming, outgoing);
    void runForAWhile(turns, place, () => {
      // Whoever has left meanwhile needs no page.
      if (outgoing.destroyed) return Promise.resolve();
      // Of a page whose reader leaves the rendering goes on: its turn lasts as long as any may.
      const finished = new Promise<void>((resolve) => outgoing.once("finish", resolve));
      pages(incoming, outgoing);
      return finished;
    });
  };
}

async function refuse(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const detail = "Many people are opening pages right now. Try again in a few seconds.";
  const retry = { headers: { "Retry-After": String(RETRY_AFTER_S) } };
  const { status, headers, text } = await refusalOf(
    incoming,
    new Problem("Service Unavailable", detail, retry),
  );
  outgoing.writeHead(status, headers);
  outgoing.end(text);
}
