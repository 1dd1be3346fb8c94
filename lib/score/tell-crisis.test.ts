import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { findNewestCrisis } from "#lib/audits/find-newest-crisis.ts";
import { getAudit } from "#lib/audits/get-audit.ts";
import { verifyAudit } from "#lib/audits/verify-audit.ts";
import { ask } from "#scripts/testing/ask.ts";
import { runAsOperator, runToEnd } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace, makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { withWorkspace } from "../db.ts";
import { addDays, utcDay } from "../time.ts";
import { rebuildHistory } from "./rebuild-history.ts";
import { tellCrisis } from "./tell-crisis.ts";

const TODAY = utcDay(new Date());
const GOOD = ["I love this place", "What a great team", "Really nice work", "This is fantastic"];
const BAD = [
  "This is a terrible disgrace",
  "I hate what you did",
  "Awful, shame on you",
  "The worst service ever",
];

/** Comments of different authors that all say it in words of their own. */
async function comment(workspaceId: string, day: string, count: number, texts: readonly string[]) {
  const { id: profileId } = await ownerDb().profile.findFirstOrThrow({ where: { workspaceId } });
  const at = new Date(`${day}T00:00:00Z`);
  await ownerDb().comment.createMany({
    data: Array.from({ length: count }, (_, n) => {
      const name = `${String.fromCharCode(97 + (n % 26))}${String.fromCharCode(97 + (Math.floor(n / 26) % 26))}`;
      const text = `${texts[n % texts.length]} ${name}${name.split("").reverse().join("q")}`;
      return {
        workspaceId,
        profileId,
        id: `${day}-${n}-${texts.length}${texts[0]}`,
        createdAt: at,
        author: `fan${n}`,
        text,
        importedAt: at,
      };
    }),
  });
}

async function makeCrisis() {
  const workspace = await makeWorkspaceWithPosts();
  for (let ago = 2; ago < 30; ago++) await comment(workspace.id, addDays(TODAY, -ago), 6, GOOD);
  const ordinary = await runToEnd(workspace);
  await comment(workspace.id, addDays(TODAY, -1), 60, BAD);
  return { ...workspace, ordinary };
}

const noticesOf = (workspaceId: string) =>
  ownerDb().notice.findMany({ where: { workspaceId, kind: "comments.crisis" } });

const EXPECTED = { platform: "twitter", since: addDays(TODAY, -1), comments: 60 };

describe("a crisis", () => {
  it("stands in the explanation of the audit that finds it and of the score, and is told once", async () => {
    const workspace = await makeCrisis();
    const operator = await operatorFor(workspace.id);
    const crisisOf = async (id: string) =>
      (await getAudit(operator, id, ["explanation"])).explanation?.crisis;
    const found = await runToEnd(workspace);
    expect(await crisisOf(workspace.ordinary)).toBeNull();
    expect(await crisisOf(found)).toMatchObject(EXPECTED);
    const { body } = await ask("GET", "/v1/score?expand=explanation", { key: workspace.key });
    expect(body.explanation.crisis).toMatchObject(EXPECTED);
    expect((await verifyAudit(operator, found)).equal).toBe(true);
    await runToEnd(workspace);
    await rebuildHistory(workspace.id, new Date());
    expect(await noticesOf(workspace.id)).toMatchObject([
      {
        subject: expect.stringMatching(/^Negative comments on X \(Twitter\) since \d+ \w+$/),
        mailedAt: null,
      },
    ]);
  });

  it("is told by an import that finds it, and by no audit as of a past day", async () => {
    const workspace = await makeCrisis();
    await runAsOperator(workspace.id, { asOf: addDays(TODAY, -1) });
    expect(await noticesOf(workspace.id)).toEqual([]);
    await rebuildHistory(workspace.id, new Date());
    expect(await noticesOf(workspace.id)).toHaveLength(1);
  });

  it("is known to alerts and the portfolio from the import on, until an audit of later or newer figures know better", async () => {
    const workspace = await makeCrisis();
    const newest = () => withWorkspace(workspace.id, (tx) => findNewestCrisis(tx, workspace.id));
    expect(await newest()).toBeNull();
    await rebuildHistory(workspace.id, new Date());
    expect(await newest()).toMatchObject(EXPECTED);
    await runToEnd(workspace);
    expect(await newest()).toMatchObject(EXPECTED);
    await ownerDb().comment.deleteMany({ where: { workspaceId: workspace.id } });
    await rebuildHistory(workspace.id, new Date());
    expect(await newest()).toBeNull();
  });

  it("is null in results of before", async () => {
    const { id, ordinary, key } = await makeCrisis();
    await ownerDb().$executeRaw`
      UPDATE audits SET result = result #- '{explanation,crisis}' WHERE workspace_id = ${id} AND id = ${ordinary}`;
    const { body } = await ask("GET", `/v1/audit/${ordinary}?expand=explanation`, { key });
    expect(body.explanation.crisis).toBeNull();
  });
});

describe("tellCrisis", () => {
  it("takes one that began within a week for the same, and tells another one, or that of another platform", async () => {
    const { id } = await makeWorkspace();
    const shares = { comments: 210, negative_share: 0.64, ordinary_share: 0.09 };
    const tell = (platform: "instagram" | "tiktok", since: string) =>
      withWorkspace(id, (tx) => tellCrisis(tx, id, { platform, since, ...shares }, new Date()));
    for (const since of ["2026-06-12", "2026-06-12", "2026-06-10", "2026-06-19"])
      await tell("instagram", since);
    await tell("tiktok", "2026-06-12");
    await tell("instagram", "2026-06-20");
    expect((await noticesOf(id)).map(({ subject }) => subject).sort()).toEqual([
      "Negative comments on Instagram since 12 June",
      "Negative comments on Instagram since 20 June",
      "Negative comments on TikTok since 12 June",
    ]);
  });
});
