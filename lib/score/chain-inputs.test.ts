import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import { addDays } from "../time.ts";
import { POINTS } from "./chain-inputs.ts";
import { buildHistory, rebuildHistory } from "./rebuild-history.ts";

const LAST = "2026-11-20";
const DAYS = 240;
const ROUNDS = 8;
/** On a busy machine. */
const AT_MOST_MS = 120_000;
const now = new Date(`${LAST}T12:00:00Z`);
const TEXTS = ["love it", "awful", "the queue was long today again", "nice cake", "dm me for crypto profit"];

/** A brand with two profiles, the same each time, and how its data are made and changed. */
async function makeBrand() {
  const random = seededRandom("chain");
  const upTo = (n: number) => Math.floor(random() * n);
  const dayBefore = (n: number) => addDays(LAST, -upTo(n));
  const { id: workspaceId } = await makeWorkspace();
  const ids = ["twitter", "instagram"].map((platform) => `prf_${platform}`);
  const connectedAt = new Date("2025-01-01");
  await ownerDb().profile.createMany({
    data: ids.map((id) => ({
      ...{ workspaceId, id, platform: id.slice(4), handle: "blue.cup", role: "own", source: "import" },
      ...{ status: "connected", connectedAt },
    })),
  });
  let made = 0;
  const profile = () => ids[upTo(2)] as string;
  const posts = (count: number, days: number) =>
    ownerDb().post.createMany({
      data: Array.from({ length: count }, () => ({
        ...{ workspaceId, profileId: profile(), id: `p${made++}`, isReply: upTo(5) === 0 },
        createdAt: new Date(`${dayBefore(days)}T0${upTo(10)}:00:00Z`),
        ...{ media: ["image", "video"][upTo(2)] ?? null, likes: upTo(90), comments: upTo(9) },
        ...{ impressions: 500 + upTo(2_000), importedAt: now },
      })),
    });
  const comments = (count: number, days: number) =>
    ownerDb().comment.createMany({
      data: Array.from({ length: count }, () => ({
        ...{ workspaceId, profileId: profile(), id: `c${made++}`, author: `fan${upTo(40)}` },
        createdAt: new Date(`${dayBefore(days)}T11:00:00Z`),
        ...{ text: TEXTS[upTo(TEXTS.length)] as string, importedAt: now },
      })),
    });
  const audience = async (day: string) => {
    const where = { workspaceId, profileId: profile(), date: new Date(day) };
    await ownerDb().accountDay.deleteMany({ where });
    await ownerDb().accountDay.create({ data: { ...where, followers: 1_000 + upTo(500) } });
  };
  const period = () =>
    ownerDb().postPeriod.createMany({
      data: [
        {
          ...{ workspaceId, profileId: profile(), isStated: true },
          ...{
            firstDay: new Date(addDays(LAST, -40 - upTo(100))),
            lastDay: new Date(addDays(LAST, -upTo(30))),
          },
        },
      ],
      skipDuplicates: true,
    });
  const pick = () => ({ workspaceId, id: { in: [`p${upTo(made)}`, `c${upTo(made)}`] } });
  const changes = [
    () => posts(3, 30),
    () => posts(1, DAYS + 20),
    () => comments(5, 150),
    () => audience(dayBefore(DAYS)),
    period,
    () => ownerDb().post.updateMany({ where: pick(), data: { likes: upTo(900) } }),
    () => ownerDb().post.deleteMany({ where: pick() }),
    () => ownerDb().comment.deleteMany({ where: pick() }),
    () =>
      ownerDb().profile.updateMany({
        where: { workspaceId, id: profile() },
        data: { disconnectedAt: upTo(2) === 0 ? null : new Date(`${dayBefore(150)}T09:00:00Z`) },
      }),
    () =>
      ownerDb().profile.updateMany({
        where: { workspaceId, id: profile() },
        data: { handle: `fan${upTo(40)}` },
      }),
  ];
  await posts(200, DAYS);
  await comments(200, DAYS);
  for (let n = 0; n < 20; n++) await audience(dayBefore(DAYS));
  return { workspaceId, posts, change: () => changes[upTo(changes.length)]?.() };
}

const readPoints = (workspaceId: string) =>
  ownerDb().scorePoint.findMany({
    where: { workspaceId },
    orderBy: { date: "asc" },
    omit: { calculatedAt: true },
  });

describe("a history that is written anew", () => {
  it(
    "has the points that it has when none is kept, whatever has changed",
    async () => {
      const { workspaceId, change } = await makeBrand();
      let kept = 0;
      for (let round = 0; round < ROUNDS; round++) {
        await rebuildHistory(workspaceId, now);
        const points = await readPoints(workspaceId);
        await ownerDb().scorePoint.updateMany({ where: { workspaceId }, data: { inputs: null } });
        await rebuildHistory(workspaceId, now);
        expect([round, points]).toEqual([round, await readPoints(workspaceId)]);
        await change();
        const days = await buildHistory(workspaceId, now);
        kept += days.filter((day) => "isKept" in day).length / days.length;
      }
      expect(kept / ROUNDS).toBeGreaterThan(0.1);
      expect(kept / ROUNDS).toBeLessThan(0.9);
    },
    AT_MOST_MS,
  );

  it("computes nothing when nothing has changed, and the last days when something was posted", async () => {
    const { workspaceId, posts } = await makeBrand();
    const computed = await buildHistory(workspaceId, now);
    const { points } = await rebuildHistory(workspaceId, now);
    const stored = await readPoints(workspaceId);
    expect(stored).toEqual(
      computed.map((day) => ({
        ...{ ...day, date: new Date(day.date) },
        ...{ workspaceId, kind: "reconstructed", source: "" },
      })),
    );
    const newer = new Date(now.getTime() + 60_000);
    expect(await rebuildHistory(workspaceId, newer)).toEqual({ points });
    const countNewer = () => ownerDb().scorePoint.count({ where: { workspaceId, calculatedAt: newer } });
    expect(await countNewer()).toBe(0);
    await posts(2, 4);
    await rebuildHistory(workspaceId, newer);
    expect(await countNewer()).toBeGreaterThan(0);
    expect(await countNewer()).toBeLessThanOrEqual(5);
  });
});

it("has other digests as soon as a point of the same data is another one (POINTS in chain-inputs.ts)", async () => {
  const { workspaceId } = await makeBrand();
  const days = await buildHistory(workspaceId, now);
  const told = days.map((day) =>
    "isKept" in day ? null : [day.date, day.score.toFixed(6), day.pillars, day.basis],
  );
  const rounded = JSON.stringify(told, (_, value) => (typeof value === "number" ? value.toFixed(6) : value));
  expect(hash("sha256", rounded).slice(0, 12)).toBe(POINTS);
});
