import { expect, it } from "vitest";
import { runToEnd, startRun } from "#scripts/testing/audits.ts";
import { beginDaysAgo, inDays } from "#scripts/testing/campaigns.ts";
import { makeWorkspace, makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { runAudit } from "../audits/run-audit.ts";
import { advanceWorkspaceCampaigns } from "../campaigns/advance-workspace-campaigns.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { withWorkspace } from "../db.ts";
import { makeWebhook, recordChange } from "../deliveries/testing/deliveries.ts";
import { newId } from "../ids.ts";
import { fitAccountModels } from "../studio/fit-account-models.ts";
import { findNextChange, type PendingKind } from "./find-next-change.ts";

const now = new Date();
const KINDS: PendingKind[] = ["audits", "imports", "models", "deliveries", "campaigns"];

const ask = async (workspaceId: string, kind: PendingKind) =>
  findNextChange(await operatorFor(workspaceId), [kind], now);

const setDeliveries = (workspaceId: string, data: { status?: string; nextAttemptAt?: Date }) =>
  withWorkspace(workspaceId, (tx) => tx.delivery.updateMany({ where: { workspaceId }, data }));

it("in a new workspace nothing changes by itself", async () => {
  const { id } = await makeWorkspace();
  expect(await findNextChange(await operatorFor(id), KINDS, now)).toBe("never");
});

it("an audit changes soon while it runs", async () => {
  const workspace = await makeWorkspaceWithPosts();
  await runToEnd(workspace);
  expect(await ask(workspace.id, "audits")).toBe("never");
  const audit = await startRun(workspace);
  expect(await ask(workspace.id, "audits")).toBe("soon");
  await runAudit(workspace.id, audit);
  expect(await ask(workspace.id, "audits")).toBe("never");
});

it.each(["receiving", "processing"])("a file that is %s changes soon", async (status) => {
  const { id: workspaceId } = await makeWorkspace();
  const upload = { workspaceId, id: newId("upl"), platform: "tiktok", handle: "brand", fileName: "a.csv" };
  const rest = { bytes: 1, requestedBy: "operator", createdAt: now };
  await withWorkspace(workspaceId, (tx) => tx.upload.create({ data: { ...upload, ...rest, status } }));
  expect(await ask(workspaceId, "imports")).toBe("soon");
  await withWorkspace(workspaceId, (tx) =>
    tx.upload.updateMany({ where: { workspaceId }, data: { status: "completed" } }),
  );
  expect(await ask(workspaceId, "imports")).toBe("never");
});

it("what is learnt from own posts changes soon after an import", async () => {
  const { id } = await makeWorkspaceWithPosts();
  expect(await ask(id, "models")).toBe("soon");
  await fitAccountModels(id, now);
  expect(await ask(id, "models")).toBe("never");
});

it("a delivery changes soon when it is due, and later when it is tried again in hours", async () => {
  const { workspaceId, id } = await makeWebhook("https://example.com/");
  await recordChange(workspaceId, now);
  expect(await ask(workspaceId, "deliveries")).toBe("soon");
  await setDeliveries(workspaceId, { nextAttemptAt: new Date(now.getTime() + 3_600_000) });
  expect(await ask(workspaceId, "deliveries")).toBe("later");
  const setStatus = (status: string) =>
    withWorkspace(workspaceId, (tx) => tx.webhook.updateMany({ where: { id }, data: { status } }));
  await setStatus("paused");
  expect(await ask(workspaceId, "deliveries")).toBe("never");
  await setStatus("active");
  await setDeliveries(workspaceId, { status: "succeeded" });
  expect(await ask(workspaceId, "deliveries")).toBe("never");
});

it("a campaign changes later until it has ended", async () => {
  const { id: workspaceId } = await makeWorkspace();
  const caller = await operatorFor(workspaceId);
  const input = { name: "Winter", start_date: new Date(inDays(2)), duration_weeks: 4 };
  const { id } = await createCampaign(caller, input, now);
  expect(await ask(workspaceId, "campaigns")).toBe("later");
  await beginDaysAgo(workspaceId, id, 30);
  await advanceWorkspaceCampaigns(workspaceId, now);
  expect(await ask(workspaceId, "campaigns")).toBe("never");
});

it("of several kinds the soonest counts, and other workspaces do not", async () => {
  const [{ id: other }, { workspaceId }] = [await makeWorkspace(), await makeWebhook("https://example.com/")];
  await recordChange(workspaceId, now);
  expect(await findNextChange(await operatorFor(workspaceId), KINDS, now)).toBe("soon");
  expect(await findNextChange(await operatorFor(other), KINDS, now)).toBe("never");
});
