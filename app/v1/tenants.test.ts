import { beforeAll, describe, expect, it } from "vitest";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { type Answer, ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { addSibling } from "#scripts/testing/keys.ts";
import { OPERATIONS, type Operation } from "#scripts/testing/operations.ts";
import {
  endRuns,
  type Keyed,
  makeCampaign,
  makeDelivery,
  makeImport,
  makeWebhook,
} from "#scripts/testing/reach.ts";
import { effectiveRows } from "#scripts/testing/rows.ts";

const OF_A_THING = OPERATIONS.filter(({ template }) => template.includes("{"));
const WITH_WORKSPACE_ID = [
  "GET /v1/score",
  "GET /v1/score/history",
  "GET /v1/platforms",
  "POST /v1/imports",
  "GET /v1/imports",
  "POST /v1/audit/run",
  "POST /v1/campaigns",
  "POST /v1/webhooks",
  "PATCH /v1/campaigns/{id}",
  "PATCH /v1/webhooks/{id}",
  "GET /v1/events",
  "POST /v1/events/test",
];
const WITHOUT_WORKSPACE_ID = OPERATIONS.filter(({ name }) => !WITH_WORKSPACE_ID.includes(name));

type Owner = Keyed & {
  auditId: string;
  importId: string;
  campaignId: string;
  webhookId: string;
  deliveryId: string;
};

let primary: Owner;
let sibling: Owner;
let stranger: Owner;

async function furnish(workspace: Keyed & { auditId: string }): Promise<Owner> {
  const campaignId = await makeCampaign(workspace);
  const webhookId = await makeWebhook(workspace);
  const importId = await makeImport(workspace);
  return {
    ...workspace,
    importId,
    campaignId,
    webhookId,
    deliveryId: await makeDelivery(workspace, webhookId),
  };
}

beforeAll(async () => {
  primary = await furnish(await makeAuditedWorkspace("agency"));
  stranger = await furnish(await makeAuditedWorkspace("agency"));
  const added = await addSibling(primary.id);
  sibling = await furnish({ ...added, auditId: await runToEnd(added) });
});

const pathTo = ({ path }: Operation, owner: Owner) =>
  path
    .replace("aud_unknown", owner.auditId)
    .replace("upl_unknown", owner.importId)
    .replace("cmp_unknown", owner.campaignId)
    .replace("wh_unknown", owner.webhookId)
    .replace("dlv_unknown", owner.deliveryId);

const send = ({ method, body }: Operation, path: string, key: string) =>
  ask(method, path, { key, ...(body && { body }) });

async function expectRefusedWithoutTrace(operation: Operation, owner: Owner, key: string): Promise<void> {
  const before = await effectiveRows(owner.id);
  expectProblem(await send(operation, pathTo(operation, owner), key), 404, "Not Found");
  expect(await effectiveRows(owner.id)).toEqual(before);
}

/** That the thing was reached: done, or refused for its state. */
function expectFound({ status, body }: Answer): void {
  expect([200, 409], body.title).toContain(status);
}

describe.each(OF_A_THING)("$name", (operation) => {
  it("404 Not Found: what another account has", () =>
    expectRefusedWithoutTrace(operation, stranger, primary.key));

  it("404 Not Found: what the primary workspace has, for a key of another workspace", () =>
    expectRefusedWithoutTrace(operation, primary, sibling.key));

  it("never hints that the thing exists", async () => {
    const told = async (path: string) => {
      const { status, headers, body } = await send(operation, path, primary.key);
      const { request_id: _, instance: _path, ...rest } = body;
      return { status, names: [...headers.keys()], rest };
    };
    expect(await told(pathTo(operation, stranger))).toEqual(await told(operation.path));
  });

  it.each([
    "x",
    "aud_",
    "ws_0000000000000000000000",
    "%20",
    "..",
    "..%2F..",
    "%00",
    "aud_%00",
    "%F0%9F%99%82",
    "%27%3B--",
    "x".repeat(3_000),
  ])("404 Not Found: there is nothing with the id %j", async (id) => {
    const path = operation.path.replaceAll(/(aud|upl|cmp|wh|dlv)_unknown/g, id);
    expectProblem(await send(operation, path, primary.key), 404, "Not Found");
  });
});

describe.each(OF_A_THING.filter(({ path }) => !path.includes("aud_unknown")))("$name", (operation) => {
  it("what a sibling has is found by the primary workspace's key", async () => {
    const theirs = await furnish(sibling);
    expectFound(await send(operation, pathTo(operation, theirs), primary.key));
  });

  it("404 Not Found: what was in a workspace that is deleted", async () => {
    const gone = await furnish({ ...(await addSibling(primary.id, "Gone")), auditId: primary.auditId });
    await deleteWorkspace(gone.id, new Date());
    for (const key of [gone.key, primary.key])
      expectProblem(await send(operation, pathTo(operation, gone), key), 404, "Not Found");
  });
});

describe.each(OF_A_THING.filter(({ path }) => path.includes("dlv_unknown")))("$name", (operation) => {
  it("404 Not Found: a delivery of another webhook", async () => {
    const other = { ...primary, webhookId: await makeWebhook(primary) };
    await expectRefusedWithoutTrace(operation, other, primary.key);
  });
});

describe.each(WITHOUT_WORKSPACE_ID)("$name", (operation) => {
  it("has no workspace_id: one in query or body is ignored, whoever's it is", async () => {
    await endRuns(primary.id);
    const mine = operation.method === "DELETE" ? await furnish(primary) : primary;
    const before = await effectiveRows(stranger.id);
    const { method, body } = operation;
    const path = `${pathTo(operation, mine)}?workspace_id=${stranger.id}`;
    const named = body && { body: { ...body, workspace_id: stranger.id } };
    const answer: Answer = await ask(method, path, { key: primary.key, ...named });
    expect(answer.status).toBe(200);
    expect(await effectiveRows(stranger.id)).toEqual(before);
  });
});
