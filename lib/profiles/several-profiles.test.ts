import { createHash } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { verifyAudit } from "#lib/audits/verify-audit.ts";
import { withWorkspace } from "#lib/db.ts";
import { formula, tryFormula } from "#lib/formula/versions.ts";
import type { Plan } from "#lib/plans.ts";
import { checkPlatformLimit } from "#lib/platforms/check-platform-limit.ts";
import { disconnectPlatform } from "#lib/platforms/disconnect-platform.ts";
import { listPlatformFacts } from "#lib/platforms/list-platform-facts.ts";
import { listProfiles } from "#lib/platforms/list-profiles.ts";
import { preferProfile } from "#lib/platforms/prefer-profile.ts";
import { watchProfile } from "#lib/platforms/watch-profile.ts";
import type { AuditInput } from "#lib/score/profile-input.ts";
import { readFrozenInput } from "#lib/score/read-frozen-input.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { fitAccountModels } from "#lib/studio/fit-account-models.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { ask } from "#scripts/testing/ask.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

const TODAY = utcDay(new Date());
// What is taken together here other versions keep apart: `lib/score/profiles-apart.test.ts`.
afterAll(tryFormula(formula("v1")));

function followers(days: number, of: (n: number) => number): string {
  const rows = Array.from({ length: days }, (_, n) => `${addDays(TODAY, -n)},${of(n)}`);
  return ["date,followers", ...rows, ""].join("\n");
}

async function makeBrand(plan: Plan = "agency") {
  const { id, key } = await makeWorkspace(plan);
  const caller = await operatorFor(id);
  const send = (handle: string, text: string, name = "file.csv") =>
    importText(id, "twitter", text, name, handle);
  const history = async () => {
    await rebuildHistory(id, new Date());
    const where = { workspaceId: id, kind: "reconstructed" };
    const rows = await withWorkspace(id, (tx) => tx.scorePoint.findMany({ where, orderBy: { date: "asc" } }));
    return rows.map(({ date, score, pillars }) => ({ date: utcDay(date), score, pillars }));
  };
  const audit = async () => {
    const auditId = await runToEnd({ id, key });
    const where = { workspaceId_id: { workspaceId: id, id: auditId } };
    const row = await withWorkspace(id, (tx) => tx.audit.findUniqueOrThrow({ where }));
    return { auditId, score: (row.result as { score: number }).score, input: row.input as string };
  };
  return { id, key, caller, send, history, audit };
}

/** Two accounts on X: posts of 60 days each, an audience each, the second known for a month only. */
async function makeTwo() {
  const brand = await makeBrand();
  await brand.send("@Tea.House", makePosts(60));
  await brand.send(
    "tea.house",
    followers(60, () => 1_000),
  );
  await brand.send("teahouse_uk", makePosts(60).replaceAll("\np", "\nuk"));
  await brand.send(
    "TeaHouse_UK",
    followers(30, () => 4_000),
  );
  return brand;
}

describe("two profiles on one platform", () => {
  it("are one platform in the contract's lists, shown by the first, or by the one that is preferred", async () => {
    const { key, caller } = await makeTwo();
    const list = async () => (await ask("GET", "/v1/platforms", { key })).body;
    const first = await list();
    expect(first).toMatchObject({
      platforms: [{ name: "twitter", handle: "tea.house", followers: 1_000, status: "connected" }],
      total_connected: 1,
    });
    expect(first.available).toHaveLength(5);
    expect((await ask("GET", "/v1/workspace", { key })).body.platforms_connected).toBe(1);
    await preferProfile(caller, { platform: "twitter", handle: "@teahouse_UK" }, new Date());
    expect((await list()).platforms).toMatchObject([{ handle: "TeaHouse_UK", followers: 4_000 }]);
    const facts = (await listPlatformFacts(caller, new Date())).find(
      ({ platform }) => platform === "twitter",
    );
    expect(facts).toMatchObject({ handle: "TeaHouse_UK", otherHandles: ["tea.house"], posts: 120 });
  });

  it("are frozen apart, scored together, and verified", async () => {
    const { caller, audit } = await makeTwo();
    const { auditId, input } = await audit();
    const { version, profiles } = JSON.parse(input) as AuditInput;
    expect(version).toBe(2);
    expect(profiles.map(({ handle, role, posts }) => [handle, role, posts.length])).toEqual([
      ["tea.house", "own", 60],
      ["TeaHouse_UK", "own", 60],
    ]);
    const [platform] = readFrozenInput(input, formula()).platforms;
    expect(platform?.posts).toHaveLength(120);
    expect(new Set(platform?.followers.map(({ count }) => count))).toEqual(new Set([5_000]));
    expect(platform?.followers).toHaveLength(30);
    expect(await verifyAudit(caller, auditId)).toMatchObject({ equal: true });
  });

  it("make no growth where the second was added, on any day of the history", async () => {
    const { history } = await makeTwo();
    const momentum = (await history()).map(({ pillars }) => (pillars as { momentum: number }).momentum);
    expect(momentum).toHaveLength(60);
    const one = await makeBrand();
    await one.send("tea.house", makePosts(60));
    await one.send(
      "tea.house",
      followers(60, () => 1_000),
    );
    const alone = (await one.history()).map(({ pillars }) => (pillars as { momentum: number }).momentum);
    for (const [day, value] of momentum.entries())
      expect(Math.abs(value - (alone[day] ?? 0))).toBeLessThan(3);
  });

  it("are left one by one, and what comes back continues the same profile", async () => {
    const { key, caller, audit, history, send } = await makeTwo();
    const both = await history();
    await disconnectPlatform(caller, { platform: "twitter", handle: "teahouse_uk" }, new Date());
    expect((await listProfiles(caller)).platforms).toMatchObject([{ handle: "tea.house" }]);
    expect((JSON.parse((await audit()).input) as AuditInput).profiles).toHaveLength(1);
    expect(await history()).not.toEqual(both);
    expect(await send("TEAHOUSE_uk", makePosts(3).replaceAll("\np", "\nuk"))).toMatchObject({ posts: 0 });
    expect(await history()).toEqual(both);
    await disconnectPlatform(caller, { platform: "twitter" }, new Date());
    expect((await ask("GET", "/v1/platforms", { key })).body.platforms).toEqual([]);
    expect(await history()).toEqual([]);
  });
});

