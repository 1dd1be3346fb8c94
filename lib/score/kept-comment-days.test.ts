import { describe, expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { withWorkspace } from "../db.ts";
import type { CommentDay } from "../formula/formula-input.ts";
import { APART } from "../formula/second-version.fixture.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import { addDays } from "../time.ts";
import { keepCommentDays } from "./kept-comment-days.ts";
import { loadCommentDays } from "./load-comment-days.ts";

const TO = "2026-11-20";
/** On a busy machine. */
const AT_MOST_MS = 120_000;
const TEXTS = [
  "love it",
  "LOVE IT :(",
  "awful",
  "the queue was long today again",
  "dm me for crypto profit",
  "nice cake",
];

async function makeProfiles() {
  const { id: workspaceId } = await makeWorkspace();
  const ids = [1, 2].map((n) => `prf_${workspaceId}_${n}`) as [string, string];
  const shared = { workspaceId, platform: "instagram", role: "own", source: "import", status: "connected" };
  await ownerDb().profile.createMany({
    data: ids.map((id, n) => ({ ...shared, id, handle: `blue.cup${n}`, connectedAt: new Date() })),
  });
  return { workspaceId, ids };
}

const told = (workspaceId: string, profileId: string, id: string, day: string, n = 0) => ({
  ...{ workspaceId, profileId, id, text: TEXTS[n % TEXTS.length] as string, author: `fan${n % 5}` },
  ...{ createdAt: new Date(`${day}T${String(n % 24).padStart(2, "0")}:00:00Z`), importedAt: new Date() },
});

/** What is counted where nothing is kept. */
async function countAnew(workspaceId: string, load: () => Promise<unknown>): Promise<unknown> {
  const where = { workspaceId };
  const [reading, counts] = [
    await ownerDb().commentReading.findMany({ where }),
    await ownerDb().commentCounts.findMany({ where }),
  ];
  const changes = await ownerDb().commentChange.findMany({ where });
  await ownerDb().commentReading.deleteMany({ where });
  const counted = await load();
  // As if nobody had asked.
  await ownerDb().commentReading.deleteMany({ where });
  await ownerDb().commentCounts.deleteMany({ where });
  await ownerDb().commentChange.deleteMany({ where });
  await ownerDb().commentReading.createMany({ data: reading as never });
  await ownerDb().commentCounts.createMany({ data: counts as never });
  await ownerDb().commentChange.createMany({ data: changes });
  return counted;
}

describe("keepCommentDays", () => {
  it(
    "counts the same as when nothing is kept, whatever has changed and whichever days are asked for",
    async () => {
      const { workspaceId, ids } = await makeProfiles();
      const random = seededRandom("kept comments");
      const upTo = (n: number) => Math.floor(random() * n);
      const dayBefore = (n: number) => addDays(TO, -upTo(n));
      let last = 0;
      const insert = (tx: { comment: ReturnType<typeof ownerDb>["comment"] }, count: number, days: number) =>
        tx.comment.createMany({
          data: Array.from({ length: count }, () =>
            told(workspaceId, ids[upTo(2)] as string, `c${last++}`, dayBefore(days), upTo(90)),
          ),
        });
      const pick = () => ({ workspaceId, id: `c${upTo(last)}` });
      const changes = [
        () => insert(ownerDb(), 6, 500),
        () => withWorkspace(workspaceId, (tx) => insert(tx as never, 4, 20)),
        () => ownerDb().comment.updateMany({ where: pick(), data: { text: "never again" } }),
        () =>
          ownerDb().comment.updateMany({
            where: pick(),
            data: { createdAt: new Date(`${dayBefore(300)}T01:00:00Z`) },
          }),
        () => ownerDb().comment.deleteMany({ where: pick() }),
        () => ownerDb().commentCorrection.deleteMany({ where: { workspaceId } }),
        async () => {
          for (const { id, profileId } of await ownerDb().comment.findMany({ where: pick() }))
            await ownerDb().commentCorrection.upsert({
              where: { workspaceId_profileId_commentId: { workspaceId, profileId, commentId: id } },
              create: {
                ...{ workspaceId, profileId, commentId: id, label: "negative" },
                ...{ correctedBy: "usr", correctedAt: new Date() },
              },
              update: { label: "positive" },
            });
        },
      ];
      await insert(ownerDb(), 120, 500);
      for (let round = 0; round < 60; round++) {
        if (upTo(3) > 0) await changes[upTo(changes.length)]?.();
        const to = upTo(3) === 0 ? dayBefore(200) : TO;
        const range = { from: addDays(to, -upTo(300)), to };
        const ended = upTo(4) === 0 ? dayBefore(100) : undefined;
        const profiles = ids.slice(0, upTo(5) === 0 ? 1 : 2).map((id, n) => ({
          id,
          platform: "instagram",
          ...(n === 1 && ended && { disconnectedOn: ended }),
        }));
        const load = () => loadCommentDays(workspaceId, profiles, range, APART);
        const anew = await countAnew(workspaceId, load);
        expect([round, await load()]).toEqual([round, anew]);
      }
    },
    AT_MOST_MS,
  );

  it("reads from the first day that has changed, for many profiles or few, and nothing where none has", async () => {
    const { workspaceId, ids } = await makeProfiles();
    const read: string[] = [];
    const count = async (from: string) => {
      read.push(from);
      return new Map<string, CommentDay[]>(ids.map((id) => [id, []]));
    };
    const ask = (change: object = {}) =>
      keepCommentDays(
        workspaceId,
        {
          ...{ platform: "instagram", from: "2026-01-01", to: TO, key: "k" },
          members: Object.fromEntries(ids.map((id) => [id, null])),
          ...change,
        },
        count,
      );
    const comment = (id: string, day: string, profile = ids[0]) =>
      ownerDb().comment.createMany({ data: [told(workspaceId, profile, id, day)] });
    await comment("a", "2026-02-03");
    for (let time = 0; time < 3; time++) await ask();
    expect(read.splice(0)).toEqual(["2026-01-01"]);
    await comment("b", "2026-05-06", ids[1]);
    await comment("c", "2026-06-07");
    await ask({ from: "2026-06-01" });
    await ask();
    await ask();
    expect(read.splice(0)).toEqual(["2026-06-01", "2026-05-06"]);
    // Of fewer profiles it is another count, which is not kept in place of that of all.
    await ask({ members: { [ids[0]]: null } });
    await ask();
    expect(read.splice(0)).toEqual(["2026-01-01"]);
    await ownerDb().profile.updateMany({ where: { workspaceId, id: ids[1] }, data: { role: "watched" } });
    for (let time = 0; time < 2; time++) await ask({ members: { [ids[0]]: null } });
    expect(read.splice(0)).toEqual(["2026-01-01"]);
    await ask({ members: { [ids[0]]: null }, key: "another" });
    expect(read.splice(0)).toEqual(["2026-01-01"]);
    expect(await ownerDb().commentChange.count({ where: { workspaceId, profileId: ids[0] } })).toBe(0);
  });

  it("reads again what was written while it counted", async () => {
    const { workspaceId, ids } = await makeProfiles();
    const read: string[] = [];
    let meanwhile = async () => {
      await ownerDb().comment.createMany({ data: [told(workspaceId, ids[0], "late", "2026-03-04")] });
    };
    const ask = () =>
      keepCommentDays(
        workspaceId,
        { platform: "instagram", from: "2026-01-01", to: TO, key: "k", members: { [ids[0]]: null } },
        async (from) => {
          read.push(from);
          await meanwhile();
          meanwhile = async () => {};
          return new Map();
        },
      );
    for (let time = 0; time < 3; time++) await ask();
    expect(read).toEqual(["2026-01-01", "2026-03-04"]);
  });

  it("keeps what was stored first where two count at the same time", async () => {
    const { workspaceId, ids } = await makeProfiles();
    const asked = {
      platform: "instagram",
      from: "2026-01-01",
      to: TO,
      key: "k",
      members: { [ids[0]]: null },
    };
    const day = { date: "2026-03-04", positive: 1, neutral: 0, negative: 0, unknown: 0 };
    const first = () => keepCommentDays(workspaceId, asked, async () => new Map([[ids[0], [day]]]));
    await keepCommentDays(workspaceId, { ...asked, to: "2026-02-01" }, async () => {
      await first();
      return new Map();
    });
    const kept = await keepCommentDays(workspaceId, asked, () => Promise.reject(new Error("counted again")));
    expect(kept.get(ids[0])).toEqual([day]);
  });
});
