import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { importUpload } from "#lib/uploads/import-upload.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

const MIB = 1_048_576;
const PATH = "/v1/imports?platform=twitter&handle=brand&file_name=posts.csv";

type Keyed = { id: string; key: string };
type Headers = Record<string, string | number>;

let served: Served;

beforeAll(async () => {
  served = await serveHandlers();
});
afterAll(() => served.close());

const headersOf = ({ key }: Keyed, more: Headers = {}) => ({
  authorization: `Bearer ${key}`,
  "content-type": "text/csv",
  ...more,
});

/** Begins a request; without a content-length it is sent in chunks. */
function open(workspace: Keyed, headers: Headers = {}) {
  const sent = request(`${served.url}${PATH}`, { method: "POST", headers: headersOf(workspace, headers) });
  const answer = new Promise<{ status: number; replayed: boolean; body: Record<string, string> }>(
    (resolve, reject) => {
      sent.once("error", reject);
      sent.once("response", async (incoming) => {
        const body = JSON.parse(await text(incoming));
        const replayed = incoming.headers["idempotency-replayed"] === "true";
        resolve({ status: incoming.statusCode ?? 0, replayed, body });
      });
    },
  );
  // One that is cut has no answer.
  answer.catch(() => {});
  return { sent, answer };
}

function send(workspace: Keyed, content: string, headers: Headers = {}) {
  const { sent, answer } = open(workspace, headers);
  sent.end(content);
  return answer;
}

async function kept({ id: workspaceId }: Keyed) {
  const where = { workspaceId };
  return {
    uploads: await ownerDb().upload.count({ where }),
    chunks: await ownerDb().uploadChunk.count({ where }),
    keys: await ownerDb().idempotencyKey.count({ where }),
    entries: await ownerDb().auditLogEntry.count({ where: { ...where, action: "import.started" } }),
  };
}
const NOTHING = { uploads: 0, chunks: 0, keys: 0, entries: 0 };
const expectNothing = (workspace: Keyed) =>
  vi.waitFor(async () => expect(await kept(workspace)).toEqual(NOTHING), { timeout: 10_000 });
const arrived = (workspace: Keyed, chunks: number) =>
  vi.waitFor(async () => expect(await kept(workspace)).toMatchObject({ chunks }), { timeout: 10_000 });

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** What client and server of this process keep: the memory that the system gave them waits for its collector. */
function heldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe("POST /v1/imports over sockets", () => {
  it("of 120 files at once as many are taken as an account may have waiting, whole, and the others told so", async () => {
    const workspace = await makeWorkspace("enterprise");
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => send(workspace, makePosts(2 + (n % 3)))),
    );
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(taken.map(({ body }) => body.import_id)).size).toBe(100);
    expect(refused.map(({ status, body }) => [status, body.title])).toEqual(
      Array(20).fill([409, "Limit Reached"]),
    );
    expect(await kept(workspace)).toEqual({ uploads: 100, chunks: 100, keys: 0, entries: 100 });
    await importUpload(workspace.id, taken[0]?.body.import_id ?? "");
    expect((await send(workspace, makePosts(2))).status).toBe(200);
  }, 60_000);

  it.each([
    ["of a known length", { "content-length": 20 * MIB }],
    ["in chunks", {}],
    ["under an Idempotency-Key", { "idempotency-key": "cut" }],
  ] as [string, Headers][])("a file that is cut midway leaves nothing: %s", async (_, headers) => {
    const workspace = await makeWorkspace("enterprise");
    const { sent } = open(workspace, headers);
    sent.write(Buffer.alloc(3 * MIB, "a"));
    await arrived(workspace, 3);
    sent.destroy();
    await expectNothing(workspace);
  });

  it("stops at 200 MB where no length was told, with an answer and without a trace", async () => {
    const workspace = await makeWorkspace("enterprise");
    const { sent, answer } = open(workspace, { "idempotency-key": "large" });
    const piece = Buffer.alloc(MIB, "a");
    let written = 0;
    let isAnswered = false;
    void answer.finally(() => {
      isAnswered = true;
    });
    const before = heldBytes();
    let most = before;
    for (; written < 400 && !isAnswered; written++) {
      if (!sent.write(piece)) await Promise.race([once(sent, "drain"), answer]);
      if (written % 20 === 0) most = Math.max(most, heldBytes());
    }
    expect(await answer).toMatchObject({ status: 413, body: { title: "Content Too Large" } });
    sent.destroy();
    // What sockets hold has been written too.
    expect(written).toBeGreaterThan(200);
    expect(written).toBeLessThan(230);
    expect(most - before).toBeLessThan(100 * MIB);
    await expectNothing(workspace);
  }, 120_000);

  it("413 Content Too Large at once where the length is told", async () => {
    const workspace = await makeWorkspace("enterprise");
    const { sent, answer } = open(workspace, { "content-length": 200 * MIB + 1 });
    sent.flushHeaders();
    expect(await answer).toMatchObject({ status: 413, body: { title: "Content Too Large" } });
    sent.destroy();
    expect(await kept(workspace)).toEqual(NOTHING);
  });

  it("a body that is no HTTP any more leaves nothing", async () => {
    const workspace = await makeWorkspace("enterprise");
    const socket = connect(served.port, "127.0.0.1");
    const lines = Object.entries(headersOf(workspace)).map(([name, value]) => `${name}: ${value}`);
    socket.write(
      [`POST ${PATH} HTTP/1.1`, "Host: a", "Transfer-Encoding: chunked", ...lines, "", ""].join("\r\n"),
    );
    socket.write(`${MIB.toString(16)}\r\n${"a".repeat(MIB)}\r\n`);
    await arrived(workspace, 1);
    socket.write("zz\r\nno chunk\r\n");
    await expectNothing(workspace);
    socket.destroy();
  });
});

