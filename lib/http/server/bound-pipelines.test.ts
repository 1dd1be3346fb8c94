import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { rawRequest, sendRaw } from "#scripts/testing/send-raw.ts";
import { boundPipelines } from "./bound-pipelines.ts";

it("a pipeline of 100 requests is answered in order, four of them worked on at a time", async () => {
  let running = 0;
  let most = 0;
  const listener = boundPipelines(async ({ url }, outgoing) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(1);
    running -= 1;
    outgoing.end(url);
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const asked = Array.from({ length: 100 }, (_, n) =>
    rawRequest(`GET /${n} HTTP/1.1`, n < 99 ? ["Connection: keep-alive"] : []),
  );
  const answers = await sendRaw(port, asked.join(""));
  expect(answers.map(({ body }) => body)).toEqual(asked.map((_, n) => `/${n}`));
  expect(most).toBe(4);
  server.close();
});
