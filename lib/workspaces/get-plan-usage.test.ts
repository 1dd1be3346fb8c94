import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { quotaMonth } from "../audits/quota-month.ts";
import { addWorkspace } from "./add-workspace.ts";
import { getPlanUsage } from "./get-plan-usage.ts";

it("tells what of the plan is used, with null for what is unlimited", async () => {
  const { id } = await makeWorkspaceWithPosts("agency");
  const now = new Date();
  await addWorkspace(id, "Second brand", now);
  const caller = await operatorFor(id);
  expect(await getPlanUsage(caller, now)).toEqual({
    billingPeriod: "monthly",
    audits: { used: 0, limit: null },
    teamMembers: { used: 1, limit: 10 },
    platforms: { used: 1, limit: null },
    workspaces: { used: 2, limit: 25 },
    nextMonth: quotaMonth(caller.planStartedAt, now).end,
  });
});
