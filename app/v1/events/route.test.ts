import { describe, expect, it } from "vitest";
import { failAudit } from "#lib/audits/fail-audit.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeSmallWorkspace, runToEnd, startRun } from "#scripts/testing/audits.ts";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

const listen = ({ key }: Keyed, query = "") => ask("GET", `/v1/events${query}`, { key });
const trigger = ({ key }: Keyed, event: string) => ask("POST", "/v1/events/test", { key, body: { event } });

describe("GET /v1/events", () => {
  it("begins at the present end and misses nothing from there on", async () => {
    const workspace = await makeSmallWorkspace("agency");
    expect((await listen(workspace)).body).toEqual({ events: [], next: 0 });
    const webhookId = await makeWebhook(workspace);
    const auditId = await runToEnd(workspace);
    await ask("POST", `/v1/webhooks/${webhookId}/test`, { key: workspace.key });
    const { body } = await listen(workspace, "?after=0");
    expect(body.events.map(({ event }: { event: string }) => event)).toEqual([
      "audit.completed",
      "score.changed",
      "webhook.test",
    ]);
    expect(JSON.parse(body.events[0].body).data).toMatchObject({ audit_id: auditId, sequence: 1 });
    expect((await listen(workspace, "?after=0&limit=1")).body).toEqual({ events: [body.events[0]], next: 1 });
    expect((await listen(workspace, `?after=${body.next}`)).body).toEqual({ events: [], next: 3 });
    expect((await listen(workspace)).body).toEqual({ events: [], next: 3 });
  });

  it("answers as soon as something happens, and empty when the time is over", async () => {
    const workspace = await makeWorkspace();
    const begun = performance.now();
    expect((await listen(workspace, "?after=0&wait_seconds=1")).body).toEqual({ events: [], next: 0 });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(990);
    const waiting = listen(workspace, "?after=0&wait_seconds=7");
    const { body } = await trigger(workspace, "score.changed");
    expect((await waiting).body.events).toMatchObject([{ message_id: body.message_id }]);
  });

  it("waits for five of a workspace; the sixth is answered at once", async () => {
    const workspace = await makeWorkspace();
    const five = Array.from({ length: 5 }, () => listen(workspace, "?after=0&wait_seconds=3"));
    const first = await Promise.race([...five, new Promise((done) => setTimeout(done, 500, "waiting"))]);
    expect(first).toBe("waiting");
    const begun = performance.now();
    await listen(workspace, "?after=0&wait_seconds=3");
    expect(performance.now() - begun).toBeLessThan(2_000);
    await Promise.all(five);
  });

  it("does not tell of an audit that failed: webhooks are not told either", async () => {
    const workspace = await makeSmallWorkspace("agency");
    const auditId = await startRun(workspace, { webhook_url: "https://hooks.example.com/run" });
    const why = { title: "Ended", detail: "By the test.", now: new Date() };
    await failAudit({ workspaceId: workspace.id, auditId, ...why });
    expect((await listen(workspace, "?after=0")).body).toEqual({ events: [], next: 1 });
  });

  it.each(["?after=-1", "?after=x", "?wait_seconds=8", "?wait_seconds=0.5"])("400 for %s", async (query) => {
    const { status, body } = await listen(await makeWorkspace(), query);
    expect([status, body.code]).toEqual([400, "invalid_request"]);
  });
});
