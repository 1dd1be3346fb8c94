import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { getAudit } from "#lib/audits/get-audit.ts";
import { verifyAudit } from "#lib/audits/verify-audit.ts";
import { withWorkspace } from "#lib/db.ts";
import { runAsOperator } from "#scripts/testing/audits.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { formula } from "../formula/versions.ts";
import { addDays, daysBetween, utcDay } from "../time.ts";
import { loadPlatformInputs } from "./load-formula-input.ts";
import { rebuildHistory } from "./rebuild-history.ts";

/** Followers on so many days from the first of a year, the same number so that nothing but posts can move the score. */
const followersOf = (days: number) =>
  ["date,followers", ...Array.from({ length: days }, (_, n) => `${addDays("2025-01-01", n)},5000`), ""].join(
    "\n",
  );
const FOLLOWERS = followersOf(324);
const POSTS = makePosts(181, "2025-06-30");
const DAY = "2025-11-20";

async function makeBrand(...files: { text: string; name?: string }[]) {
  const { id } = await makeWorkspace();
  const results = [];
  for (const { text, name } of files) results.push(await importText(id, "twitter", text, name));
  const scoreOn = async (day: string) =>
    formula().score(await loadPlatformInputs(id, day, ["twitter"], formula()));
  return { id, results, scoreOn };
}

async function readHistory(id: string) {
  await rebuildHistory(id, new Date());
  const rows = await withWorkspace(id, (tx) =>
    tx.scorePoint.findMany({
      where: { workspaceId: id, kind: "reconstructed" },
      orderBy: { date: "asc" },
      select: { date: true, score: true, pillars: true },
    }),
  );
  return rows.map(({ date, score, pillars }) => ({ day: utcDay(date), score, pillars }));
}

describe("an audience that is known for longer than the posts", () => {
  it("makes no silence: the day up to which posts are known is told, and nobody is told to post", async () => {
    const { id } = await makeBrand({ text: POSTS }, { text: FOLLOWERS });
    const caller = await operatorFor(id);
    const auditId = await runAsOperator(id, { asOf: DAY });
    const audit = await getAudit(caller, auditId, ["explanation", "confidence"]);
    expect(audit).toMatchObject({
      confidence: {
        presence: { evidence: expect.stringMatching(/ \(as of 2025-06-30, held since\)$/) },
        impact: { evidence: expect.stringMatching(/ \(as of 2025-06-30, held since\)$/) },
      },
    });
    expect(audit.pillars?.presence.score).toBeGreaterThan(70);
    expect(audit.recommendations?.filter(({ action }) => /^Post /.test(action))).toEqual([]);
    expect(await verifyAudit(caller, auditId)).toMatchObject({ equal: true });
  });

  it("holds the last value of what posts decide for 13 weeks, then lets it fade", async () => {
    const { scoreOn } = await makeBrand({ text: POSTS }, { text: FOLLOWERS });
    const { pillars: last } = await scoreOn("2025-07-07");
    expect((await scoreOn(addDays("2025-06-30", 91))).pillars).toEqual(last);
    const { pillars: faded } = await scoreOn(DAY);
    for (const name of ["presence", "reach", "impact"] as const) expect(faded[name]).toBeLessThan(last[name]);
  });

  it("leaves the days before as they are without it", async () => {
    const [longer, alike] = await Promise.all([
      makeBrand({ text: POSTS }, { text: FOLLOWERS }),
      makeBrand({ text: POSTS }, { text: followersOf(181) }),
    ]);
    for (const day of ["2025-03-01", "2025-06-30"])
      expect(await longer.scoreOn(day)).toEqual(await alike.scoreOn(day));
  });

  it("is no evidence of silence for a platform without any post", async () => {
    const { scoreOn } = await makeBrand({ text: FOLLOWERS });
    const { pillars, confidence } = await scoreOn(DAY);
    expect(pillars.presence).toBe(50);
    expect(confidence.presence).toEqual({ level: "none", evidence: "no days on which all posts are known" });
    expect(confidence.reach.level).not.toBe("none");
  });
});

