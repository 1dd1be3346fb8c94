import { afterEach, expect, it, vi } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { listenForWork } from "./listen-for-work.ts";
import { WORK_CHANNEL, WORK_KINDS, type WorkKind, wakeWorker } from "./wake-worker.ts";

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
