import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Fault, type Faults, openFaults, send } from "./faults.ts";

/** A request as the vendor would have got it: `https://HOST/PATH?QUERY`. */
export type SeenRequest = {
  method: string;
  host: string;
  /** Decoded only where the vendor's own server would. */
  path: string;
  query: URLSearchParams;
  /** The same as it came, without its question mark. */
  search: string;
  headers: Record<string, string>;
  /** The body as it came. */
  text: string;
  form: URLSearchParams;
  /** Undefined when the body is no JSON. */
  json: unknown;
};
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };
export type Route = {
  method: "GET" | "POST";
  host: string;
  /** The whole path; what an expression captures is handed over. */
  path: string | RegExp;
  answer: (request: SeenRequest, captured: string[]) => Answer | Promise<Answer>;
};

export type StandIn = {
  /** What `<PLATFORM>_BASE_URL` is set to; the product reaches it only with 127.0.0.0/8 among PLINTH_ALLOWED_PRIVATE_CIDRS. */
  base: string;
  /** All that came for the vendor, oldest first; those that faults answered too. */
  requests: SeenRequest[];
  faults: Faults;
  close: () => Promise<void>;
};

type Vendor = {
  routes: readonly Route[];
  /** What is answered where no route fits; 404 without a body when left out. */
  otherwise?: (request: SeenRequest) => Answer;
  /** Commands that a test of another process sends as `POST BASE/_control/NAME` with a JSON body. */
  controls?: Record<string, (body: never) => unknown>;
  /** A free one when left out. */
  port?: number;
};

const MAX_BODY = 1024 * 1024;

/**
 * Serves a vendor's addresses in the layout of `<PLATFORM>_BASE_URL`: `BASE/HOST/PATH?QUERY`. What a vendor refuses is the matter of
 * its routes; faults of the network and of a vendor's bad day are ordered by the test (`faults`, or `POST BASE/_control/fault`).
 */
export async function serveVendor({ routes, otherwise, controls = {}, port = 0 }: Vendor): Promise<StandIn> {
  const requests: SeenRequest[] = [];
  const faults = openFaults();
  const commands: Record<string, (body: never) => unknown> = {
    fault: (fault: Fault) => faults.add(fault),
    clear: () => faults.clear(),
    requests: () => requests.map(({ method, host, path, text }) => ({ method, host, path, text })),
    ...controls,
  };
  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(message);
    if (request.host === "_control") {
      const done = await commands[request.path.slice(1)]?.(request.json as never);
      return send(response, { body: done ?? {} });
    }
    requests.push(request);
    const fault = faults.take(request);
    if (fault && (await fault(response))) return;
    await send(response, await answerRequest(routes, request, otherwise));
  };
  const server = createServer((message, response) => {
    handle(message, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
      response.end(`the stand-in failed: ${error.stack}`);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    requests,
    faults,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function answerRequest(
  routes: readonly Route[],
  request: SeenRequest,
  otherwise: Vendor["otherwise"],
): Promise<Answer> {
  for (const { method, host, path, answer } of routes) {
    if (method !== request.method || host !== request.host) continue;
    const found = typeof path === "string" ? path === request.path && [] : path.exec(request.path)?.slice(1);
    if (found) return await answer(request, found);
  }
  return otherwise?.(request) ?? { status: 404 };
}

async function readRequest(message: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    bytes += chunk.length;
    if (bytes > MAX_BODY) throw new Error("a request of more than 1 MiB");
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  const [address = "", query = ""] = (message.url ?? "/").split(/\?(.*)/s);
  const [, host = "", path = "/"] = /^\/([^/]*)(\/.*)?$/s.exec(address) ?? [];
  const type = message.headers["content-type"] ?? "";
  return {
    method: message.method ?? "",
    host,
    path,
    query: new URLSearchParams(query),
    search: query,
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    ),
    text,
    form: new URLSearchParams(type.includes("x-www-form-urlencoded") ? text : ""),
    json: parse(text),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
