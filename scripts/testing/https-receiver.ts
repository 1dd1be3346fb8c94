import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import tls from "node:tls";
import { createGzip } from "node:zlib";
import { rereadEnv } from "#lib/env.ts";
import { type Certificate, makeAuthority, makeCertificate } from "./certificates.ts";

/** How a receiver answers; a redirect is `{ status: 302, headers: { location } }`. */
export type Behaviour = {
  /** 200 when not given. */
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Milliseconds before the answer begins. */
  delayMs?: number;
  /** The answer does not begin before this has come to pass. */
  after?: Promise<unknown>;
  /**
   * `whole` (the default) sends the body with its length, `chunked` without. `tar-pit` takes the request and never answers,
   * `drip` sends a byte of the body every 50 ms without end, `endless` sends as fast as it is read, without end,
   * `gzip-bomb` sends 200 kB that unpack to 200 MB, `close` closes the socket without an answer, `cut` in the midst of the body.
   */
  ending?: "whole" | "chunked" | "tar-pit" | "drip" | "endless" | "gzip-bomb" | "close" | "cut";
};

export type ReceivedRequest = {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
};

export type Receiver = {
  /** `https://127.0.0.1:<port>/` */
  url: string;
  port: number;
  /** Every request that arrived whole, in order. */
  requests: ReceivedRequest[];
  /** TCP connections so far, also those that ended before a request. */
  connections: () => number;
  /** From now on answers like this; a function decides for each request. */
  behave: (next: Behaviour | ((request: ReceivedRequest) => Behaviour)) => void;
  /** Ends at once, with everything that is under way. */
  close: () => Promise<void>;
};

type Options = {
  /**
   * Whom the certificate comes from: `trusted` (the default) is for 127.0.0.1, ::1, localhost and *.example.test. One that
   * is given is used as it is, for senders that trust it already.
   */
  certificate?: "trusted" | "unknown-authority" | "other-name" | "expired" | Certificate;
  /** `127.0.0.1` when not given. */
  host?: string;
};

/**
 * Starts an HTTPS server on a free loopback port, whose answers a test programs: it first answers 200 without a body. This
 * process trusts its certificate from then on, unless that is given. What Plinth sends reaches it only after `allowLoopback(true)`.
 *
 *     const receiver = await startHttpsReceiver();
 *     receiver.behave({ status: 503, headers: { "retry-after": "7" } });
 *     …
 *     expect(receiver.requests.at(-1)?.headers["webhook-id"]).toBe(…);
 *     await receiver.close();
 */
export async function startHttpsReceiver({ certificate = "trusted", host }: Options = {}): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Duplex>();
  let connections = 0;
  let choose: (request: ReceivedRequest) => Behaviour = () => ({});
  const server = createServer(await chooseCertificate(certificate), async (request, response) => {
    const received = await readRequest(request).catch(() => null);
    if (!received) return;
    requests.push(received);
    await answer(response, choose(received)).catch(() => response.destroy());
  });
  server.on("tlsClientError", () => {});
  server.on("connection", (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
  });
  server.listen(0, host ?? "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${host?.includes(":") ? `[${host}]` : (host ?? "127.0.0.1")}:${port}/`,
    port,
    requests,
    connections: () => connections,
    behave: (next) => {
      choose = typeof next === "function" ? next : () => next;
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Lets Plinth send to loopback addresses, or (`false`) only to public ones, as is the default. */
export function allowLoopback(allowed: boolean): void {
  process.env.PLINTH_ALLOWED_PRIVATE_CIDRS = allowed ? "127.0.0.0/8,::1/128" : "";
  rereadEnv();
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
    at: Date.now(),
  };
}

async function answer(response: ServerResponse, behaviour: Behaviour): Promise<void> {
  const { status = 200, headers = {}, body = "", delayMs = 0, after, ending = "whole" } = behaviour;
  if (ending === "tar-pit") return;
  if (ending === "close") return void response.socket?.destroy();
  await after;
  if (delayMs > 0) await sleep(delayMs);
  const length = Buffer.byteLength(body) + (ending === "cut" ? 1_000 : 0);
  const sized = ending === "whole" || ending === "cut";
  if (ending === "gzip-bomb") response.setHeader("content-encoding", "gzip");
  response.writeHead(status, { ...(sized && { "content-length": length }), ...headers });
  if (sized && ending === "whole") return void response.end(body);
  if (ending === "chunked") return void response.end(body);
  if (ending === "gzip-bomb") return void response.end(await packedZeros());
  await new Promise((sent) => response.write(body, sent));
  if (ending === "cut") return void response.socket?.destroy();
  if (ending === "drip") await pipeline(repeat("x", 50), response);
  else await pipeline(repeat("x".repeat(65_536), 0), response);
}

async function* repeat(part: string, pauseMs: number): AsyncGenerator<string> {
  for (;;) {
    if (pauseMs > 0) await sleep(pauseMs);
    yield part;
  }
}

let packed: Promise<Buffer> | undefined;

/** 200 MB of zeros, packed a megabyte at a time so that the test's own memory stays small. */
function packedZeros(): Promise<Buffer> {
  packed ??= (async () => {
    const gzip = createGzip();
    const chunks: Buffer[] = [];
    gzip.on("data", (chunk) => chunks.push(chunk));
    const megabyte = Buffer.alloc(1_000_000);
    for (let written = 0; written < 200; written += 1) {
      if (!gzip.write(megabyte)) await once(gzip, "drain");
    }
    gzip.end();
    await once(gzip, "end");
    return Buffer.concat(chunks);
  })();
  return packed;
}

let trusted: Promise<Certificate> | undefined;

/** The authority (PEM) of receivers that are trusted, for the NODE_EXTRA_CA_CERTS of other processes. */
export async function readAuthority(): Promise<string> {
  trusted ??= makeTrusted();
  return (await trusted).cert;
}

async function makeTrusted(): Promise<Certificate> {
  const authority = await makeAuthority("plinth test authority");
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), authority.cert]);
  return authority;
}

async function chooseCertificate(kind: NonNullable<Options["certificate"]>): Promise<Certificate> {
  if (typeof kind === "object") return kind;
  trusted ??= makeTrusted();
  const authority = kind === "unknown-authority" ? await makeAuthority("nobody") : await trusted;
  return makeCertificate(authority, kind === "expired" || kind === "other-name" ? kind : undefined);
}
