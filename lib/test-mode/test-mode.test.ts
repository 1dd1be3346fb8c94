import { beforeAll, describe, expect, it } from "vitest";
import { findMember, type Member } from "#lib/access/find-member.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { findCaller } from "#lib/api-keys/find-caller.ts";
import { forgetKeys } from "#lib/api-keys/known-keys.ts";
import { listKeyViews } from "#lib/api-keys/list-key-views.ts";
import { replaceKey } from "#lib/api-keys/replace-key.ts";
import { revokeOwnKey } from "#lib/api-keys/revoke-own-key.ts";
import { keepWorkspace } from "#lib/deletion/keep-workspace.ts";
import { scheduleDeletion } from "#lib/deletion/schedule-deletion.ts";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { listPortfolio } from "#lib/portfolio/list-portfolio.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { getPlanUsage } from "#lib/workspaces/get-plan-usage.ts";
import { purgeWorkspace } from "#lib/workspaces/purge-workspace.ts";
import { ask } from "#scripts/testing/ask.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeCampaign, makeWebhook } from "#scripts/testing/reach.ts";
import { addTestKey, makeTester } from "#scripts/testing/test-keys.ts";
import { resetTestWorkspace } from "./reset-test-workspace.ts";

const now = new Date();
const unrecorded = async () => {};
/** Tables of what is done by itself, or for people. */
const NOT_FOR_TESTS = [
  "memberships",
  "invitations",
  "audit_schedules",
  "alert_rules",
  "alert_watches",
  "alerts",
  "weekly_digests",
  "connections",
  "syncs",
  "post_pictures",
];

type Test = Awaited<ReturnType<typeof addTestKey>>;

let member: Member;
let test: Test;

beforeAll(async () => {
  ({ member, test } = await makeTester());
});

const rowsIn = async (table: string, workspaceId: string) => {
  const sql = `SELECT count(*)::int AS n FROM "${table}" WHERE workspace_id = $1`;
  return (await ownerPool().query<{ n: number }>(sql, [workspaceId])).rows[0]?.n;
};
const statusOf = async (key: string) => (await ask("GET", "/v1/workspace", { key })).status;

