import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { readStream } from "../read-body.ts";
import { answer, type Handler } from "../route.ts";

const MIB = 1_048_576;
const CHUNK = Buffer.alloc(MIB, "a");

function* chunks(count: number): Generator<Buffer> {
  for (let n = 0; n < count; n++) yield CHUNK;
}

const send = (url: string, count: number, type = "text/csv") =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": type },
    body: Readable.toWeb(Readable.from(chunks(count))) as ReadableStream,
    duplex: "half",
  } as RequestInit);

it("a body of 600 MiB reaches a handler piece by piece", async () => {
  let most = 0;
  const count: Handler = (request) =>
    answer(request, async () => {
      let bytes = 0;
      for await (const chunk of readStream(request)) {
        bytes += chunk.byteLength;
        most = Math.max(most, process.memoryUsage().arrayBuffers);
      }
      return Response.json({ bytes });
    });
  const { url, close } = await serveHandlers({ "/files": { POST: count } });
  const before = process.memoryUsage().arrayBuffers;
  expect(await (await send(`${url}/files`, 600)).json()).toEqual({ bytes: 600 * MIB });
  // Pieces that are read and not yet collected count too.
  expect(most - before).toBeLessThan(300 * MIB);
  await close();
});

it("a client that sends more than is read has its answer, and the server goes on", async () => {
  const refuse: Handler = (request) => answer(request, async () => new Response(null, { status: 204 }));
  const { url, close } = await serveHandlers({ "/nothing": { POST: refuse } });
  expect((await send(`${url}/nothing`, 8)).status).toBe(204);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await close();
});
