import { describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { makeSmallWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

const listen = ({ key }: Keyed, query: string) => ask("GET", `/v1/events${query}`, { key });
const trigger = ({ key }: Keyed, event: string) => ask("POST", "/v1/events/test", { key, body: { event } });

describe("POST /v1/events/test", () => {
  it.each(["audit.completed", "score.changed", "campaign.phase_changed"])(
    "sends an example of %s to listeners alone, marked as a test",
    async (event) => {
      const workspace = await makeWorkspace();
      const webhookId = await makeWebhook(workspace, { events: [event] });
      const { body } = await trigger(workspace, event);
      const [told] = (await listen(workspace, "?after=0")).body.events;
      expect(told).toMatchObject({ event, message_id: body.message_id, sequence: 1 });
      const data = { workspace_id: workspace.id, sequence: 1 };
      expect(JSON.parse(told.body)).toMatchObject({ type: event, test: true, data });
      const { deliveries } = (await ask("GET", `/v1/webhooks/${webhookId}/deliveries`, workspace)).body;
      expect(deliveries).toEqual([]);
    },
  );

  it("is no score that the next one is compared with", async () => {
    const workspace = await makeSmallWorkspace("agency");
    await trigger(workspace, "score.changed");
    await runToEnd(workspace);
    const { events } = (await listen(workspace, "?after=1")).body;
    expect(JSON.parse(events[1].body).data).toMatchObject({ previous_score: null, delta: "+0.0" });
  });

  it("400 for an event that is none", async () => {
    const { status, body } = await trigger(await makeWorkspace(), "webhook.test");
    expect([status, body.code]).toEqual([400, "invalid_request"]);
  });
});
