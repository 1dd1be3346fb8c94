import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { limitWaitsToRequests, limitWaitsToWork } from "#lib/database-limits.ts";
import { withPatience } from "#lib/database-patience.ts";
import { rereadEnv } from "#lib/env.ts";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { discardStaleUploads } from "./discard-stale-uploads.ts";
import { receiveUpload } from "./receive-upload.ts";

const MIB = 1_048_576;
const INPUT = { platform: "twitter", handle: "brand", file_name: "posts.csv", mapping: undefined } as const;

async function* mebibytes(count: number, before = async (_: number) => {}): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < count; n++) {
    await before(n);
    yield new Uint8Array(MIB).fill(97);
  }
}

const send = async (workspaceId: string, source: AsyncIterable<Uint8Array>) =>
  receiveUpload(await operatorFor(workspaceId), INPUT, source, { now: new Date() });
const titleOf = (work: Promise<unknown>) => work.then(() => "taken").catch(({ title }) => title);

/** What the account's workspaces have waiting, as the database has it. */
async function stored(...ids: string[]) {
  const where = { workspaceId: { in: ids } };
  const uploads = await ownerDb().upload.findMany({ where });
  const chunks = await ownerDb().uploadChunk.count({ where });
  return { files: uploads.length, bytes: uploads.reduce((sum, { bytes }) => sum + Number(bytes), 0), chunks };
}

/** Files that wait already, without their bytes. */
async function fill(workspaceId: string, files: number, bytes: number): Promise<void> {
  const row = { workspaceId, platform: "twitter", handle: "brand", fileName: "f.csv", status: "processing" };
  const data = Array.from({ length: files }, (_, n) => ({
    ...row,
    id: `upl_${n}`,
    bytes,
    requestedBy: "operator",
    createdAt: new Date(),
  }));
  await ownerDb().upload.createMany({ data });
}

afterEach(() => {
  vi.unstubAllEnvs();
  rereadEnv();
});

describe("files that arrive", () => {
  it("count as they come, and are let go when they break off", async () => {
    const { id } = await makeWorkspace();
    let seen = 0;
    const source = mebibytes(4, async (n) => {
      if (n === 3) seen = (await stored(id)).bytes;
      if (n === 3) throw new Error("the client left");
    });
    await expect(send(id, source)).rejects.toThrow("the client left");
    expect(seen).toBe(3 * MIB);
    expect(await stored(id)).toEqual({ files: 0, bytes: 0, chunks: 0 });
  });

  it("are no more than an account may have waiting, over its workspaces and at once", async () => {
    const { id } = await makeWorkspace("agency");
    const { workspace_id: sibling } = await addWorkspace(id, "Sibling", new Date());
    const { id: other } = await makeWorkspace();
    await fill(id, 1, 1_024 * MIB - 6 * MIB);
    const places = [id, sibling, id, sibling];
    const outcomes = await Promise.all(places.map((place) => titleOf(send(place, mebibytes(3)))));
    expect(outcomes.filter((title) => title === "Limit Reached").length).toBeGreaterThanOrEqual(2);
    const { bytes } = await stored(id, sibling);
    expect(bytes).toBeLessThanOrEqual(1_024 * MIB);
    expect((await stored(id, sibling)).chunks * MIB).toBe(bytes - (1_024 * MIB - 6 * MIB));
    expect(await titleOf(send(other, mebibytes(3)))).toBe("taken");
  });

  it("are a hundred of an account, however many come at once", async () => {
    const { id } = await makeWorkspace();
    await fill(id, 90, 10);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => titleOf(send(id, mebibytes(1)))));
    expect(outcomes.filter((title) => title === "taken")).toHaveLength(10);
    expect(await stored(id)).toEqual({ files: 100, bytes: 900 + 10 * MIB, chunks: 10 });
  });

  it("of a process that is gone make room again", async () => {
    const { id } = await makeWorkspace();
    await fill(id, 1, 1_024 * MIB);
    expect(await titleOf(send(id, mebibytes(1)))).toBe("Limit Reached");
    const createdAt = new Date(Date.now() - 11 * 60_000);
    await ownerDb().upload.updateMany({
      where: { workspaceId: id },
      data: { status: "receiving", createdAt },
    });
    await discardStaleUploads(new Date());
    expect(await titleOf(send(id, mebibytes(1)))).toBe("taken");
  });
});

it("over sockets: parallel files are counted while they arrive, and of clients that leave nothing stays", async () => {
  const { id } = await makeWorkspace();
  await fill(id, 1, 1_024 * MIB - 8 * MIB);
  const server = createServer(async (incoming, outgoing) => {
    outgoing.end(await titleOf(send(id, incoming)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const leaving = Array.from({ length: 3 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${20 * MIB}\r\n\r\n`);
    socket.write(Buffer.alloc(2 * MIB));
    return socket;
  });
  await vi.waitFor(async () => expect((await stored(id)).chunks).toBe(6), { timeout: 5_000 });
  const put = () => fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: Buffer.alloc(3 * MIB) });
  expect(await (await put()).text()).toBe("Limit Reached");
  for (const socket of leaving) socket.destroy();
  await vi.waitFor(async () => expect((await stored(id)).chunks).toBe(0), { timeout: 5_000 });
  expect(await (await put()).text()).toBe("taken");
  server.close();
});

it("takes a file of many parts also where the database is slow, and leaves nothing of one that it gives up", async () => {
  const { id } = await makeWorkspace();
  const slow = (seconds: number) =>
    ownerPool().query(`CREATE OR REPLACE FUNCTION slow_chunk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(${seconds}); RETURN NEW; END $$;
      CREATE OR REPLACE TRIGGER slow_chunk BEFORE INSERT ON upload_chunks FOR EACH ROW EXECUTE FUNCTION slow_chunk()`);
  try {
    await slow(1.3);
    // Together they are longer than one request may wait.
    expect(await withPatience(() => titleOf(send(id, mebibytes(6))))).toBe("taken");
    await ownerPool().query("DELETE FROM uploads");
    await slow(30);
    limitWaitsToRequests();
    await expect(withPatience(() => send(id, mebibytes(2)))).rejects.toThrow();
    expect(await stored(id)).toMatchObject({ files: 0, chunks: 0 });
  } finally {
    limitWaitsToWork();
    await ownerPool().query("DROP FUNCTION slow_chunk CASCADE");
  }
}, 40_000);

const folder = mkdtempSync(join(tmpdir(), "plinth-disk-"));
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", folder]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
});

// Only who may mount has a small disk; that a share of it is kept free is tested everywhere (`has-room.test.ts`).
it.runIf(isMounted)(
  "507 Insufficient Storage on a disk that is nearly full, also within a file",
  async () => {
    vi.stubEnv("PLINTH_DATABASE_DIR", folder);
    rereadEnv();
    const { id } = await makeWorkspace();
    const grow = async (n: number) => writeFileSync(join(folder, `${n}`), Buffer.alloc(15 * MIB));
    expect(await titleOf(send(id, mebibytes(8, grow)))).toBe("Insufficient Storage");
    expect(await stored(id)).toEqual({ files: 0, bytes: 0, chunks: 0 });
    expect(await titleOf(send(id, mebibytes(1)))).toBe("Insufficient Storage");
    for (let n = 0; n < 8; n++) rmSync(join(folder, `${n}`), { force: true });
    expect(await titleOf(send(id, mebibytes(1)))).toBe("taken");
  },
);
