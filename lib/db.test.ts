import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { closeDatabase, databasePool } from "./database-connections.ts";
import { inScope } from "./database-scope.ts";
import {
  acrossWorkspaces,
  inOneTransaction,
  readWorkspace,
  type WorkspaceReader,
  withIdentity,
  withWorkspace,
} from "./db.ts";
import { rereadEnv } from "./env.ts";

describe("withWorkspace", () => {
  it("tells PostgreSQL the workspace, for the length of the transaction", async () => {
    const inside = await withWorkspace(
      "ws_1",
      (tx) => tx.$queryRaw`SELECT current_setting('plinth.workspace_id') AS id`,
    );
    expect(inside).toEqual([{ id: "ws_1" }]);
    const after = await acrossWorkspaces(
      (tx) => tx.$queryRaw`SELECT current_setting('plinth.workspace_id', true) AS id`,
    );
    expect(after).toEqual([{ id: "" }]);
  });

  it("keeps nothing of work that fails", async () => {
    const point = { workspaceId: "ws_1", profileId: "prf_1", date: new Date("2026-01-01"), followers: 5n };
    const failing = withWorkspace("ws_1", async (tx) => {
      await tx.accountDay.create({ data: point });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await withWorkspace("ws_1", (tx) => tx.accountDay.count())).toBe(0);
  });
});

describe("readWorkspace", () => {
  it("tells each statement its workspace, also beside others of the same process", async () => {
    const seen = (id: string) =>
      readWorkspace(id, async (db) => {
        const ask = () =>
          db.$queryRaw<
            { id: string }[]
          >`SELECT current_setting('plinth.workspace_id') AS id, pg_sleep(0.01)::text`;
        return [await ask(), await ask()].flat().map((row) => row.id);
      });
    const ids = Array.from({ length: 40 }, (_, n) => `ws_${n}`);
    expect(await Promise.all(ids.map(seen))).toEqual(ids.map((id) => [id, id]));
  });

  it("tells each of its own where many workspaces ask in the same instant", async () => {
    const ids = Array.from({ length: 10 }, (_, n) => `ws_same_${n}`);
    const dates = { createdAt: new Date(), planStartedAt: new Date() };
    await ownerDb().account.createMany({ data: ids.map((id) => ({ id, name: id, plan: "pro", ...dates })) });
    const rows = ids.map((id) => ({ id, accountId: id, name: id, createdAt: new Date() }));
    await ownerDb().workspace.createMany({ data: rows });
    const find = (id: string) =>
      withIdentity({ workspaceId: id }, (db) =>
        db.workspace.findFirst({ where: { id }, include: { account: true } }),
      );
    expect((await Promise.all(ids.map(find))).map((found) => found?.account.id)).toEqual(ids);
  });

  it("is told the same by another module graph of the process, which did not make the pool", async () => {
    const graph = "./database-scope.ts?another-graph";
    const other: typeof import("./database-scope.ts") = await import(/* @vite-ignore */ graph);
    expect(other.inScope).not.toBe(inScope);
    const ask = () => databasePool().query("SELECT current_setting('plinth.workspace_id') AS id");
    expect((await other.inScope({ workspaceId: "ws_2" }, ask)).rows).toEqual([{ id: "ws_2" }]);
  });

  it("a statement that fails breaks neither its connection nor the next one", async () => {
    const fail = () => readWorkspace("ws_1", (db) => db.$queryRaw`SELECT 1 / 0`);
    await expect(Promise.all([fail(), fail()])).rejects.toThrow("division by zero");
    expect(await withIdentity({}, (db) => db.workspace.count())).toBe(0);
  });
});

describe("inOneTransaction", () => {
  const scopeOf = async (tx: Pick<WorkspaceReader, "$queryRaw">) =>
    (await tx.$queryRaw<{ id: string }[]>`SELECT current_setting('plinth.workspace_id') AS id`)[0]?.id;

  it("gives each workspace its scope in turn, and the outer one back, also after a failure", async () => {
    const seen = await inOneTransaction("ws_1", async (tx) => [
      await withWorkspace("ws_2", async (inner) => [
        await scopeOf(inner),
        await withWorkspace("ws_1", scopeOf),
        await scopeOf(inner),
      ]),
      await withWorkspace("ws_3", () => Promise.reject(new Error("caught"))).catch(() => "caught"),
      await scopeOf(tx),
    ]);
    expect(seen).toEqual([["ws_2", "ws_1", "ws_2"], "caught", "ws_1"]);
  });

  it("lets no late statement through once it has ended", async () => {
    let late: Promise<unknown> = Promise.resolve();
    const failing = withWorkspace("ws_1", async (tx) => {
      late = sleep(50).then(() => tx.$queryRaw`SELECT pg_sleep(0)::text`);
      late.catch(() => {});
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    await expect(late).rejects.toThrow();
    expect(await withWorkspace("ws_2", scopeOf)).toBe("ws_2");
  });
});

it("refuses to work under the role of a superuser, of the owner or of the sweeps", async () => {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_SWEEP_URL } = process.env;
  const use = async (url: string | undefined) => {
    await closeDatabase();
    process.env.DATABASE_URL = url;
    rereadEnv();
    return withWorkspace("ws_1", (tx) => tx.post.count());
  };
  await expect(use(DATABASE_OWNER_URL)).rejects.toThrow("superuser");
  await expect(use(DATABASE_SWEEP_URL)).rejects.toThrow("of the sweeps");
  expect(await use(DATABASE_URL)).toBe(0);
});
