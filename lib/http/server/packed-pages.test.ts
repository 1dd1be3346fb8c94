import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";

const PAGE = `<p>${"Where your brand stands. ".repeat(200)}</p>`;
let served: Served;
/** Sends the second part of a page. */
let goOn = () => {};

beforeAll(async () => {
  served = await serveHandlers({}, (incoming, outgoing) => {
    outgoing.setHeader("Content-Type", "text/html; charset=utf-8");
    if (incoming.url !== "/slow") return void outgoing.end(PAGE);
    outgoing.write(PAGE);
    (outgoing as unknown as { flush: () => void }).flush();
    goOn = () => outgoing.end("<p>late</p>");
  });
});
afterAll(() => served.close());

async function ask(path: string, accepted: string): Promise<IncomingMessage> {
  const [answer] = await once(
    get(`${served.url}${path}`, { headers: { "accept-encoding": accepted } }),
    "response",
  );
  return answer as IncomingMessage;
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

it("packs pages with brotli for who reads it, with gzip for others, and not at all where nothing is asked for", async () => {
  const packed = await ask("/", "gzip, deflate, br");
  expect([packed.headers["content-encoding"], packed.headers.vary]).toEqual(["br", "Accept-Encoding"]);
  const body = await readAll(packed);
  expect(body.length).toBeLessThan(PAGE.length / 10);
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  expect((await ask("/", "gzip")).headers["content-encoding"]).toBe("gzip");
  const plain = await ask("/", "identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect((await readAll(plain)).toString()).toBe(PAGE);
});

it("sends on what a page has so far", async () => {
  const unpacked = (await ask("/slow", "br")).pipe(createBrotliDecompress());
  let seen = "";
  unpacked.on("data", (part) => (seen += part));
  while (seen.length < PAGE.length) await once(unpacked, "data");
  expect(seen).toBe(PAGE);
  goOn();
  await once(unpacked, "end");
  expect(seen).toBe(`${PAGE}<p>late</p>`);
});
