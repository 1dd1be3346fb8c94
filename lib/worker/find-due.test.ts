import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { endFit, takeFits } from "#lib/studio/take-fits.ts";
import { makeSmallWorkspace, startRun } from "#scripts/testing/audits.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { findDue } from "./find-due.ts";
import { openReconciler } from "./reconcile.ts";

const HOUR_MS = 3_600_000;
const find = (now = new Date()) => findDue(now, 300);

it("tells of what is there, of what is planned, and of nothing else", async () => {
  const nothing = {
    ...{ audits: null, uploads: null, syncs: null, fits: null, pictures: null, reports: null },
    ...{ alerts: null, digests: null, reconciler: null },
  };
  expect(await find()).toEqual(nothing);
  const workspace = await makeSmallWorkspace("agency");
  expect(await find()).toEqual({ ...nothing, fits: 0 });
  expect(await takeFits(1, new Date())).toEqual([workspace.id]);
  expect((await find()).fits).toBeGreaterThan(60_000);
  await endFit(workspace.id);
  await ownerPool().query("UPDATE data_versions SET unfitted_since = NULL");
  const now = new Date();
  const start = new Date(now.getTime() + HOUR_MS);
  await createCampaign(await operatorFor(workspace.id), { name: "Spring", start_date: start }, now);
  expect(await find(now)).toEqual({ ...nothing, reconciler: HOUR_MS });
  expect((await find(start)).reconciler).toBe(0);
  const picture = {
    workspaceId: workspace.id,
    profileId: "prf_1",
    postId: "p1",
    postedAt: now,
    url: "https://a.example",
  };
  await ownerDb().postPicture.create({ data: { ...picture, dueAt: start } });
  expect(await find(now)).toEqual({ ...nothing, pictures: HOUR_MS, reconciler: HOUR_MS });
  expect((await find(start)).pictures).toBe(0);
  const wait = { workspaceId: workspace.id, alertId: "alt_1", channelId: "alc_1", status: "pending" };
  await ownerDb().alertSend.create({ data: { ...wait, dueAt: new Date(now.getTime() + 2 * HOUR_MS) } });
  expect((await find(now)).alerts).toBe(2 * HOUR_MS);
  await ownerDb().alertWatch.create({ data: { workspaceId: workspace.id, dueAt: start } });
  expect((await find(now)).alerts).toBe(HOUR_MS);
  expect((await find(start)).alerts).toBe(0);
  await startRun(workspace);
  expect((await find()).audits).toBe(0);
  await ownerPool().query("UPDATE audits SET taken_at = now(), lease_until = now() + interval '12 s'");
  const { audits, reconciler } = await find();
  expect(audits).toBeGreaterThan(2_000);
  expect(audits).toBeLessThanOrEqual(12_000);
  expect(reconciler).toBeLessThanOrEqual(300_000);
});

it("what may wait is done at first and then after its rest", async () => {
  let at = 0;
  const reconcile = openReconciler(() => at);
  const isGone = async () => {
    await ownerPool().query("INSERT INTO rate_limits (key, expire) VALUES ('old', 1) ON CONFLICT DO NOTHING");
    await reconcile(new Date(), false);
    return (await ownerPool().query("SELECT 1 FROM rate_limits WHERE key = 'old'")).rowCount === 0;
  };
  expect(await isGone()).toBe(true);
  at = 59_999;
  expect(await isGone()).toBe(false);
  at = 60_000;
  expect(await isGone()).toBe(true);
});