describe("a file whose name states its days", () => {
  const stated = { text: POSTS, name: "account_analytics_content_2025-01-01_2025-11-15.csv" };

  it("makes days without a post silence, up to its last day", async () => {
    const { results, scoreOn } = await makeBrand(stated);
    expect(results[0]?.notes).toEqual([
      "According to its name, the file contains every post from 2025-01-01 to 2025-11-15: days without one count as silence.",
    ]);
    const { pillars, confidence } = await scoreOn("2025-11-15");
    expect(pillars.presence).toBeLessThan(10);
    expect(confidence.presence.evidence).toBe(
      "0 days with a post of 91 known days on X (Twitter) (silent for 138 days)",
    );
  });

  it("does so without a single post in it", async () => {
    const header = `${POSTS.split("\n")[0]}\n`;
    const { scoreOn } = await makeBrand(
      { text: POSTS },
      { text: header, name: "posts 2025-07-01 to 2025-11-15.csv" },
    );
    expect((await scoreOn("2025-11-15")).pillars.presence).toBeLessThan(10);
  });

  it.each([
    ["has a row that was left out", `${POSTS}broken,2025-07-02,tea,many,,,\n`, stated.name],
    ["has a post without a date", `${POSTS}undated,,tea,1,,,\n`, stated.name],
    ["has a post after these days", POSTS, "posts 2025-01-01 to 2025-06-01.csv"],
    ["holds no posts", FOLLOWERS, stated.name],
  ])("is not believed where it %s", async (_, text, name) => {
    const { id, results } = await makeBrand({ text, name });
    expect(results[0]?.notes).toEqual([]);
    const periods = await withWorkspace(id, (tx) => tx.postPeriod.findMany({ where: { workspaceId: id } }));
    expect(periods.some(({ isStated }) => isStated)).toBe(false);
  });

  it("whose days are not over ends with its last post", async () => {
    const last = addDays(utcDay(new Date()), -20);
    const name = `posts ${addDays(last, -60)} to ${addDays(last, 60)}.csv`;
    const { id } = await makeBrand({ text: makePosts(10, last), name });
    const input = await loadPlatformInputs(id, utcDay(new Date()), ["twitter"], formula());
    expect(input.platforms[0]?.postsKnown).toEqual({ from: addDays(last, -60), to: last });
  });

  it("keeps what it says once, however often it is imported", async () => {
    const { id } = await makeBrand(stated, stated);
    expect(await withWorkspace(id, (tx) => tx.postPeriod.count({ where: { workspaceId: id } }))).toBe(2);
  });
});

describe("files with a hole between them", () => {
  it("do not count the hole as silence, and tell it", async () => {
    const name = (from: string, to: string) => `posts ${from} to ${to}.csv`;
    const march = makePosts(31, "2025-03-31");
    const may = makePosts(31, "2025-05-31").replaceAll(/^p/gm, "q");
    const { scoreOn } = await makeBrand(
      { text: march, name: name("2025-03-01", "2025-03-31") },
      { text: may, name: name("2025-05-01", "2025-05-31") },
    );
    const { confidence } = await scoreOn("2025-05-31");
    expect(confidence.impact.evidence).not.toContain("silent");
    expect(confidence.presence.evidence).toMatch(
      /^61 days with a post of 61 known days .*\(30 days of the last 91 not covered by any file\)$/,
    );
  });
});

describe("the reconstructed history", () => {
  it("is on every day what an audit as of that day says, and later files leave earlier days alone", async () => {
    const sparse = ["id,created_at,text,likes,comments,shares,impressions"];
    for (const n of [0, 9, 31, 75, 80, 140]) sparse.push(`s${n},${addDays("2025-02-01", n)},tea,30,2,1,900`);
    const { id, scoreOn } = await makeBrand({ text: `${sparse.join("\n")}\n` }, { text: FOLLOWERS });
    const before = await readHistory(id);
    expect(before).toHaveLength(daysBetween("2025-01-01", "2025-11-20") + 1);
    for (const { day, score, pillars } of before.filter((_, at) => at % 23 === 0)) {
      expect(await scoreOn(day)).toMatchObject({ score, pillars });
    }
    const later = makePosts(40, "2025-11-20").replaceAll(/^p/gm, "later");
    await importText(id, "twitter", later, "posts 2025-10-01 to 2025-11-20.csv");
    const after = await readHistory(id);
    const isEarlier = ({ day }: { day: string }) => day < "2025-10-01";
    expect(after.filter(isEarlier)).toEqual(before.filter(isEarlier));
    expect(after).not.toEqual(before);
  });
});
