import { beforeAll, expect, it } from "vitest";
import { makeAuditedWorkspace, runToEnd } from "../audits.ts";
import { ownerPool } from "../owner-db.ts";
import { makeWebhook } from "../reach.ts";
import { deliveryKey, findBrokenDeliveries } from "./find-broken-deliveries.ts";
import { findForeignMessages, findForeignRows, findWordsIn } from "./find-foreign-rows.ts";
import { findLostIds } from "./find-lost-ids.ts";
import { findRepeatedEffects } from "./find-repeated-effects.ts";
import { findUnendedAudits } from "./find-unended-audits.ts";
import { findWrongQuotas } from "./find-wrong-quotas.ts";
import type { Rows } from "./offence.ts";
import { measureP95, waitUntilBack } from "./wait-until-back.ts";

const URL_OF_HOOKS = "https://hooks.example.com/";
let one: Awaited<ReturnType<typeof makeAuditedWorkspace>>;
let other: typeof one;
const sql = (text: string, values: unknown[] = []) => ownerPool().query(text, values);
const whys = (offences: { why: string }[]) => offences.map(({ why }) => why);

beforeAll(async () => {
  [one, other] = [await makeAuditedWorkspace("agency"), await makeAuditedWorkspace("pro")];
  await makeWebhook(one);
  await runToEnd(one);
});

/** Breaks something, looks, and mends it: the transaction is rolled back. */
async function whileBroken<T>(statement: string, look: (rows: Rows) => Promise<T>): Promise<T> {
  const broken = await ownerPool().connect();
  try {
    await broken.query("BEGIN");
    await broken.query(statement);
    return await look(broken);
  } finally {
    await broken.query("ROLLBACK");
    broken.release();
  }
}

it("what the product does by itself breaks none", async () => {
  const looks = [
    findLostIds(ownerPool(), [{ table: "audits", id: one.auditId }]),
    findUnendedAudits(ownerPool()),
    findBrokenDeliveries(ownerPool()),
    findWrongQuotas(ownerPool(), new Date(), { [one.id]: 2, [other.id]: 1 }),
    findForeignRows(ownerPool()),
  ];
  expect((await Promise.all(looks)).flat()).toEqual([]);
});

it("I1: an id that is not there", async () => {
  const told = [one.auditId, "aud_lost"].map((id) => ({ table: "audits" as const, id }));
  expect(await findLostIds(ownerPool(), told)).toMatchObject([{ invariant: "I1", id: "aud_lost" }]);
});

it.each([
  [
    "UPDATE audits SET status = 'processing', taken_at = now() - interval '11 minutes'",
    "is still processing",
  ],
  ["UPDATE audits SET result = NULL", "is completed without a result"],
  ["DELETE FROM events", "has 0 events audit.completed"],
  ["DELETE FROM score_points", "has 0 score points"],
  ["UPDATE audits SET lease_token = 'a'", "has ended and is held by a worker"],
  [
    "UPDATE audits SET status = 'failed', result = NULL, error_title = 'A'",
    "is told as completed, and is not",
  ],
])("I2: %s", async (statement, why) => {
  const narrow = `${statement} WHERE workspace_id = '${other.id}'`;
  expect(await whileBroken(narrow, findUnendedAudits)).toMatchObject([{ workspaceId: other.id, why }]);
});

it.each([
  ["UPDATE deliveries SET next_attempt_at = NULL", "is pending without a plan"],
  ["UPDATE deliveries SET attempts = 10", "has used its attempts, and is pending"],
  ["UPDATE deliveries SET next_attempt_at = now() - interval '6 minutes'", "was forgotten"],
  ["UPDATE deliveries SET status = 'failed'", "has ended only half"],
  ["UPDATE deliveries SET status = 'succeeded', completed_at = now()", "succeeded without an answer"],
])("I3: %s", async (statement, why) => {
  expect(await whileBroken(statement, findBrokenDeliveries)).toMatchObject([{ invariant: "I3", why }]);
});

