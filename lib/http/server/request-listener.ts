import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import compression from "compression";
import { inside } from "../../inside/watch.ts";
import { Problem } from "../../problems.ts";
import type { PlainAnswer } from "../plain-answer.ts";
import { answer } from "../route.ts";
import { type Choice, chooseHandler, type Served } from "./choose-handler.ts";
import type { Exchange } from "./exchange.ts";
import { keepTrueAddress } from "./forwarded-for.ts";
import { lightRequest } from "./light-request.ts";
import { logsRequests, logWhenOver } from "./log-request.ts";
import { nameRequest } from "./name-request.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";
import { watchRequest } from "./watch-request.ts";
import { writePlain } from "./write-plain.ts";

/** As quick as gzip's usual on a page, and a sixth to a quarter smaller; the window, of 256 KB, holds a page: a larger one takes memory and time only. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };

/**
 * What a server does with a request: its handler answers, with the security headers; what `chooseHandler` leaves goes to `pages`. Both are
 * compressed. A usual read goes to the handler and back without the classes of the web, which cost more than all that most of them do.
 */
export function requestListener(served: Served, pages: RequestListener): RequestListener {
  const choices = new WeakMap<IncomingMessage, NonNullable<Choice>>();
  const compress = compression({ brotli: { params: BROTLI } });
  const handle = getRequestListener(
    (request, { incoming }) => {
      const { handler, params } = choices.get(incoming as IncomingMessage) as NonNullable<Choice>;
      return handler(request, { params: Promise.resolve(params) });
    },
    { overrideGlobalObjects: false, errorHandler: refuseRequest },
  );
  const serve = ({ incoming, outgoing, choice }: Exchange): void => {
    if (!choice) return void compress(incoming as never, outgoing as never, () => pages(incoming, outgoing));
    const { handler, params } = choice;
    const light = handler.plain ? lightRequest(incoming) : null;
    if (light && handler.plain) return void answerLight(handler.plain(light, params), incoming, outgoing);
    choices.set(incoming, choice);
    for (const { key, value } of SECURITY_HEADERS) outgoing.setHeader(key, value);
    compress(incoming as never, outgoing as never, () => void handle(incoming, outgoing));
  };
  const serveInScope = (exchange: Exchange): void => {
    const isLogged = logsRequests();
    // A handler of the API names its request itself, which costs less.
    if (exchange.choice && !isLogged) serve(exchange);
    else
      nameRequest(exchange, () => {
        if (isLogged) logWhenOver(exchange, routeOf(exchange, served));
        serve(exchange);
      });
  };
  return (incoming, outgoing) => {
    keepTrueAddress(incoming);
    const exchange = { incoming, outgoing, choice: chooseHandler(incoming, served) };
    const { watcher } = inside;
    if (!watcher) return serveInScope(exchange);
    watchRequest(watcher, exchange, () => serveInScope(exchange));
  };
}

function routeOf({ incoming, choice }: Exchange, { pageRoute }: Served): string | undefined {
  const [path = ""] = (incoming.url ?? "").split("?");
  return choice ? choice.path : pageRoute?.(path);
}

async function answerLight(
  answering: Promise<PlainAnswer>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    writePlain(incoming, outgoing, await answering);
  } catch (error) {
    outgoing.destroy(error as Error);
  }
}

/** Of a request that is none: its host or its path cannot be part of an address. */
function refuseRequest(error: unknown): Promise<Response> {
  const why = error instanceof Error ? error.message : String(error);
  return answer(new Request("http://host/"), async () => {
    throw new Problem("Malformed Request", `The request has no address that can be read: ${why}.`);
  });
}
