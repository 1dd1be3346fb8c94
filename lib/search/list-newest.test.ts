import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { makeCampaign } from "#scripts/testing/reach.ts";
import { makeWorkspace, makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { listNewest } from "./list-newest.ts";

it("lists audits and campaigns of the caller's workspace alone; campaigns from the Agency plan on", async () => {
  const workspace = await makeWorkspaceWithPosts("agency");
  const audit = await runToEnd(workspace);
  const campaign = await makeCampaign(workspace);
  const newest = await listNewest(await operatorFor(workspace.id));
  expect(newest.audits).toMatchObject([{ id: audit, status: "completed" }]);
  expect(newest.campaigns).toMatchObject([{ id: campaign, status: "draft" }]);
  const other = await makeWorkspace("agency");
  expect(await listNewest(await operatorFor(other.id))).toEqual({ audits: [], campaigns: [] });
  await changeWorkspace(workspace.id, { plan: "pro" }, new Date());
  const below = await listNewest(await operatorFor(workspace.id));
  expect([below.audits.length, below.campaigns.length]).toEqual([1, 0]);
});
