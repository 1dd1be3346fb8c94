import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { verifyAudit } from "#lib/audits/verify-audit.ts";
import { withWorkspace } from "#lib/db.ts";
import { disconnectPlatform } from "#lib/platforms/disconnect-platform.ts";
import { runAsOperator, setPlatformStatus } from "#scripts/testing/audits.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import type { FormulaInput, PlatformInput } from "../formula/formula-input.ts";
import { APART } from "../formula/second-version.fixture.ts";
import { formula, tryFormula } from "../formula/versions.ts";
import { addDays, daysBetween, utcDay } from "../time.ts";
import { loadFormulaInput, loadPlatformInputs } from "./load-formula-input.ts";
import { readFrozenInput } from "./read-frozen-input.ts";
import { buildHistory } from "./rebuild-history.ts";

const LAST_POST = "2025-03-31";
const COMMENTS = [
  "id,created_at,text,author",
  "c1,2024-12-05T10:00:00Z,I love this tea,anna",
  "c2,2025-02-01T10:00:00Z,What a wonderful cup,ben",
  "",
].join("\n");

/** Inputs that the version was asked to score. */
let seen: FormulaInput[] = [];
let stop = () => {};
beforeEach(() => {
  seen = [];
  const score = (input: FormulaInput) => {
    seen.push(structuredClone(input));
    return APART.score(input);
  };
  stop = tryFormula({ ...APART, score, openPoints: () => score });
});
afterEach(() => stop());

/** Two profiles on X and one on TikTok; one of X has been silent since spring, by a file that states its days. */
async function makeBrand() {
  const { id, key } = await makeWorkspace();
  const send = (handle: string, text: string, name = "posts.csv") =>
    importText(id, "twitter", text, name, handle);
  await send("quiet", makePosts(200, LAST_POST), "posts 2024-09-13 to 2025-10-31.csv");
  await send("quiet", COMMENTS);
  await send("loud", makePosts(40, "2025-10-31").replaceAll("\np", "\nl"));
  await importText(id, "tiktok", makePosts(30, "2025-10-31"));
  const caller = await operatorFor(id);
  return { id, key, caller, handles: await namesOf(id) };
}

async function namesOf(workspaceId: string) {
  const rows = await withWorkspace(workspaceId, (tx) => tx.profile.findMany({ where: { workspaceId } }));
  const names = new Map(rows.map(({ id, platform, handle }) => [id, `${platform} ${handle}`]));
  return ({ profile }: PlatformInput) => names.get(profile ?? "");
}

const inputOn = async (id: string, day: string) => (await loadFormulaInput(id, day, formula())).input;

