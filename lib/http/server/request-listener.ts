import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import compression from "compression";
import { Problem } from "../../problems.ts";
import { answer } from "../route.ts";
import { type Choice, chooseHandler, type Served } from "./choose-handler.ts";
import { keepTrueAddress } from "./forwarded-for.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/**
 * What a server does with a request: its handler answers as a `Response`, with the security headers and compressed as the framework
 * does it for its own; what `chooseHandler` leaves goes to `pages`.
 */
export function requestListener(served: Served, pages: RequestListener): RequestListener {
  const choices = new WeakMap<IncomingMessage, NonNullable<Choice>>();
  const compress = compression();
  const handle = getRequestListener(
    (request, { incoming }) => {
      const { handler, params } = choices.get(incoming as IncomingMessage) as NonNullable<Choice>;
      return handler(request, { params: Promise.resolve(params) });
    },
    { overrideGlobalObjects: false, errorHandler: refuseRequest },
  );
  return (incoming, outgoing) => {
    keepTrueAddress(incoming);
    const choice = chooseHandler(incoming, served);
    if (!choice) return pages(incoming, outgoing);
    choices.set(incoming, choice);
    for (const { key, value } of SECURITY_HEADERS) outgoing.setHeader(key, value);
    compress(incoming as never, outgoing as never, () => void handle(incoming, outgoing));
  };
}

/** Of a request that is none: its host or its path cannot be part of an address. */
function refuseRequest(error: unknown): Promise<Response> {
  const why = error instanceof Error ? error.message : String(error);
  return answer(new Request("http://host/"), async () => {
    throw new Problem("Malformed Request", `The request has no address that can be read: ${why}.`);
  });
}
