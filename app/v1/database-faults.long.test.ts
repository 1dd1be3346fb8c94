import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { closeDatabase } from "#lib/database-connections.ts";
import { limitWaitsToRequests, limitWaitsToWork } from "#lib/database-limits.ts";
import { makeSmallWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";

let served: Served;
let key: string;
let database: string;

const sql = (text: string) => ownerPool().query(text);
const cutAll = () =>
  sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename IN ('plinth_app', 'plinth_sweep')`);

beforeAll(async () => {
  const workspace = await makeSmallWorkspace("enterprise");
  await runToEnd(workspace);
  key = workspace.key;
  served = await serveHandlers();
  database = (await sql("SELECT current_database() AS name")).rows[0].name;
  limitWaitsToRequests();
}, 60_000);
afterEach(async () => {
  await sql("DROP FUNCTION IF EXISTS fail_write CASCADE");
  await sql(`ALTER DATABASE ${database} RESET default_transaction_read_only`);
  await sql(`ALTER DATABASE ${database} CONNECTION LIMIT -1`);
  await closeDatabase();
});
afterAll(async () => {
  limitWaitsToWork();
  await served.close();
});

type Asked = { status: number; retryAfter: string | null; body: { title?: string; detail?: string } };

async function ask(method: string, path: string, body?: object): Promise<Asked> {
  const answer = await fetch(`${served.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: body ? JSON.stringify(body) : null,
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    body: await answer.json(),
  };
}

const makeCampaign = () => ask("POST", "/v1/campaigns", { name: "A", start_date: "2999-01-01" });

function expectUnavailable({ status, retryAfter, body }: Asked): void {
  expect([status, body.title]).toEqual([503, "Service Unavailable"]);
  expect(retryAfter).toMatch(/^[1-9]\d*$/);
  expect(JSON.stringify(body)).not.toMatch(/prisma|postgres|invocation|\.ts\b|57P01/i);
}

const MIXED: [string, string, object?][] = [
  ["GET", "/v1/score?expand=explanation"],
  ["POST", "/v1/campaigns", { name: "A", start_date: "2999-01-01" }],
  ["GET", "/v1/campaigns"],
  ["GET", "/v1/audit"],
  ["POST", "/v1/webhooks", { url: "https://hooks.example.com/", events: ["score.changed"] }],
  ["GET", "/v1/score/history"],
  ["GET", "/v1/workspace"],
  ["GET", "/v1/platforms"],
  ["POST", "/v1/audit/run", {}],
];

it("while connections are killed every answer is one of the contract or 503, never 500", async () => {
  const answers: Asked[] = [];
  let isOver = false;
  const clients = Array.from({ length: 20 }, async (_, n) => {
    for (let at = n; !isOver; at++)
      answers.push(await ask(...(MIXED[at % MIXED.length] as [string, string])));
  });
  for (let kills = 0; kills < 60; kills++) {
    await cutAll();
    await sleep(30);
  }
  isOver = true;
  await Promise.all(clients);
  const failed = answers.filter(({ status }) => status === 503);
  expect(failed.length).toBeGreaterThan(20);
  for (const one of failed) expectUnavailable(one);
  const others = answers.filter(({ status }) => status >= 500 && status !== 503);
  expect(others).toEqual([]);
  expect((await ask("GET", "/v1/score")).status).toBe(200);
}, 60_000);

it("a database that takes no writes: reads are answered, writes are 503", async () => {
  await sql(`ALTER DATABASE ${database} SET default_transaction_read_only = on`);
  await closeDatabase();
  expectUnavailable(await makeCampaign());
  expectUnavailable(await ask("POST", "/v1/audit/run", {}));
  for (const path of ["/v1/score", "/v1/workspace", "/v1/score/history", "/v1/campaigns", "/v1/audit"])
    expect((await ask("GET", path)).status).toBe(200);
});

it("no connection left: 503", async () => {
  await sql(`ALTER DATABASE ${database} CONNECTION LIMIT 0`);
  await closeDatabase();
  expectUnavailable(await ask("GET", "/v1/score"));
  expectUnavailable(await makeCampaign());
});

it("a lock that another transaction keeps: 503 within 8 seconds", async () => {
  const holder = await ownerPool().connect();
  try {
    await holder.query("BEGIN; LOCK TABLE campaigns IN ACCESS EXCLUSIVE MODE");
    const begun = performance.now();
    for (const one of await Promise.all([makeCampaign(), ask("GET", "/v1/campaigns")]))
      expectUnavailable(one);
    expect(performance.now() - begun).toBeLessThan(8_000);
  } finally {
    await holder.query("ROLLBACK");
    holder.release();
  }
}, 30_000);

it("more requests than connections, all behind such a lock: 503 within 5 seconds, however often they stand in line", async () => {
  const holder = await ownerPool().connect();
  try {
    await holder.query("BEGIN; LOCK TABLE campaigns IN ACCESS EXCLUSIVE MODE");
    const begun = performance.now();
    const all = await Promise.all(Array.from({ length: 60 }, () => ask("GET", "/v1/campaigns")));
    for (const one of all) expectUnavailable(one);
    expect(performance.now() - begun).toBeLessThan(5_000);
  } finally {
    await holder.query("ROLLBACK");
    holder.release();
  }
}, 30_000);

it("a statement that takes too long: 503 within 8 seconds", async () => {
  await failWrites("PERFORM pg_sleep(20);");
  const begun = performance.now();
  expectUnavailable(await makeCampaign());
  expect(performance.now() - begun).toBeLessThan(8_000);
}, 30_000);

it("runs need no schema but the product's own: one after the other starts when all others are dropped", async () => {
  const { rows } = await sql(`SELECT nspname AS name FROM pg_namespace
    WHERE nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'public')`);
  expect(rows).toEqual([]);
  await sql("DROP SCHEMA IF EXISTS pgboss CASCADE");
  for (let runs = 0; runs < 10; runs++) {
    const { status } = await ask("POST", "/v1/audit/run", {});
    expect([200, 409]).toContain(status);
  }
});

/** Has every write of a campaign do something else first. */
async function failWrites(body: string): Promise<void> {
  await sql(`CREATE OR REPLACE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER fail_write BEFORE INSERT OR UPDATE ON campaigns FOR EACH ROW EXECUTE FUNCTION fail_write()`);
}

describe("the conditions of PostgreSQL, raised where a campaign is written", () => {
  it.each([
    ["08006", "connection failure"],
    ["08P01", "protocol violation"],
    ["25006", "read-only transaction"],
    ["25P03", "idle in transaction"],
    ["40001", "serialization failure"],
    ["40P01", "deadlock"],
    ["53000", "insufficient resources"],
    ["53100", "disk full"],
    ["53200", "out of memory"],
    ["53300", "too many connections"],
    ["55P03", "lock not available"],
    ["57014", "query cancelled"],
    ["57P01", "admin shutdown"],
    ["57P02", "crash shutdown"],
    ["57P03", "cannot connect now"],
    ["58030", "input or output error"],
  ])("%s %s: 503", async (code, words) => {
    await failWrites(`RAISE EXCEPTION '${words}' USING ERRCODE = '${code}';`);
    expectUnavailable(await makeCampaign());
  });

  it.each(["22012", "23514", "42P01", "XX000"])("%s stays 500: it will not pass", async (code) => {
    await failWrites(`RAISE EXCEPTION 'a fault' USING ERRCODE = '${code}';`);
    expect((await makeCampaign()).status).toBe(500);
  });
});
