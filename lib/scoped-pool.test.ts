import type { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type pg from "pg";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { databaseUrl } from "./database-connections.ts";
import { type Limits, limits } from "./database-limits.ts";
import { inScope } from "./database-scope.ts";
import { ScopedPool } from "./scoped-pool.ts";

const pool = new ScopedPool({ connectionString: databaseUrl() });
afterAll(() => pool.end());

const ask = () => inScope({ workspaceId: "ws_test" }, () => pool.query("SELECT now()"));

it("what was asked and answered is gone once it is over, without a collection of the whole heap", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (of: { type: "minor" | "major" }) => void;
  const used = () => {
    // What outlives two of them is among the old.
    for (let n = 0; n < 2; n++) collect({ type: "minor" });
    return process.memoryUsage().heapUsed;
  };
  for (let n = 0; n < 100; n++) await ask();
  collect({ type: "major" });
  const before = used();
  for (let n = 1; n <= 1_000; n++) {
    await ask();
    if (n % 50 === 0) used();
  }
  // It was 6.7 MB while the driver assigned each statement's callback to a property.
  expect((used() - before) / 1e6).toBeLessThan(2);
});

/** A pool of one connection, which counts what it writes. */
function watchedPool() {
  const watched: pg.Pool = new ScopedPool({ connectionString: databaseUrl(), max: 1 });
  onTestFinished(() => watched.end());
  const seen = { writes: 0 };
  watched.on("connect", (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    for (const name of ["_write", "_writev"] as const) {
      const write = stream[name] as (...args: unknown[]) => void;
      stream[name] = (...args: unknown[]) => {
        seen.writes++;
        write.apply(stream, args);
      };
    }
  });
  return { watched, seen };
}

it("a statement of its own goes out in one write, with the transaction around it", async () => {
  const { watched, seen } = watchedPool();
  const once = () => inScope({ workspaceId: "ws_test" }, () => watched.query("SELECT now()"));
  await once();
  seen.writes = 0;
  for (let n = 0; n < 10; n++) await once();
  expect(seen.writes).toBe(10);
});

/** What Prisma does for a transaction. */
function inTransaction(pool: pg.Pool, statements: string[], limits?: Limits) {
  const run = async () => {
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      const answers = [];
      for (const text of statements) answers.push((await client.query(text)).rows[0]);
      await client.query("COMMIT");
      return answers;
    } catch (error) {
      await client.query("ROLLBACK");
      throw error;
    } finally {
      client.release();
    }
  };
  return inScope({ workspaceId: "ws_test" }, run, { ...(limits && { limits }) });
}

const SCOPE = "SELECT current_setting('plinth.workspace_id', true) AS scope";

it("a transaction begins with its first statement, in one write; without one it sends nothing", async () => {
  const { watched, seen } = watchedPool();
  await inTransaction(watched, [SCOPE]);
  seen.writes = 0;
  expect(await inTransaction(watched, [SCOPE, SCOPE])).toEqual([{ scope: "ws_test" }, { scope: "ws_test" }]);
  expect(seen.writes).toBe(3);
  expect(await inTransaction(watched, [])).toEqual([]);
  expect(seen.writes).toBe(3);
  // Nothing of it is left for whoever has the connection next.
  expect((await watched.query(SCOPE)).rows[0]).toEqual({ scope: "" });
});

it("a transaction that was given back before its first statement has not begun", async () => {
  const { watched } = watchedPool();
  await inScope({ workspaceId: "ws_test" }, async () => {
    const client = await watched.connect();
    await client.query("BEGIN");
    client.release();
  });
  expect((await watched.query(SCOPE)).rows[0]?.scope ?? "").toBe("");
  expect((await watched.query("SELECT pg_current_xact_id_if_assigned() AS none")).rows[0]).toEqual({
    none: null,
  });
});

it("a transaction whose beginning is refused says so at its first statement, and writes nothing", async () => {
  const { watched } = watchedPool();
  await watched.query("CREATE TEMP TABLE tried (n int)");
  const refused = inTransaction(watched, ["INSERT INTO tried VALUES (1)"], { ...limits(), statementMs: -1 });
  await expect(refused).rejects.toThrow(/statement_timeout/);
  expect((await watched.query("SELECT count(*)::int AS n FROM tried")).rows[0]).toEqual({ n: 0 });
});