describe("a test workspace", () => {
  it("is in no list of people, and counts in no limit", async () => {
    const { actor, workspaceId } = member.caller;
    expect((await listUserWorkspaces(actor.id)).map(({ id }) => id)).toEqual([workspaceId]);
    expect((await listPortfolio(actor.id, now)).map(({ id }) => id)).toEqual([workspaceId]);
    expect(await findMember(actor.id, test.id)).toBeNull();
    expect((await getPlanUsage(member.caller, now)).workspaces.used).toBe(1);
  });

  it("has nothing that sweeps, alerts, digests or schedules take up", async () => {
    const counts = await Promise.all(NOT_FOR_TESTS.map((table) => rowsIn(table, test.id)));
    expect(counts).toEqual(NOT_FOR_TESTS.map(() => 0));
    const row = await ownerDb().workspace.findUniqueOrThrow({ where: { id: test.id } });
    expect(row).toMatchObject({ industry: null, realTime: false, endsAt: null });
    const fits = await ownerDb().draftModel.count({ where: { workspaceId: test.id } });
    expect(fits).toBe(0);
  });

  it("is one for all test keys of a workspace, also of two that are made at once", async () => {
    expect((await addTestKey(member)).id).toBe(test.id);
    const { member: other } = await makeTester("pro");
    const made = await Promise.all([addTestKey(other), addTestKey(other)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it("follows the plan of its workspace, which pauses its webhooks", async () => {
    const { member: changing, test: own } = await makeTester();
    await makeWebhook(own);
    await changeWorkspace(changing.caller.workspaceId, { plan: "pro" }, now);
    expect((await operatorFor(own.id)).plan).toBe("pro");
    const [webhook] = await ownerDb().webhook.findMany({ where: { workspaceId: own.id } });
    expect(webhook?.status).toBe("paused");
  });
});

describe("a test key", () => {
  it("stands among the keys of its workspace, and is replaced and revoked there", async () => {
    const { member: keeper, test: own } = await makeTester();
    const { working } = await listKeyViews(keeper.caller, now);
    expect(working.map(({ prefix }) => prefix).toSorted()).toEqual(["plk_live_", "plk_test_"]);
    const named = working.find(({ prefix }) => prefix === "plk_test_");
    expect(named).toMatchObject({ key_id: own.keyId, created_by: expect.any(String) });
    const next = await replaceKey(keeper.caller, own.keyId, { overlapHours: 0, now });
    expect(next.key).toMatch(/^plk_test_/);
    expect((await findCaller(next.key, now))?.workspaceId).toBe(own.id);
    await revokeOwnKey(keeper.caller, next.key_id, now);
    expect(await findCaller(next.key, now)).toBeNull();
    const { ended } = await listKeyViews(keeper.caller, now);
    expect(ended.map(({ key_id }) => key_id).toSorted()).toEqual([own.keyId, next.key_id].toSorted());
  });

  it("of another workspace is nobody's here", async () => {
    const { test: foreign } = await makeTester();
    const refused = { title: "Not Found" };
    await expect(revokeOwnKey(member.caller, foreign.keyId, now)).rejects.toMatchObject(refused);
    await expect(replaceKey(member.caller, foreign.keyId, { overlapHours: 1, now })).rejects.toMatchObject(
      refused,
    );
  });
});

describe("a reset", () => {
  it("brings the fixtures back, and keeps the keys", async () => {
    const { member: keeper, test: own } = await makeTester();
    const read = async () => {
      const { body } = await ask("GET", "/v1/campaigns", { key: own.key });
      return body.campaigns.map(({ name }: { name: string }) => name);
    };
    expect(await read()).toEqual(["Long evenings"]);
    await makeWebhook(own);
    await makeCampaign(own);
    expect(await read()).toHaveLength(2);
    expect(await resetTestWorkspace(keeper.caller, now, unrecorded)).toEqual({ reset: true });
    expect(await read()).toEqual(["Long evenings"]);
    expect(await rowsIn("webhooks", own.id)).toBe(0);
    expect(await rowsIn("audits", own.id)).toBe(2);
  });

  it("needs fixtures, and the role that looks after keys", async () => {
    const { member: bare } = await makeTester();
    await ownerDb().workspace.updateMany({
      where: { testOf: bare.caller.workspaceId },
      data: { deletedAt: now },
    });
    await expect(resetTestWorkspace(bare.caller, now, unrecorded)).rejects.toMatchObject({
      title: "Not Found",
    });
    const where = { workspaceId: bare.caller.workspaceId };
    await ownerDb().membership.updateMany({ where, data: { role: "editor" } });
    await expect(resetTestWorkspace(bare.caller, now, unrecorded)).rejects.toMatchObject({
      title: "Insufficient Scope",
    });
  });
});

describe("with its workspace a test workspace", () => {
  it("is closed, and open again when that is kept", async () => {
    const { member: owner, test: own } = await makeTester();
    const { workspaceId, actor } = owner.caller;
    const asked = { origin: { address: null, requestId: null }, now };
    await scheduleDeletion(actor.id, { workspaceId, brand: owner.workspace.name }, asked);
    forgetKeys();
    expect(await statusOf(own.key)).toBe(404);
    await keepWorkspace(actor.id, workspaceId, asked);
    forgetKeys();
    expect(await statusOf(own.key)).toBe(200);
  });

  it("is deleted, and removed for good with every row", async () => {
    const { member: owner, test: own } = await makeTester();
    const { workspaceId } = owner.caller;
    await deleteWorkspace(workspaceId, now);
    forgetKeys();
    expect(await statusOf(own.key)).toBe(404);
    const { accountId } = await ownerDb().workspace.findUniqueOrThrow({ where: { id: own.id } });
    await purgeWorkspace(workspaceId, now);
    expect(await ownerDb().workspace.count({ where: { id: { in: [workspaceId, own.id] } } })).toBe(0);
    expect(await ownerDb().account.count({ where: { id: accountId } })).toBe(0);
    expect(await rowsIn("posts", own.id)).toBe(0);
    expect(await rowsIn("api_keys", own.id)).toBe(0);
  });
});
