import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { importBetterPosts, makeAuditedWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { openReplica, type Replica } from "#scripts/testing/open-replica.ts";
import { type OwnDatabase, openOwnDatabase, switchAddresses } from "#scripts/testing/own-database.ts";
import { makeThrowAwayFolder } from "#scripts/testing/throw-away-folder.ts";
import { lookUp, readWorkspace, withWorkspace } from "./db.ts";
import { preferReplica } from "./prefer-replica.ts";
import { Problem } from "./problems.ts";

const home = makeThrowAwayFolder();
let primary: OwnDatabase;
let replica: Replica;

beforeAll(async () => {
  const places = { primary: join(home, "primary"), replica: join(home, "replica") };
  for (const place of Object.values(places)) mkdirSync(place, { mode: 0o755 });
  primary = await openOwnDatabase({ home: places.primary });
  const url = process.env.DATABASE_OWNER_URL ?? "";
  replica = await openReplica(url, join(places.primary, "postgres", "data"), places.replica);
  const replicaUrl = new URL(process.env.DATABASE_URL ?? "");
  replicaUrl.port = String(replica.port);
  await switchAddresses({ DATABASE_REPLICA_URL: replicaUrl.href });
}, 120_000);

afterAll(async () => {
  replica.kill();
  await primary.release();
  rmSync(home, { recursive: true, force: true });
});

const WHERE = { name: "where", text: "SELECT pg_is_in_recovery() AS replica, $1::text AS id" };
const readsReplica = async () =>
  (await lookUp<{ replica: boolean }>({ workspaceId: "ws_test" }, WHERE, ["ws_test"]))?.replica;
const usesReplica = () => preferReplica(readsReplica);
const untilUsed = () => expect.poll(usesReplica, { timeout: 10_000 }).toBe(true);

it("reads what is asked for often from the replica, and everything else from the primary", async () => {
  await untilUsed();
  expect(await readsReplica()).toBe(false);
  const inTransaction = () =>
    withWorkspace("ws_test", (tx) => tx.$queryRaw`SELECT pg_is_in_recovery() AS replica`);
  expect(await preferReplica(inTransaction)).toEqual([{ replica: false }]);
});

it("never reads what was before a write: not right after it, and not from a replica that lags", async () => {
  const workspace = await makeAuditedWorkspace("agency");
  const scoreOf = async () => (await ask("GET", "/v1/score", workspace)).body.score;
  const before = await scoreOf();
  for (const isLagging of [false, true]) {
    if (isLagging) await replica.pause();
    const { id } = await ask("POST", "/v1/campaigns", {
      ...workspace,
      body: { name: "Spring menu", start_date: "2027-03-01" },
    }).then(({ body }) => body);
    const found = () =>
      readWorkspace(workspace.id, (db) => db.campaign.count({ where: { workspaceId: workspace.id, id } }));
    expect(await preferReplica(found)).toBe(1);
  }
  await importBetterPosts(workspace.id);
  await runToEnd(workspace);
  expect(await scoreOf()).toBeGreaterThan(before);
  expect(await usesReplica()).toBe(false);
  await replica.resume();
  await untilUsed();
  expect(await scoreOf()).toBeGreaterThan(before);
});

it("shares a look at the replica, which begins after each of those who wait for it", async () => {
  await untilUsed();
  const all = await Promise.all(Array.from({ length: 50 }, usesReplica));
  expect(new Set(all)).toEqual(new Set([true]));
});

it("passes a problem on, and asks the primary when the replica cannot answer", async () => {
  await untilUsed();
  let runs = 0;
  const refuse = () => {
    runs += 1;
    return Promise.reject(new Problem("Not Found", "There is none."));
  };
  await expect(preferReplica(refuse)).rejects.toThrow("There is none.");
  expect(runs).toBe(1);
  const write = { name: "write", text: "UPDATE workspaces SET name = name WHERE id = $1 RETURNING id" };
  expect(await preferReplica(() => lookUp({ workspaceId: "ws_test" }, write, ["ws_test"]))).toBeUndefined();
});

it("answers from the primary while the replica is away, and from the replica when it is back", async () => {
  const { key } = await makeAuditedWorkspace("agency");
  await untilUsed();
  replica.kill();
  for (let n = 0; n < 5; n++)
    for (const path of ["/v1/score", "/v1/score/history", "/v1/platforms"])
      expect([path, (await ask("GET", path, { key })).status]).toEqual([path, 200]);
  expect(await usesReplica()).toBe(false);
  replica.start();
  await untilUsed();
});
