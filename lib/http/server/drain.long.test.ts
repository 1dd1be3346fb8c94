import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { rawRequest, sendRaw } from "#scripts/testing/send-raw.ts";
import { serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { type PlainAnswer, plainJson } from "../plain-answer.ts";
import { openRoute } from "../route.ts";

const slow = openRoute(async () => {
  await sleep(300);
  return plainJson({ at: "last" });
});

type Got = { status: number; connection: string | undefined; body: string };

function get(url: string, agent: Agent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text) => (body += text));
      const { statusCode: status = 0, headers } = answer;
      answer.on("end", () => resolve({ status, connection: headers.connection, body }));
      answer.on("error", reject);
    });
    sent.on("error", reject).end();
  });
}

it("what is under way is answered, with the word that the connection ends; new connections are refused", async () => {
  const { url, port, drain } = await serveHandlers({ "/slow": slow });
  const agent = new Agent({ keepAlive: true });
  const asked = Array.from({ length: 20 }, () => get(`${url}/slow`, agent));
  await sleep(100);
  const started = performance.now();
  const drained = drain();
  for (const { status, connection, body } of await Promise.all(asked))
    expect([status, connection, body]).toEqual([200, "close", '{"at":"last"}']);
  await expect(fetch(`${url}/healthz`)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  await drained;
  expect(performance.now() - started).toBeLessThan(4_000);
  await expect(sendRaw(port, rawRequest("GET /healthz HTTP/1.1"))).rejects.toMatchObject({
    code: "ECONNREFUSED",
  });
});

it("a request that is already on its way over a kept connection is answered", async () => {
  const { url, drain } = await serveHandlers();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await get(`${url}/healthz`, agent)).connection).toBe("keep-alive");
  const drained = drain();
  await sleep(300);
  expect(await get(`${url}/healthz`, agent)).toMatchObject({ status: 200, connection: "close" });
  await drained;
});

it("a connection that has been quiet is closed at once, one that never asks does not hold up the end", async () => {
  const { port, drain } = await serveHandlers();
  const closed: number[] = [];
  const open = () => {
    const socket = connect(port, "127.0.0.1");
    return new Promise<void>((resolve) =>
      socket
        .on("connect", resolve)
        .on("close", () => closed.push(performance.now()))
        .resume(),
    );
  };
  await open();
  await sleep(2_200);
  await open();
  await sleep(50);
  const started = performance.now();
  await drain();
  await sleep(50);
  const [quiet = 0, fresh = 0] = closed.map((time) => time - started);
  expect(quiet).toBeLessThan(500);
  expect(fresh).toBeGreaterThan(1_500);
  expect(fresh).toBeLessThan(4_000);
});

it("what takes longer than 8 seconds is cut", async () => {
  const { url, drain } = await serveHandlers({
    "/endless": openRoute(() => new Promise<PlainAnswer>(() => {})),
  });
  const asked = get(`${url}/endless`, new Agent());
  const failed = expect(asked).rejects.toMatchObject({ code: "ECONNRESET" });
  await sleep(50);
  const started = performance.now();
  await drain();
  expect(performance.now() - started).toBeLessThan(9_000);
  await failed;
});
