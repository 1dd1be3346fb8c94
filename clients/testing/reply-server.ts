import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Reply } from "./conformance.ts";

const OK: Exclude<Reply, string> = { status: 200, body: { score: 7 } };

export type Seen = { key: IncomingHttpHeaders[string]; body: string; at: number };

/** A service that gives these replies, one after the other, the last one for ever. */
export async function replyServer(replies: Reply[]) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    seen.push({ key: request.headers["idempotency-key"], body, at: performance.now() });
    send(response, replies[Math.min(seen.length, replies.length) - 1] as Reply);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === "silence") return;
  if (reply === "hang up") return void response.destroy();
  const { status, headers, body = {}, text: page } = reply === "ok" ? OK : reply;
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(page ?? JSON.stringify(body));
}
