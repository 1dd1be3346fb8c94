import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import * as unknownPath from "#app/v1/[[...path]]/route.ts";
import type { Handler } from "#lib/http/route.ts";
import { findHandler } from "./ask.ts";

export type Served = { url: string; close: () => Promise<void> };
type Route = { handler: Handler; params: Record<string, string> };

/** Serves the public API's handlers over HTTP on a free port, for what has to speak through a socket. */
export async function serveHandlers(): Promise<Served> {
  const server = createServer(async (incoming, outgoing) => {
    const { handler, params } = findRoute(incoming.method ?? "GET", incoming.url ?? "/");
    const response = await handler(toRequest(incoming), { params: Promise.resolve(params) });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

function findRoute(method: string, path: string): Route {
  try {
    return findHandler(method, path);
  } catch {
    const methods: Record<string, Handler> = unknownPath;
    return { handler: methods[method] ?? unknownPath.GET, params: {} };
  }
}

function toRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null;
  const init = { method, headers: headers as Record<string, string>, body, duplex: "half" };
  return new Request(`http://${headers.host ?? "127.0.0.1"}${url}`, init);
}
