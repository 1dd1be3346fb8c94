import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { rereadEnv } from "#lib/env.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { listenForWork } from "./listen-for-work.ts";
import { WORK_CHANNEL, WORK_KINDS, type WorkKind, wakeWorker } from "./wake-worker.ts";

/** "A", the type of the message of PostgreSQL. */
const NOTIFICATION = 0x41;
const WITHIN = { timeout: 5_000, interval: 20 };
const heard: WorkKind[] = [];
let stop = async () => {};

afterEach(async () => {
  await stop();
  heard.length = 0;
});

const start = () => {
  stop = listenForWork((kind) => heard.push(kind));
};
const untilHeard = (kinds: readonly WorkKind[]) => vi.waitFor(() => expect(heard).toEqual(kinds), WITHIN);
const OWN = "datname = current_database() AND application_name = 'plinth listener'";
const cut = () => ownerPool().query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OWN}`);

it("wakes every kind when it is connected, and then the kind that it is told of", async () => {
  start();
  await untilHeard(WORK_KINDS);
  await withWorkspace("ws_1", (tx) => wakeWorker(tx, "uploads"));
  await untilHeard([...WORK_KINDS, "uploads"]);
});

it("connects again after its connection was cut, and wakes every kind, since it may have missed some", async () => {
  start();
  await untilHeard(WORK_KINDS);
  await cut();
  await withWorkspace("ws_1", (tx) => wakeWorker(tx, "audits"));
  await untilHeard([...WORK_KINDS, ...WORK_KINDS]);
});

it("passes over kinds that it does not know", async () => {
  start();
  await untilHeard(WORK_KINDS);
  await ownerPool().query("SELECT pg_notify($1, 'of-a-newer-version'), pg_notify($1, 'fits')", [
    WORK_CHANNEL,
  ]);
  await untilHeard([...WORK_KINDS, "fits"]);
});

it("holds one connection, and none once it is stopped", async () => {
  start();
  await untilHeard(WORK_KINDS);
  const count = async () => {
    const { rows } = await ownerPool().query(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE ${OWN}`);
    return rows[0].n;
  };
  expect(await count()).toBe(1);
  await stop();
  await vi.waitFor(async () => expect(await count()).toBe(0), WITHIN);
});

it("says that it hears, and not so behind what hands no message on, as a pooler does", async () => {
  const told: boolean[] = [];
  stop = listenForWork(
    () => {},
    (isHearing) => told.push(isHearing),
  );
  await vi.waitFor(() => expect(told).toEqual([true]), WITHIN);
  await stop();
  expect(told).toEqual([true, false]);
  const { url, close } = await startDeafProxy(process.env.DATABASE_URL ?? "");
  process.env.DATABASE_DIRECT_URL = url;
  rereadEnv();
  try {
    const deaf: boolean[] = [];
    stop = listenForWork(
      (kind) => heard.push(kind),
      (isHearing) => deaf.push(isHearing),
    );
    await untilHeard(WORK_KINDS);
    await sleep(300);
    expect(deaf).toEqual([]);
  } finally {
    await stop();
    delete process.env.DATABASE_DIRECT_URL;
    rereadEnv();
    close();
  }
});

/** Hands everything on but notifications. */
async function startDeafProxy(database: string): Promise<{ url: string; close: () => void }> {
  const url = new URL(database);
  const upstream = { host: url.hostname, port: Number(url.port) };
  const server = createServer((client) => {
    const behind = connect(upstream);
    client.pipe(behind);
    client.on("close", () => behind.destroy());
    let rest = Buffer.alloc(0);
    behind.on("data", (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const size = rest.readUInt32BE(1) + 1;
        if (rest[0] !== NOTIFICATION) client.write(rest.subarray(0, size));
        rest = rest.subarray(size);
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => server.close() };
}
