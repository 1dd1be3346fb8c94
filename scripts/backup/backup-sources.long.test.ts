import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { prepareBackups } from "#scripts/testing/backups.ts";
import { queryOnce } from "#scripts/testing/empty-database.ts";
import { openOlderDatabase } from "#scripts/testing/older-database.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const { folder, file, admin, empty, backUp, restore } = prepareBackups();
const sweep = process.env.DATABASE_SWEEP_URL ?? "";
const app = process.env.DATABASE_URL ?? "";
const keys = process.env.PLINTH_ENCRYPTION_KEYS;

beforeAll(async () => {
  for (let n = 0; n < 2; n++) await makeWebhook(await makeWorkspace());
});
afterEach(() => {
  process.env.PLINTH_ENCRYPTION_KEYS = keys;
  rereadEnv();
});

const SOON = { timeout: 20_000, interval: 5 };
const countRows = async (url: string) =>
  Number((await queryOnce(url, "SELECT count(*) AS n FROM workspaces"))[0]?.n);

describe("the role that reads", { timeout: 60_000 }, () => {
  const owner = { name: `owner_${randomBytes(4).toString("hex")}`, password: "of a test" };
  beforeAll(() =>
    ownerPool().query(`CREATE ROLE ${owner.name} LOGIN CREATEROLE PASSWORD '${owner.password}'`),
  );
  afterAll(() => ownerPool().query(`DROP ROLE ${owner.name}`));

  it("sees every workspace: an owner who is no superuser, under forced policies, and the sweeps", async () => {
    const first = await empty(owner);
    await backUp();
    await restore(first);
    for (const url of [first.owner, first.sweep]) {
      const summary = await backUp({ url });
      const into = await empty(owner);
      expect((await restore(into)).rows).toBe(summary.rows);
      expect([await countRows(into.sweep), await countRows(into.app)]).toEqual([2, 0]);
    }
  });

  it("is refused when it sees a part", async () => {
    await expect(backUp({ url: app })).rejects.toThrow(
      /plinth_app does not see all rows of account_days, accounts, .*DATABASE_OWNER_URL/,
    );
    await ownerPool().query("CREATE POLICY narrow ON posts AS RESTRICTIVE USING (false)");
    await expect(backUp({ url: sweep })).rejects.toThrow(/does not see all rows of posts:/);
    await ownerPool().query("DROP POLICY narrow ON posts");
  });
});

describe("keys", { timeout: 60_000 }, () => {
  const other = () => `other:${randomBytes(32).toString("base64")}`;
  const withKeys = (value: string) => {
    process.env.PLINTH_ENCRYPTION_KEYS = value;
    rereadEnv();
  };

  it("that open nothing of what is stored make no backup", async () => {
    withKeys(other());
    await expect(backUp({}, join(folder, "keyless.age"))).rejects.toThrow(
      /decrypts none .*webhooks.secret.*settings of web and worker/,
    );
    expect(readdirSync(folder)).not.toContain("keyless.age");
  });

  it("of which one is lost still make one, which says so", async () => {
    withKeys(`${other()},${keys}`);
    await makeWebhook(await makeWorkspace());
    withKeys(keys ?? "");
    expect((await backUp()).unreadable).toEqual(["webhooks.secret"]);
  });
});

it("an older version is restored and brought to this one", { timeout: 60_000 }, async () => {
  const rows = `INSERT INTO accounts (id, name, plan, plan_started_at, created_at) VALUES ('acc', 'B', 'pro', now(), now());
    INSERT INTO users (id, email, name, created_at) VALUES ('usr', 'a@example.com', 'A', now());`;
  const older = await openOlderDatabase(inject("databaseAdminUrl"), "20261122223533_confirmed_emails", rows);
  const url = admin.replace(/[^/]+$/, older.client.database ?? "");
  const { last_migration } = await backUp({ url });
  await older.drop();
  expect(last_migration).toBe("20261122222008_campaign_weeks_given");
  const into = await empty();
  const { migrated, compared } = await restore(into);
  expect([migrated[0], migrated.length > 2, compared.different]).toEqual([
    "20261122223533_confirmed_emails",
    true,
    0,
  ]);
  expect(await into.query("SELECT id, confirmed_at FROM users")).toEqual([{ id: "usr", confirmed_at: null }]);
});

it("rows that belong together come together, while others write", { timeout: 60_000 }, async () => {
  await ownerPool().query("INSERT INTO event_sequences SELECT 'busy_' || n, 0 FROM generate_series(1, 20) n");
  let stopped = false;
  const write = async () => {
    for (let n = 1; !stopped; n++)
      await ownerPool().query(
        `WITH up AS (UPDATE event_sequences SET last = $1::bigint WHERE workspace_id LIKE 'busy_%' RETURNING workspace_id)
         INSERT INTO events SELECT workspace_id, 'evt_' || $1, $1::bigint, 'x', repeat(md5(random()::text), 200), now() FROM up`,
        [n],
      );
  };
  const writing = write();
  await sleep(500);
  await backUp();
  stopped = true;
  await writing;
  const into = await empty();
  await restore(into);
  const [row] =
    await into.query(`SELECT count(*) FILTER (WHERE s.last <> e.n) AS torn, min(e.n) AS least, max(e.n) - min(e.n) AS spread
    FROM event_sequences s JOIN (SELECT workspace_id, count(*) AS n FROM events GROUP BY 1) e USING (workspace_id)
    WHERE workspace_id LIKE 'busy_%'`);
  expect(row).toEqual({ torn: "0", least: expect.stringMatching(/^[1-9]/), spread: "0" });
});

describe("a backup that fails", { timeout: 60_000 }, () => {
  const files = () => readdirSync(folder).sort();

  it("leaves the one before as it was, and nothing else", async () => {
    await backUp();
    const [kept, there] = [readFileSync(file), files()];
    await ownerPool().query(
      "INSERT INTO events SELECT 'w', 'e' || n, n, 'x', repeat(md5(random()::text), 2000), now() FROM generate_series(1, 2000) n",
    );
    const controller = new AbortController();
    const stopped = backUp({}, file, controller.signal);
    await expect.poll(() => files().length, SOON).toBeGreaterThan(there.length);
    controller.abort(new Error("stopped"));
    await expect(stopped).rejects.toThrow("stopped");
    expect(files()).toEqual(there);
    const kill = () =>
      ownerPool()
        .query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'COPY %' AND datname = current_database()",
        )
        .then(({ rowCount }) => rowCount);
    await expect.poll(kill, SOON).toBe(0);
    const killed = expect(backUp()).rejects.toThrow(/terminat|connection error/);
    await expect.poll(kill, SOON).toBe(1);
    await killed;
    expect(files()).toEqual(there);
    expect(readFileSync(file).equals(kept)).toBe(true);
  });

  it("says what is in the way", async () => {
    await expect(backUp({}, join(folder, "none", "b.age"))).rejects.toThrow(/ENOENT.*none/);
    writeFileSync(join(folder, "plain"), "");
    await expect(backUp({}, join(folder, "plain", "b.age"))).rejects.toThrow(/ENOTDIR/);
    const nowhere = "postgresql://plinth:x@127.0.0.1:1/plinth";
    await expect(backUp({ url: nowhere })).rejects.toThrow(
      "cannot use the database plinth at 127.0.0.1:1 (ECONNREFUSED)",
    );
    const { owner } = await empty();
    await expect(backUp({ url: owner })).rejects.toThrow("there is no Plinth database");
  });
});
