import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OAuthServer } from "#e2e/vendors/oauth.ts";
import type { Answer, StandIn } from "#e2e/vendors/serve.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { VENDORS, type Vendor } from "#scripts/testing/vendors.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { disconnectPlatform } from "../disconnect-platform.ts";
import { freshTokens } from "../sync/renew-tokens.ts";
import { syncNow } from "../sync/sync-now.ts";
import { findConnector } from "./find-connector.ts";

/** Bodies that no contract knows. */
const HOSTILE: unknown[] = [
  null,
  [],
  {},
  { data: null, items: 7, error: { code: "ok" }, code: 0 },
  { data: [[[]]], items: [null, 7, { id: {} }], error: { code: "ok" }, code: 0 },
  { data: { videos: [{ id: [] }], list: "x", has_more: true, cursor: {} }, error: { code: "ok" }, code: 0 },
  JSON.parse('{"__proto__":{"items":[]},"constructor":{"prototype":{}},"data":{"__proto__":{}}}'),
];
const SKEW_MS = 600_000;

describe.each(VENDORS)("$name", { timeout: 60_000 }, (row: Vendor) => {
  const { platform, list, posts, comments } = row;
  let vendor: StandIn & { oauth: OAuthServer };
  let id: string;
  let aheadMs = 0;
  const vendorsNow = () => Date.now() + aheadMs;

  beforeAll(async () => {
    Object.assign(process.env, row.settings);
    vendor = await row.serve({ now: vendorsNow });
    setUpPlatform(platform, { base: vendor.base, client: row.client });
  });
  beforeEach(async () => {
    await ownerPool().query("TRUNCATE vendor_budgets");
    ({ id } = await makeWorkspace());
    expect(await connect(id, platform)).toEqual({ result: "connected" });
  });
  afterEach(() => {
    vendor.faults.clear();
    aheadMs = 0;
  });
  afterAll(async () => {
    for (const name of Object.keys(row.settings ?? {})) process.env[name] = "";
    setUpPlatform(platform, null);
    await vendor.close();
  });

  const status = async () =>
    (await ownerDb().profile.findFirstOrThrow({ where: { workspaceId: id } })).status;
  const asked = (part: string) =>
    vendor.requests.filter(({ host, path }) => `${host}${path}$`.includes(part)).length;
  /** All is there once, whatever happened before, and each post was counted as new once. */
  const expectWhole = async () => {
    const where = { workspaceId: id };
    const there = await ownerDb().post.findMany({ where, select: { id: true } });
    expect(there.filter((post) => post.id.startsWith("gone_"))).toEqual([]);
    expect([there.length, await ownerDb().comment.count({ where })]).toEqual([posts, comments]);
    const { _sum } = await ownerDb().sync.aggregate({ where, _sum: { posts: true, comments: true } });
    expect(_sum).toEqual({ posts, comments });
    expect(await ownerDb().profile.count({ where })).toBe(1);
  };
  const readAgain = async () => {
    vendor.faults.clear();
    expect(await syncNow(await operatorFor(id), {})).toMatchObject([{ status: "connected", error: null }]);
    await expectWhole();
  };
  const fail = (answer: Answer, times = 99) => vendor.faults.add({ at: list, after: 1, times, answer });

  it("goes on behind a token that is refused midway, or asks to connect again", async () => {
    fail(row.refused, 1);
    const sync = await runWaitingSync(id);
    expect(sync.status).toBe(row.canRenew ? "completed" : "failed");
    if (!row.canRenew) {
      expect([sync.errorTitle, await status()]).toEqual(["Reconnect Required", "reconnect_required"]);
      vendor.faults.clear();
      expect(await connect(id, platform)).toEqual({ result: "connected" });
      await runWaitingSync(id);
    }
    await expectWhole();
  });

  it("asks to connect again when nothing renews a token, and goes on with the same profile", async () => {
    fail(row.refused);
    vendor.faults.add({ at: row.tokens, times: 99, answer: row.refusedGrant });
    const sync = await runWaitingSync(id);
    expect([sync.errorTitle, await status()]).toEqual(["Reconnect Required", "reconnect_required"]);
    vendor.faults.clear();
    expect(await connect(id, platform)).toEqual({ result: "connected" });
    await runWaitingSync(id);
    await expectWhole();
  });

  it.each([null, 1, 3_600])(
    "ends at a limit, still connected, or waits a stated moment (%s s)",
    async (wait) => {
      const isStated = wait === null || (wait < 60 ? row.states.second : row.states.hour);
      if (!isStated) return expect(row.states).toMatchObject({ second: false });
      fail(row.limited(wait), wait === 1 ? 1 : 99);
      const sync = await runWaitingSync(id);
      if (wait === 1) expect(sync.status).toBe("completed");
      else expect(sync).toMatchObject({ status: "failed", errorTitle: "Rate Limited" });
      expect(await status()).toBe("connected");
      const { nextSyncAt } = await ownerDb().connection.findFirstOrThrow({ where: { workspaceId: id } });
      if (wait === 3_600)
        expect(Math.abs((nextSyncAt?.getTime() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(90_000);
      await readAgain();
    },
  );

  it("lets a bad moment pass, and ends at a bad day", async () => {
    vendor.faults.add({ at: list, after: 1, times: 2, answer: { status: 503, body: {} } });
    expect((await runWaitingSync(id)).status).toBe("completed");
    await expectWhole();
    vendor.faults.add({ at: list, times: 99, answer: { status: 500, body: "<h1>Sorry</h1>" } });
    const [report] = await syncNow(await operatorFor(id), {});
    expect(report).toMatchObject({ status: "connected", error: { title: "Platform Unavailable" } });
    await readAgain();
  });

  it("comes again after answers that are cut, missing, or a page for people", async () => {
    const endings = ["cut", "close", "page"] as const;
    for (const [n, ending] of endings.entries())
      vendor.faults.add({ at: list, after: n === 0 ? 1 : 0, ending });
    expect((await runWaitingSync(id)).status).toBe("completed");
    await expectWhole();
  });

  it("loses nothing to answers that say nothing, or too much", { timeout: 90_000 }, async () => {
    await runWaitingSync(id);
    for (const body of HOSTILE) {
      for (const at of [list, row.lookup ?? list]) vendor.faults.add({ at, times: 99, answer: { body } });
      await expectEnd();
    }
    for (const ending of ["huge", "redirect"] as const) {
      vendor.faults.add({ at: list, times: 99, ending });
      await expectEnd();
    }
    await readAgain();
  });

  /** A sync ends, and not by an error of our own. */
  const expectEnd = async () => {
    const [report] = await syncNow(await operatorFor(id), {});
    expect(["connected", "error"]).toContain(report?.status);
    expect(report?.error?.detail ?? "").not.toContain("a reason of our own");
    vendor.faults.clear();
  };

  it("comes to an end when the same page comes again and again", async () => {
    await runWaitingSync(id);
    const first = vendor.requests.find(({ host, path }) => `${host}${path}$`.includes(list));
    if (!first) throw new Error("no list was asked for");
    const { method, host, path, query, text, headers: sent } = first;
    const { access } = await tokensNow();
    const { host: _host, "content-length": _length, connection: _connection, ...asSent } = sent;
    const headers = { ...asSent, authorization: `Bearer ${access}`, "access-token": access };
    const address = `${vendor.base}/${host}${path}?${query}`;
    const body: unknown = await (
      await fetch(address, { method, headers, ...(text && { body: text }) })
    ).json();
    const before = asked(list);
    fail({ body }, 1_000);
    const [report] = await syncNow(await operatorFor(id), {});
    expect(report?.error?.detail).toContain("the same page again");
    expect(asked(list) - before).toBeLessThan(6);
    await readAgain();
  });

  it("begins anew when its cursor is not known any more", async () => {
    fail(row.lost, 1);
    expect((await runWaitingSync(id)).status).toBe("completed");
    await expectWhole();
  });

  const tokensNow = async (now = () => new Date()) => {
    const connector = findConnector(platform);
    if (!connector) throw new Error("no connector");
    const { profileId } = await ownerDb().connection.findFirstOrThrow({ where: { workspaceId: id } });
    return freshTokens({ connector, workspaceId: id, profileId, now });
  };

  it("asks once for new tokens, however many workers find the old ones at their end", async () => {
    aheadMs = row.renewsAfterMs;
    vendor.faults.add({ at: row.tokens, ending: "slow", delayMs: 200 });
    const before = asked(row.tokens);
    const all = Array.from({ length: 6 }, () => tokensNow(() => new Date(vendorsNow())));
    const tokens = await Promise.all(all);
    expect([new Set(tokens.map(({ access }) => access)).size, asked(row.tokens) - before]).toEqual([1, 1]);
    expect(vendor.oauth.reuses()).toBe(0);
    expect(vendor.oauth.secrets()).toContain(tokens[0]?.access);
  });

  it("takes no harm from a clock that is ten minutes off", async () => {
    // By our clock the token lives on for ten minutes, by the vendor's it has ended.
    if (row.canRenew) vendor.oauth.expire();
    expect((await runWaitingSync(id)).status).toBe("completed");
    // By our clock it has ended ten minutes ago, by the vendor's it has not.
    const early = () => new Date(Date.now() + row.livesMs + SKEW_MS);
    if (row.canRenew) expect((await tokensNow(early)).access).not.toBe("");
    await ownerPool().query("TRUNCATE vendor_budgets");
    const [report] = await syncNow(await operatorFor(id), {}, () => new Date(Date.now() - SKEW_MS));
    expect(report).toMatchObject({ status: "connected", error: null });
    await expectWhole();
  });

  it("leaves no code, token or secret in the open, and gives back what can be given back", async () => {
    await runWaitingSync(id);
    vendor.faults.add({
      at: list,
      times: 9,
      answer: { status: 400, body: { told: vendor.oauth.secrets() } },
    });
    await syncNow(await operatorFor(id), {});
    expect(await findInDatabase(vendor.oauth.secrets())).toEqual([]);
    vendor.faults.clear();
    const grant = vendor.oauth.grants.at(-1);
    await disconnectPlatform(await operatorFor(id), { platform }, new Date());
    expect(await ownerDb().connection.count({ where: { workspaceId: id } })).toBe(0);
    expect(grant?.isRevoked).toBe(["tiktok", "twitter", "youtube"].includes(platform));
  });
});

/** Tables whose rows, as text, hold one of the secrets, as it is or as bytes. */
async function findInDatabase(secrets: readonly string[]): Promise<string[]> {
  expect(secrets.length).toBeGreaterThan(2);
  const { rows: tables } = await ownerPool().query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  );
  const forms = secrets.flatMap((secret) =>
    [...(["hex", "base64", "base64url"] as const)]
      .map((form) => Buffer.from(secret).toString(form))
      .concat(secret),
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await ownerPool().query<{ text: string }>(`SELECT t::text AS text FROM "${name}" t`);
    const text = rows.map((row) => row.text).join("\n");
    if (forms.some((form) => text.includes(form))) found.push(name);
  }
  return found;
}
