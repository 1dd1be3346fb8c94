import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { listAudits } from "#lib/audits/list-audits.ts";
import { listCampaigns } from "#lib/campaigns/list-campaigns.ts";
import { listDrafts } from "#lib/drafts/list-drafts.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { listGoals } from "#lib/goals/list-goals.ts";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { planIncludes } from "#lib/plans.ts";
import { listWatched } from "#lib/platforms/list-watched.ts";
import { listPosts } from "#lib/posts/list-posts.ts";
import { PostQuery } from "#lib/posts/schemas.ts";
import { FIXTURE_BRAND } from "#lib/test-mode/fixture-files.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { ensureDemo } from "./demo.ts";
import { ask } from "./testing/ask.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-demo-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("opens on a brand that has every page, with something on each, and keeps one of every plan", {
  timeout: 120_000,
}, async () => {
  const demo = await ensureDemo(folder);
  expect(demo.workspaces.map(({ plan }) => plan)).toEqual(["pro", "agency", "enterprise"]);
  for (const { plan, key } of demo.workspaces) {
    const { status, body } = await ask("GET", "/v1/workspace", { key });
    expect([status, body.plan, body.platforms_connected]).toEqual([200, plan, 2]);
    const { body: score } = await ask("GET", "/v1/score?expand=confidence", { key });
    expect(score.confidence.known_weight).toBe(1);
    expect(Math.min(...PILLARS.map((name) => score.pillars[name])), plan).toBeGreaterThan(25);
  }
  const { body: tested } = await ask("GET", "/v1/workspace", { key: demo.test_key ?? "" });
  expect(tested.name).toBe(FIXTURE_BRAND);
  const user = await ownerDb().user.findUniqueOrThrow({ where: { email: demo.email } });
  const [opened] = await listUserWorkspaces(user.id);
  expect(opened && planIncludes(opened.plan, "agency")).toBe(true);

  const caller = await operatorFor(opened?.id ?? "");
  const now = new Date();
  const { audits } = await listAudits(caller, { limit: 10, offset: 0 });
  expect(audits.map(({ status }) => status)).toEqual(["completed", "completed"]);
  const { campaigns } = await listCampaigns(caller, { limit: 10, offset: 0 }, now);
  expect(campaigns.map(({ status }) => status)).toEqual(["draft", "active"]);
  for (const { score_at_start, score_current } of campaigns)
    expect([score_at_start, score_current]).toEqual([expect.any(Number), audits[0]?.score]);
  const drafts = await listDrafts(caller, { sort: "planned" }, { now });
  expect(drafts.drafts.map(({ status }) => status)).toEqual(["posted", "ready", "draft", "draft", "dropped"]);
  expect(drafts.drafts.filter(({ score }) => score === null)).toEqual([]);

  const before = audits[1]?.completed_at ?? "";
  expect(Date.parse(before)).toBeLessThan(Date.parse(campaigns[1]?.created_at ?? ""));

  expect(campaigns[1]?.current_phase).toBe("build");
  // Nothing is dated after the audit that looked at it, and a receiver that did not answer shows what is tried.
  const at = new Date(audits[0]?.completed_at ?? "");
  expect(await ownerDb().post.count({ where: { createdAt: { gt: at } } })).toBe(0);
  expect(await ownerDb().comment.count({ where: { createdAt: { gt: at } } })).toBe(0);
  const where = { workspaceId: caller.workspaceId };
  expect(await ownerDb().delivery.findMany({ where, select: { status: true, attempts: true } })).toEqual([
    { status: "failed", attempts: 10 },
  ]);

  // Whom it watches, a goal, and newest posts that stand among others of their age.
  expect((await listWatched(caller, now)).accounts.map(({ platform }) => platform)).toEqual([
    "instagram",
    "youtube",
  ]);
  expect((await listGoals(caller, now)).map(({ goal }) => goal.measure)).toEqual(["composite"]);
  const { posts } = await listPosts(caller, PostQuery.parse({}), { limit: 10 });
  expect(posts.map(({ place }) => place)).not.toContain(null);

  // Pictures that differ, where a platform's would be kept.
  const pictures = await ownerDb().postPicture.findMany();
  expect(pictures.length).toBeGreaterThan(100);
  expect(new Set(pictures.map(({ digest }) => digest)).size).toBe(pictures.length);
  const platforms = await ownerDb().profile.findMany({
    where: { id: { in: pictures.map((one) => one.profileId) } },
  });
  expect(new Set(platforms.map(({ platform }) => platform))).toEqual(
    new Set(["instagram", "youtube", "twitter"]),
  );
  expect(Math.max(...pictures.map(({ picture }) => picture?.length ?? 0))).toBeLessThanOrEqual(15 * 1024);

  expect(await ensureDemo(folder)).toEqual(demo);
});
