import type { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, expect, it } from "vitest";
import { databaseUrl } from "./database-connections.ts";
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

it("a statement of its own goes out in one write, with the transaction around it", async () => {
  const watched = new ScopedPool({ connectionString: databaseUrl(), max: 1 });
  let writes = 0;
  watched.on("connect", (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    for (const name of ["_write", "_writev"] as const) {
      const write = stream[name] as (...args: unknown[]) => void;
      stream[name] = (...args: unknown[]) => {
        writes++;
        write.apply(stream, args);
      };
    }
  });
  const once = () => inScope({ workspaceId: "ws_test" }, () => watched.query("SELECT now()"));
  try {
    await once();
    writes = 0;
    for (let n = 0; n < 10; n++) await once();
    expect(writes).toBe(10);
  } finally {
    await watched.end();
  }
});
