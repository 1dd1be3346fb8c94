import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rawRequest, sendRaw } from "#scripts/testing/send-raw.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { plainJson } from "../plain-answer.ts";
import { readBody } from "../read-body.ts";
import { answerPlainly, handlerOf } from "../route.ts";

const KEPT = "Connection: keep-alive";
let served: Served;

/** Says what it was sent, after a while in which the whole body arrives and may be lost. */
const echo = handlerOf((request) =>
  answerPlainly(request, async () => {
    await sleep(30);
    return plainJson(await readBody(request));
  }),
);
const refuse = handlerOf((request) => answerPlainly(request, async () => plainJson("no", 403)));

beforeAll(async () => {
  served = await serveHandlers({ "/echo": { POST: echo, PATCH: echo }, "/refuse": { POST: refuse } });
});
afterAll(() => served.close());

const post = (path: string, body: string, more: string[] = []) =>
  rawRequest(
    `POST ${path} HTTP/1.1`,
    ["Content-Type: application/json", `Content-Length: ${body.length}`, ...more],
    body,
  );

it("bodies of requests on one connection reach each its own, and those that nobody reads none", async () => {
  const answers = await sendRaw(
    served.port,
    [
      post("/echo", '{"n":1}', [KEPT]),
      post("/refuse", '{"n":2}', [KEPT]),
      rawRequest("POST /echo HTTP/1.1", [KEPT]),
      post("/refuse", "x".repeat(16_000), [KEPT]),
      post("/echo", '{"n":3}'),
    ].join(""),
  );
  expect(answers.map(({ status, body }) => [status, JSON.parse(body)])).toEqual([
    [200, { n: 1 }],
    [403, "no"],
    [200, {}],
    [403, "no"],
    [200, { n: 3 }],
  ]);
});

it("a body may come in pieces, with a letter in two of them", async () => {
  const body = Buffer.from('{"text":"ü"}');
  const cut = body.indexOf("ü") + 1;
  const socket = connect(served.port, "127.0.0.1");
  const answered = new Promise<string>((resolve, reject) => {
    let text = "";
    socket.on("data", (piece: Buffer) => {
      text += piece;
    });
    socket.on("close", () => resolve(text)).on("error", reject);
  });
  socket.write(
    rawRequest("PATCH /echo HTTP/1.1", ["Content-Type: application/json", `Content-Length: ${body.length}`]),
  );
  socket.write(body.subarray(0, cut));
  await sleep(60);
  socket.write(body.subarray(cut));
  expect(await answered).toMatch(/^HTTP\/1\.1 200 .*\{"text":"ü"\}$/s);
});

it("a client that leaves before its body is asked for keeps no request waiting", async () => {
  let left: unknown;
  const late = handlerOf((request) =>
    answerPlainly(request, async () => {
      await sleep(60);
      left = await readBody(request).catch((error: unknown) => error);
      return plainJson("nobody hears it");
    }),
  );
  const { port, close } = await serveHandlers({ "/late": { POST: late } });
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(post("/late", '{"n":1}'));
  await sleep(20);
  socket.resetAndDestroy();
  await expect.poll(() => left).toMatchObject({ title: "Malformed Request" });
  await close();
});
