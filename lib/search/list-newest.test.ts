import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { makeCampaign } from "#scripts/testing/reach.ts";
import { makeWorkspace, makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { listNewest } from "./list-newest.ts";

it("lists audits, campaigns and drafts of the caller's workspace alone; campaigns and drafts from the Agency plan on", async () => {
  const workspace = await makeWorkspaceWithPosts("agency");
  const audit = await runToEnd(workspace);
  const campaign = await makeCampaign(workspace);
  const draft = await makeDraft(workspace.id);
  const newest = await listNewest(await operatorFor(workspace.id));
  expect(newest.audits).toMatchObject([{ id: audit, status: "completed" }]);
  expect(newest.campaigns).toMatchObject([{ id: campaign, status: "draft" }]);
  expect(newest.drafts).toEqual([
    { id: draft, words: "The new menu starts on Monday.", platform: "instagram", status: "draft" },
  ]);
  const other = await makeWorkspace("agency");
  expect(await listNewest(await operatorFor(other.id))).toEqual({ audits: [], campaigns: [], drafts: [] });
  await changeWorkspace(workspace.id, { plan: "pro" }, new Date());
  const below = await listNewest(await operatorFor(workspace.id));
  expect([below.audits.length, below.campaigns.length, below.drafts.length]).toEqual([1, 0, 0]);
});