describe("a version that looks at each profile by itself", () => {
  it("is given each with its posts, comments and known days", async () => {
    const { id, handles } = await makeBrand();
    const { platforms } = await inputOn(id, "2025-10-31");
    expect(platforms.map(handles)).toEqual(["tiktok brand", "twitter quiet", "twitter loud"]);
    expect(platforms.map(({ posts }) => posts.every(({ id }) => id.startsWith("l")))).toEqual([
      false,
      false,
      true,
    ]);
    expect(platforms.map(({ comments }) => comments.length)).toEqual([0, 2, 0]);
    expect(platforms.map(({ covered }) => covered)).toEqual([
      [{ from: "2025-10-02", to: "2025-10-31" }],
      [{ from: "2024-09-13", to: "2025-10-31" }],
      [{ from: "2025-09-22", to: "2025-10-31" }],
    ]);
  });

  it("gets the last window of posts and comments, however old they are", async () => {
    const { id, handles } = await makeBrand();
    const quietOn = async (day: string) =>
      (await inputOn(id, day)).platforms.find((one) => handles(one) === "twitter quiet");
    const dates = (await quietOn("2025-10-31"))?.posts.map(({ date }) => date) ?? [];
    expect([dates[0], dates.at(-1)]).toEqual([addDays(LAST_POST, 1 - APART.days.posts), LAST_POST]);
    // No look-ahead: what is known last on an earlier day.
    const earlier = (await quietOn("2025-01-20"))?.posts.map(({ date }) => date) ?? [];
    expect(earlier.at(-1)).toBe("2025-01-20");
    expect((await quietOn("2025-01-20"))?.comments.map(({ date }) => date)).toEqual(["2024-12-05"]);
  });

  it("has old posts kept beside newer replies, each with a window of its own", async () => {
    const { id } = await makeWorkspace();
    const header = "id,created_at,text,likes,is_reply";
    const replies = Array.from(
      { length: 20 },
      (_, n) => `r${n},${addDays("2025-10-31", -14 * n)},thanks,1,true`,
    );
    await importText(id, "twitter", makePosts(200, "2025-01-31"));
    await importText(id, "twitter", [header, ...replies, ""].join("\n"));
    const [own] = (await inputOn(id, "2025-10-31")).platforms;
    const of = (isReply: boolean) => own?.posts.filter((post) => (post.isReply ?? false) === isReply) ?? [];
    expect(of(false)).toHaveLength(APART.days.posts);
    expect(of(true)).toHaveLength(Math.ceil(APART.days.posts / 14));
  });

  it("sees the same in an audit, verified from what was frozen, and on each day of the history", async () => {
    const { id, caller } = await makeBrand();
    const platforms = (["twitter", "tiktok"] as const).toSorted();
    const history = await buildHistory(id, new Date());
    expect(history.map(({ date }) => date)).toHaveLength(daysBetween("2024-09-13", "2025-10-31") + 1);
    const walked = new Map(seen.map((input) => [input.asOf, input]));
    for (const day of ["2024-10-01", "2025-03-31", "2025-08-15", "2025-10-31"]) {
      expect(walked.get(day)).toEqual(await loadPlatformInputs(id, day, platforms, formula()));
    }
    const auditId = await runAsOperator(id, { asOf: "2025-08-15" });
    const where = { workspaceId_id: { workspaceId: id, id: auditId } };
    const { input } = await withWorkspace(id, (tx) => tx.audit.findUniqueOrThrow({ where }));
    expect(readFrozenInput(input ?? "", formula()).platforms).toHaveLength(1);
    expect(readFrozenInput(input ?? "", formula())).toEqual(walked.get("2025-08-15"));
    expect(await verifyAudit(caller, auditId)).toMatchObject({ equal: true });
  });
});

describe("a profile that was disconnected, where profiles are kept apart", () => {
  const today = utcDay(new Date());

  it("counts until 13 weeks after, with what was known on that day; history has it all along", async () => {
    const { id } = await makeWorkspace();
    await importText(id, "twitter", makePosts(40, addDays(today, -60)));
    await importText(id, "tiktok", makePosts(200));
    const caller = await operatorFor(id);
    const left = addDays(today, -50);
    const before = await buildHistory(id, new Date());
    await disconnectPlatform(caller, { platform: "twitter" }, new Date(left));
    expect(await buildHistory(id, new Date())).toHaveLength(before.length);
    const named = async (day: string) =>
      (await inputOn(id, day)).platforms.map((one) => [one.platform, one.disconnectedOn]);
    expect(await named(addDays(left, -1))).toEqual([
      ["tiktok", undefined],
      ["twitter", undefined],
    ]);
    for (const day of [left, today, addDays(left, 91)]) {
      expect(await named(day)).toEqual([
        ["tiktok", undefined],
        ["twitter", left],
      ]);
    }
    expect(await named(addDays(left, 92))).toEqual([["tiktok", undefined]]);
    const walked = seen.filter(({ asOf }) => asOf === today).at(-1);
    expect(walked).toEqual(await inputOn(id, today));
  });

  it("is part of an audit, which is told of the connected platforms", async () => {
    const { id, caller } = await makeBrand();
    await disconnectPlatform(caller, { platform: "tiktok" }, new Date("2025-10-31T10:00:00Z"));
    await runAsOperator(id, { asOf: "2025-11-20" });
    const [audit] = await withWorkspace(id, (tx) => tx.audit.findMany({ where: { workspaceId: id } }));
    expect(audit?.platforms).toEqual(["tiktok", "twitter"]);
    const { profiles } = JSON.parse(audit?.input ?? "");
    expect(profiles.map(({ platform }: PlatformInput) => platform).toSorted()).toEqual([
      "tiktok",
      "twitter",
      "twitter",
    ]);
  });

  it("counts as well when only its connection is broken", async () => {
    const { id } = await makeBrand();
    const before = await inputOn(id, "2025-10-31");
    await setPlatformStatus(id, "tiktok", "reconnect_required");
    expect(await inputOn(id, "2025-10-31")).toEqual(before);
  });
});