describe("an audit of before there were profiles", () => {
  it("is verified and compared as ever", async () => {
    const { id, caller, audit, send } = await makeBrand();
    await send("tea.house", makePosts(60));
    const { auditId, input } = await audit();
    const old = JSON.stringify(readFrozenInput(input, formula()));
    expect(Object.keys(JSON.parse(old))).toEqual(["asOf", "platforms"]);
    const inputHash = createHash("sha256").update(old).digest("hex");
    const where = { workspaceId_id: { workspaceId: id, id: auditId } };
    await withWorkspace(id, (tx) => tx.audit.update({ where, data: { input: old, inputHash } }));
    const verified = await verifyAudit(caller, auditId);
    expect(verified).toMatchObject({ equal: true, stored: { input_hash: inputHash } });
    const next = await audit();
    const row = await withWorkspace(id, (tx) =>
      tx.audit.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId: id, id: next.auditId } } }),
    );
    expect(row.result).toMatchObject({ change: { comparable: true, points: 0, within_noise: true } });
  });
});

describe("a watched profile", () => {
  it("takes imports of its own and is never part of the score", async () => {
    const { caller, audit, history, send, id, key } = await makeBrand();
    await send("tea.house", makePosts(60));
    const [before, days] = [await audit(), await history()];
    await watchProfile(caller, { platform: "twitter", handle: "@Rival" }, new Date());
    await watchProfile(caller, { platform: "twitter", handle: "rival" }, new Date());
    await watchProfile(caller, { platform: "tiktok", handle: "rival" }, new Date());
    const result = await send("rival", makePosts(90).replaceAll("\np", "\nr"));
    expect(result).toMatchObject({ posts: 90, notes: [expect.stringContaining("watched")] });
    await send(
      "rival",
      followers(90, () => 1_000_000),
    );
    const after = await audit();
    expect([after.score, after.input]).toEqual([before.score, before.input]);
    expect(await history()).toEqual(days);
    expect(await fitAccountModels(id, new Date())).toEqual(["twitter"]);
    const { body } = await ask("GET", "/v1/platforms", { key });
    expect(body).toMatchObject({ total_connected: 1, platforms: [{ handle: "tea.house" }] });
    expect(body.available).toContain("tiktok");
    await expect(
      watchProfile(caller, { platform: "twitter", handle: "Tea.House" }, new Date()),
    ).rejects.toMatchObject({ title: "Invalid Request" });
  });

  it.each([
    ["creator", 0],
    ["pro", 3],
    ["agency", 20],
  ] as const)("has room on the plan %s for %i", async (plan, room) => {
    const { caller } = await makeBrand(plan);
    const watch = (n: number) =>
      watchProfile(caller, { platform: "tiktok", handle: `rival${n}` }, new Date());
    for (let n = 0; n < room; n++) await watch(n);
    await expect(watch(room)).rejects.toMatchObject({ title: "Limit Reached", status: 409 });
    expect((await listProfiles(caller)).platforms).toHaveLength(room);
    if (room > 0) await watch(0);
  });
});

it("each own profile counts against the plan, watched ones do not", async () => {
  const { caller, send } = await makeBrand("pro");
  await watchProfile(caller, { platform: "twitter", handle: "rival" }, new Date());
  for (const handle of ["one", "two", "three"]) await send(handle, makePosts(2));
  await checkPlatformLimit(caller, "twitter", "four");
  await send("four", makePosts(2));
  for (const handle of ["ONE", "@two", "rival", undefined])
    await checkPlatformLimit(caller, "twitter", handle);
  await expect(checkPlatformLimit(caller, "twitter", "five")).rejects.toMatchObject({
    title: "Limit Reached",
    message: expect.stringContaining("Each profile counts as one"),
  });
  await expect(checkPlatformLimit(caller, "tiktok")).rejects.toMatchObject({
    message: "The Pro plan includes 4 platforms.",
  });
});

it("imports of one new handle at once make one profile", async () => {
  const { caller, send } = await makeBrand();
  await Promise.all(["Tea", "tea", "@TEA", "TeA"].map((handle) => send(handle, makePosts(20))));
  expect((await listProfiles(caller)).platforms).toHaveLength(1);
});