it("I3: two rows for one event and endpoint", async () => {
  const twin = `INSERT INTO deliveries SELECT workspace_id, id || '2', event_id, webhook_id, url, status, attempts,
    next_attempt_at, lease_token, lease_until, created_at, completed_at FROM deliveries`;
  expect(await whileBroken(twin, findBrokenDeliveries)).toHaveLength(2);
});

it("I3: what the receiver's log does not say, and what it says too often", async () => {
  const { rows } = await sql("SELECT event_id FROM deliveries");
  const request = { path: "/plinth", headers: { "webhook-id": rows[0].event_id as string } };
  const look = (requests: (typeof request)[], ambiguous = new Set<string>()) =>
    whileBroken(
      `UPDATE deliveries SET status = 'succeeded', attempts = 1, completed_at = now(), next_attempt_at = NULL;
       INSERT INTO delivery_attempts SELECT workspace_id, id, 1, now(), 200, NULL, 5, NULL FROM deliveries`,
      (pool) => findBrokenDeliveries(pool, { url: URL_OF_HOOKS, requests, ambiguous }),
    );
  expect(await look([request])).toEqual([]);
  expect(await look([])).toMatchObject([{ why: expect.stringMatching(/has no such message/) }]);
  expect(await look([request, request])).toMatchObject([{ why: "came 2 times in 1 attempts" }]);
  const key = deliveryKey(`${URL_OF_HOOKS}plinth`, rows[0].event_id);
  expect(await look([request, request], new Set([key]))).toEqual([]);
});

it("I4: more charged than the plan allows, or than was told", async () => {
  const more = `INSERT INTO audits SELECT workspace_id, id || n, status, platforms, lookback_days, as_of, webhook_url,
    requested_by, charged, created_at, estimated_completion FROM audits, generate_series(1, 10) n
    WHERE workspace_id = '${other.id}'`;
  const look = (pool: Rows) => findWrongQuotas(pool, new Date(), { [other.id]: 3 });
  expect(whys(await whileBroken(more, look))).toEqual([
    "11 audits are charged of 10",
    "11 audits are charged, 3 were told",
  ]);
});

it("I5: a row, a message and a line that name another workspace", async () => {
  const mixed = `UPDATE events SET body = replace(body, '${other.id}', '${one.id}') WHERE workspace_id = '${other.id}'
    AND type = 'audit.completed'`;
  expect(await whileBroken(mixed, findForeignRows)).toMatchObject([{ why: `events names ${one.id}` }]);
  const message = { path: "/a", headers: { "webhook-id": "msg_a" }, body: `{"workspace_id":"${one.id}"}` };
  expect(findForeignMessages([message], () => one.id)).toEqual([]);
  expect(findForeignMessages([message], () => null)).toEqual([]);
  expect(findForeignMessages([message], () => other.id)).toMatchObject([{ id: "msg_a" }]);
  expect(findWordsIn(`fine\nhas ${one.key}`, [one.key])).toHaveLength(1);
});

it("I6: two effects of one key, and one that nobody was told of", async () => {
  const ids = (await sql("SELECT id FROM audits WHERE workspace_id = $1 ORDER BY id", [one.id])).rows;
  const tell = (key: string, id: string) => ({ workspaceId: one.id, table: "audits" as const, key, id });
  const [a, b] = ids.map(({ id }) => id) as [string, string];
  expect(await findRepeatedEffects(ownerPool(), [tell("k", a), tell("k", a), tell("l", b)])).toEqual([]);
  expect(await findRepeatedEffects(ownerPool(), [tell("k", a), tell("k", b)])).toMatchObject([{ id: "k" }]);
  expect(await findRepeatedEffects(ownerPool(), [tell("k", a)])).toMatchObject([{ id: b }]);
});

it("I7: the p95 counts what fails as endless, and is waited for", async () => {
  const quick = { clients: 2, ms: 50 };
  expect(await measureP95(async () => false, quick)).toBe(Number.POSITIVE_INFINITY);
  const wait = async () => new Promise<boolean>((done) => setTimeout(() => done(true), 2));
  expect(await measureP95(wait, quick)).toBeLessThan(1_000);
  expect(await waitUntilBack(wait, 1_000)).toBe(0);
});
