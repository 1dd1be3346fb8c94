import { afterEach, describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { runToEnd, startRun } from "#scripts/testing/audits.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { WITH_PATTERNS } from "../formula/pattern-version.fixture.ts";
import { tryFormula } from "../formula/versions.ts";
import { nameShownPosts } from "../recommendations/name-shown-posts.ts";
import { loadPostTraits } from "../score/load-post-traits.ts";
import { readFrozenInput } from "../score/read-frozen-input.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import { addDays, utcDay } from "../time.ts";
import { StoredResult } from "./audit-result.ts";
import { runAudit } from "./run-audit.ts";
import { verifyAudit } from "./verify-audit.ts";

const TODAY = utcDay(new Date());

/** 160 posts of half a year; every second or so asks something, and those get two and a half times the likes. */
function askingPosts(likesOfMost: number): string {
  const random = seededRandom("questions");
  const rows = Array.from({ length: 160 }, (_, at) => {
    const asks = random() < 0.4;
    const likes = Math.round(likesOfMost * Math.exp(random()) * (asks ? 2.5 : 1));
    const text = asks ? `Which of our pumpkins is number ${at}?` : `Our pumpkin number ${at}`;
    return `q${at},${addDays(TODAY, -Math.floor(at * 1.1) - 1)}T09:00:00Z,${text},${likes},2,1,4000`;
  });
  return ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n");
}

let stop = () => {};
afterEach(() => stop());

async function makeBrand(likesOfMost: number) {
  const workspace = await makeWorkspace("pro");
  await importText(workspace.id, "twitter", askingPosts(likesOfMost));
  stop = tryFormula(WITH_PATTERNS);
  return { ...workspace, caller: await operatorFor(workspace.id) };
}

async function storedAudit(workspaceId: string, id: string) {
  const where = { workspaceId_id: { workspaceId, id } };
  const row = await withWorkspace(workspaceId, (tx) => tx.audit.findUniqueOrThrow({ where }));
  return { input: row.input ?? "", result: StoredResult.parse(row.result) };
}

describe("an audit by a version that looks at posts", () => {
  it("recommends what the brand's own posts show, with the posts by id and without their texts", async () => {
    const { id, key, caller } = await makeBrand(30);
    const auditId = await runToEnd({ id, key });
    const { input, result } = await storedAudit(id, auditId);
    const found = result.recommendations.find(({ change }) => change === "pattern:twitter:question");
    expect(found?.action).toMatch(
      /^Ask a question in more of your posts on X \(Twitter\), .+ instead of .+: your \d+ posts with a question get \d\.\d times the engagement of the posts around them$/,
    );
    expect(found?.posts?.best).toHaveLength(3);
    expect(`${input} ${JSON.stringify(found)}`).not.toContain("pumpkin");
    const names = await nameShownPosts(caller, result.recommendations);
    expect(names[`twitter ${found?.posts?.best[0]?.id}`]?.name).toMatch(/^“Which of our pumpkins/);
    const { body } = await ask("GET", `/v1/audit/${auditId}`, { key });
    expect(Object.keys(body.recommendations[0])).toEqual(["priority", "pillar", "action", "expected_impact"]);
    expect(await verifyAudit(caller, auditId)).toMatchObject({ equal: true });
  });

  it("recommends the same again of the same posts", async () => {
    const { id, key } = await makeBrand(30);
    const { input, result } = await storedAudit(id, await runToEnd({ id, key }));
    const where = { workspaceId: id };
    const profile = await withWorkspace(id, (tx) => tx.profile.findFirstOrThrow({ where }));
    const traits = [
      await loadPostTraits(id, { id: profile.id, platform: "twitter", handle: "brand" }, TODAY),
    ];
    const told = WITH_PATTERNS.recommend.list(readFrozenInput(input, WITH_PATTERNS), { traits });
    const gains = (list: { change?: string | undefined; composite_gain: number }[]) =>
      list.map(({ change, composite_gain }) => [change, composite_gain]);
    expect(gains(result.recommendations)).toEqual(gains(told));
  });

  it("says of a weak pillar that nothing would help it", async () => {
    const { id, key } = await makeBrand(0);
    const { result } = await storedAudit(id, await runToEnd({ id, key }));
    expect(result.pillars.impact.score).toBeLessThan(40);
    expect(result.recommendations.some(({ pillar }) => pillar === "impact")).toBe(false);
    expect(result.silent?.find(({ pillar }) => pillar === "impact")?.words).toMatch(
      /^The data show nothing that would help Impact \(\d+\.\d\); it rests on /,
    );
  });

  it("ends a run whose recommendations were written before silences were told", async () => {
    const { id, key } = await makeBrand(30);
    const auditId = await startRun({ id, key });
    await withWorkspace(id, (tx) =>
      tx.auditStep.updateMany({
        where: { workspaceId: id, auditId, name: "recommend" },
        data: { finishedAt: new Date(), output: { value: [] } },
      }),
    );
    await runAudit(id, auditId);
    expect((await storedAudit(id, auditId)).result).toMatchObject({ recommendations: [], silent: [] });
  });
});
