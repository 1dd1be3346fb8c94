import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { ask } from "#scripts/testing/ask.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeDelivery, makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

const get = ({ key }: Keyed, id: string) => ask("GET", `/v1/webhooks/${id}`, { key });
const change = ({ key }: Keyed, id: string, body: object) =>
  ask("PATCH", `/v1/webhooks/${id}`, { key, body });
const remove = ({ key }: Keyed, id: string) => ask("DELETE", `/v1/webhooks/${id}`, { key });

/** Writes what a worker writes when a webhook has failed for too long. */
function disable({ id: workspaceId }: Keyed, id: string) {
  const at = new Date("2026-11-01T00:00:00.000Z");
  const data = { status: "disabled", failingSince: at, disabledAt: at, disabledReason: "it failed" };
  return withWorkspace(workspaceId, (tx) => tx.webhook.updateMany({ where: { workspaceId, id }, data }));
}

const rowOf = ({ id: workspaceId }: Keyed, id: string) =>
  withWorkspace(workspaceId, (tx) => tx.webhook.findFirst({ where: { workspaceId, id } }));

describe("PATCH /v1/webhooks/{webhook_id}", () => {
  it("changes what is given and leaves the rest", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace);
    const before = (await get(workspace, id)).body;
    expect((await change(workspace, id, {})).body).toEqual(before);
    const url = "https://other.example.com/hook";
    expect((await change(workspace, id, { url })).body).toEqual({ ...before, url });
    const events = ["score.changed", "campaign.phase_changed"];
    expect((await change(workspace, id, { events })).body).toEqual({ ...before, url, events });
    const paused = await change(workspace, id, { status: "paused", id: "wh_other", secret: "ignored" });
    expect(paused.body).toEqual({ ...before, url, events, status: "paused" });
    expect((await get(workspace, id)).body).toEqual(paused.body);
  });

  it("keeps the secret", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace);
    const before = await rowOf(workspace, id);
    await change(workspace, id, { status: "paused", secret: "another" });
    expect((await rowOf(workspace, id))?.secret).toEqual(before?.secret);
  });

  it("active switches a disabled webhook on again, with nothing of its failures left", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace);
    await disable(workspace, id);
    expect((await get(workspace, id)).body.status).toBe("disabled");
    expect((await change(workspace, id, { status: "active" })).body.status).toBe("active");
    expect(await rowOf(workspace, id)).toMatchObject({
      failingSince: null,
      disabledAt: null,
      disabledReason: null,
    });
  });

  it("active does not excuse the failures of a webhook that is active, a new address does", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace);
    await disable(workspace, id);
    const failing = { where: { workspaceId: workspace.id, id }, data: { status: "active" } };
    await withWorkspace(workspace.id, (tx) => tx.webhook.updateMany(failing));
    await change(workspace, id, { status: "active" });
    expect((await rowOf(workspace, id))?.failingSince).not.toBeNull();
    await change(workspace, id, { url: "https://other.example.com/" });
    expect((await rowOf(workspace, id))?.failingSince).toBeNull();
  });
});

describe("DELETE /v1/webhooks/{webhook_id}", () => {
  it("answers with the id, and takes the deliveries along but not the other webhooks", async () => {
    const workspace = await makeWorkspace();
    const [id, other] = [await makeWebhook(workspace), await makeWebhook(workspace)];
    await makeDelivery(workspace, id);
    const kept = await makeDelivery(workspace, other);
    expect((await remove(workspace, id)).body).toEqual({ id, deleted: true });
    expectProblem(await get(workspace, id), 404, "Not Found");
    expectProblem(await remove(workspace, id), 404, "Not Found");
    const where = { workspaceId: workspace.id };
    const left = await withWorkspace(workspace.id, (tx) => tx.delivery.findMany({ where }));
    expect(left.map((row) => row.id)).toEqual([kept]);
  });
});
