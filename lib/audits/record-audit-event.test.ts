import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import {
  importBetterPosts,
  makeSmallWorkspace,
  runAsOperator,
  runToEnd,
  startRun,
} from "#scripts/testing/audits.ts";
import { allowLoopback, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { withWorkspace } from "../db.ts";
import { sendDue } from "../deliveries/testing/deliveries.ts";
import { getOrMakeSigningSecret } from "../secrets/signing-secret.ts";
import { failAudit } from "./fail-audit.ts";
import { runAudit } from "./run-audit.ts";

const EVERY_EVENT = { events: ["audit.completed", "score.changed"] };
const webhook_url = "https://runs.example.com/done";

async function eventsOf(workspaceId: string) {
  const rows = await withWorkspace(workspaceId, (tx) =>
    tx.event.findMany({
      where: { workspaceId },
      orderBy: { sequence: "asc" },
      include: { deliveries: { orderBy: { id: "asc" } } },
    }),
  );
  return rows.map(({ type, body, deliveries }) => {
    const targets = deliveries.map((row) => row.webhookId ?? row.url).sort();
    return { type, data: JSON.parse(body).data, targets };
  });
}

describe("audit.completed", () => {
  it("is recorded once for a completed audit, with what GET /v1/audit answers", async () => {
    const workspace = await makeSmallWorkspace("agency");
    const webhookId = await makeWebhook(workspace, EVERY_EVENT);
    const auditId = await runToEnd(workspace, { webhook_url });
    await runAudit(workspace.id, auditId);
    const [event, ...others] = await eventsOf(workspace.id);
    expect(others.map(({ type }) => type)).toEqual(["score.changed"]);
    const { body } = await ask("GET", `/v1/audit/${auditId}`, { key: workspace.key });
    const pillars = Object.entries<{ score: number }>(body.pillars).map(([name, { score }]) => [name, score]);
    expect(event).toEqual({
      type: "audit.completed",
      targets: [webhook_url, webhookId].sort(),
      data: {
        audit_id: auditId,
        workspace_id: workspace.id,
        sequence: 1,
        status: "completed",
        score: body.score,
        pillars: Object.fromEntries(pillars),
        completed_at: body.completed_at,
      },
    });
  });

  it("of a failed audit goes to its webhook_url alone, once", async () => {
    const workspace = await makeSmallWorkspace("agency");
    await makeWebhook(workspace, EVERY_EVENT);
    const auditId = await startRun(workspace, { webhook_url });
    const end = { workspaceId: workspace.id, auditId, title: "Audit Failed", detail: "It was ended." };
    await Promise.all([1, 2, 3].map(() => failAudit({ ...end, now: new Date() })));
    const { body } = await ask("GET", `/v1/audit/${auditId}`, { key: workspace.key });
    const failed = { status: "failed", score: null, pillars: null, completed_at: body.completed_at };
    expect(await eventsOf(workspace.id)).toEqual([
      {
        type: "audit.completed",
        targets: [webhook_url],
        data: { audit_id: auditId, workspace_id: workspace.id, sequence: 1, ...failed },
      },
    ]);
  });

  it("is not recorded of a failed audit without webhook_url", async () => {
    const workspace = await makeSmallWorkspace("agency");
    await makeWebhook(workspace, EVERY_EVENT);
    const auditId = await startRun(workspace);
    const end = { workspaceId: workspace.id, auditId, title: "Audit Failed", detail: "It was ended." };
    await failAudit({ ...end, now: new Date() });
    expect(await eventsOf(workspace.id)).toEqual([]);
  });

  it("is recorded with the audit or not at all", async () => {
    const workspace = await makeSmallWorkspace("agency");
    const [, auditId] = [await makeWebhook(workspace, EVERY_EVENT), await startRun(workspace)];
    // A score point of the same audit is in its way: the end fails after the audit's row was written.
    const point = {
      kind: "audit",
      source: auditId,
      calculatedAt: new Date(),
      formulaVersion: "v1",
      score: 1,
    };
    const date = new Date(new Date().toISOString().slice(0, 10));
    await withWorkspace(workspace.id, (tx) =>
      tx.scorePoint.create({ data: { workspaceId: workspace.id, date, pillars: {}, ...point } }),
    );
    await runAudit(workspace.id, auditId);
    expect(await eventsOf(workspace.id)).toEqual([]);
  });
});

describe("score.changed", () => {
  it("is recorded for the first score and for one that moved, with the audit as its cause", async () => {
    const workspace = await makeSmallWorkspace("agency");
    const first = await runToEnd(workspace);
    await runToEnd(workspace);
    await importBetterPosts(workspace.id);
    const moved = await runToEnd(workspace);
    const events = await eventsOf(workspace.id);
    const changes = events.filter(({ type }) => type === "score.changed").map(({ data }) => data);
    expect(changes[0].cause).toEqual({ kind: "audit", audit_id: first });
    const { change_low, change_high, within_noise, ...cause } = changes[1].cause;
    expect(cause).toEqual({ kind: "audit", audit_id: moved, comparable: true });
    const delta = Number(changes[1].delta);
    expect([change_low <= delta, delta <= change_high, within_noise]).toEqual([
      true,
      true,
      expect.any(Boolean),
    ]);
    expect(changes[1].previous_score).toBe(changes[0].score);
    expect(Math.abs(changes[1].score - changes[0].score)).toBeGreaterThanOrEqual(0.5);
    expect(events.filter(({ type }) => type === "audit.completed")).toHaveLength(3);
  });
});

it("an audit as of a past day, and the reconstructed points, record nothing", async () => {
  const workspace = await makeSmallWorkspace("agency");
  await makeWebhook(workspace, EVERY_EVENT);
  await runAsOperator(workspace.id, { asOf: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) });
  const where = { workspaceId: workspace.id };
  expect(await withWorkspace(workspace.id, (tx) => tx.scorePoint.count({ where }))).toBeGreaterThan(1);
  expect(await eventsOf(workspace.id)).toEqual([]);
});