describe("Idempotency-Key while a file arrives", () => {
  const HALF = Buffer.alloc(MIB, "a");

  it("409 Request In Progress until it is there; then the same bytes are answered again and others refused", async () => {
    const workspace = await makeWorkspace("enterprise");
    const first = open(workspace, { "idempotency-key": "file-1" });
    first.sent.write(HALF);
    await arrived(workspace, 1);
    const second = await send(workspace, "id\n", { "idempotency-key": "file-1" });
    expect(second).toMatchObject({ status: 409, body: { title: "Request In Progress" } });
    first.sent.end("end");
    const done = await first.answer;
    expect(done).toMatchObject({ status: 200, replayed: false });
    const same = `${HALF}end`;
    expect(await send(workspace, same, { "idempotency-key": "file-1" })).toEqual({ ...done, replayed: true });
    expect(await send(workspace, `${same}.`, { "idempotency-key": "file-1" })).toMatchObject({
      status: 422,
      body: { title: "Idempotency Key Reused" },
    });
    expect(await kept(workspace)).toEqual({ uploads: 1, chunks: 2, keys: 1, entries: 1 });
  });

  it("a claim whose process has died is taken over after half a minute, and what comes late does nothing twice", async () => {
    const workspace = await makeWorkspace("enterprise");
    const first = open(workspace, { "idempotency-key": "file-2" });
    first.sent.write(HALF);
    await arrived(workspace, 1);
    const where = { workspaceId: workspace.id };
    await ownerDb().idempotencyKey.updateMany({ where, data: { createdAt: new Date(Date.now() - 31_000) } });
    const second = await send(workspace, `${HALF}`, { "idempotency-key": "file-2" });
    expect(second).toMatchObject({ status: 200, replayed: false });
    first.sent.end();
    expect(await first.answer).toEqual({ ...second, replayed: true });
    expect(await kept(workspace)).toEqual({ uploads: 1, chunks: 1, keys: 1, entries: 1 });
  });

  it("of a request that was cut the key is free again", async () => {
    const workspace = await makeWorkspace("enterprise");
    const first = open(workspace, { "idempotency-key": "file-3" });
    first.sent.write(HALF);
    await arrived(workspace, 1);
    first.sent.destroy();
    await expectNothing(workspace);
    await sleep(10);
    const other = await send(workspace, "id\n", { "idempotency-key": "file-3" });
    expect(other).toMatchObject({ status: 200, replayed: false });
  });
});