it("reaches the webhook and the webhook_url, each signed with its own secret, and the log says so", async () => {
  const receiver = await startHttpsReceiver();
  allowLoopback(true);
  try {
    const workspace = await makeSmallWorkspace("agency");
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const webhookId = await makeWebhook(workspace, { url: `${receiver.url}hook`, ...EVERY_EVENT, secret });
    const auditId = await runToEnd(workspace, { webhook_url: `${receiver.url}run` });
    await sendDue({ now: () => new Date(Date.now() + 1_000), random: Math.random });
    const own = await withWorkspace(workspace.id, (tx) =>
      getOrMakeSigningSecret(tx, workspace.id, new Date()),
    );
    const verified = receiver.requests.map(({ path, body, headers }) => {
      const check = new Webhook(path === "/run" ? own : secret);
      const { type, data } = check.verify(body, headers as Record<string, string>) as Message;
      return [path, type, data.audit_id ?? data.cause?.audit_id].join(" ");
    });
    const expected = [`/hook audit.completed`, `/hook score.changed`, `/run audit.completed`];
    expect(verified.sort()).toEqual(expected.map((one) => `${one} ${auditId}`));
    const log = await ask("GET", `/v1/webhooks/${webhookId}/deliveries`, { key: workspace.key });
    const sent = log.body.deliveries.map((one: Sent) => [one.event, one.status, one.attempts[0]?.status]);
    expect(sent.sort()).toEqual([
      ["audit.completed", "succeeded", 200],
      ["score.changed", "succeeded", 200],
    ]);
  } finally {
    allowLoopback(false);
    await receiver.close();
  }
});

type Message = { type: string; data: { audit_id?: string; cause?: { audit_id: string } } };
type Sent = { event: string; status: string; attempts: { status: number }[] };
