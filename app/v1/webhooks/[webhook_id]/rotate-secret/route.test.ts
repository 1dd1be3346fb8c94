import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { openSecrets } from "#lib/secrets/webhook-secret.ts";
import { ask } from "#scripts/testing/ask.ts";
import { expectFields } from "#scripts/testing/expect-fields.ts";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };
const DAY_MS = 86_400_000;

const rotate = ({ key }: Keyed, id: string, body?: unknown, headers: Record<string, string> = {}) =>
  ask("POST", `/v1/webhooks/${id}/rotate-secret`, { key, headers, ...(body !== undefined && { body }) });

async function secretsOf({ id: workspaceId }: Keyed, id: string, now = new Date()): Promise<string[]> {
  const where = { workspaceId_id: { workspaceId, id } };
  return openSecrets(await withWorkspace(workspaceId, (tx) => tx.webhook.findUniqueOrThrow({ where })), now);
}

describe("POST /v1/webhooks/{webhook_id}/rotate-secret", () => {
  it("makes and returns a new secret; for 24 hours both sign, the new one first", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace, { secret: "the very first" });
    const before = Date.now();
    const { status, body } = await rotate(workspace, id);
    expect(status).toBe(200);
    expectFields(body, ["id", "secret", "previous_valid_until"]);
    expect(body.id).toBe(id);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const until = Date.parse(body.previous_valid_until);
    expect(until).toBeGreaterThanOrEqual(before + DAY_MS);
    expect(until).toBeLessThanOrEqual(Date.now() + DAY_MS);
    expect(await secretsOf(workspace, id)).toEqual([body.secret, "the very first"]);
    expect(await secretsOf(workspace, id, new Date(until - 1))).toEqual([body.secret, "the very first"]);
    expect(await secretsOf(workspace, id, new Date(until))).toEqual([body.secret]);
  });

  it("takes the secret of the request", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace, { secret: "the very first" });
    expect((await rotate(workspace, id, { secret: "the second one" })).body.secret).toBe("the second one");
    await rotate(workspace, id, { secret: "the third of all" });
    expect(await secretsOf(workspace, id)).toEqual(["the third of all", "the second one"]);
  });

  it("of rotations at once each takes over from the one before", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace, { secret: "the very first" });
    const names = ["a", "b", "c", "d"].map((letter) => letter.repeat(12));
    await Promise.all(names.map((secret) => rotate(workspace, id, { secret })));
    const [current, previous] = await secretsOf(workspace, id);
    expect(names).toContain(current);
    expect(names).toContain(previous);
    expect(current).not.toBe(previous);
  });

  it("is repeated with the same secret under one Idempotency-Key, which is nowhere kept in clear", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace, { secret: "the very first" });
    const headers = { "idempotency-key": "rotate:1" };
    const first = await rotate(workspace, id, {}, headers);
    const second = await rotate(workspace, id, {}, headers);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(await secretsOf(workspace, id)).toEqual([first.body.secret, "the very first"]);
    const where = { workspaceId: workspace.id };
    const tables = await withWorkspace(workspace.id, async (tx) => {
      const kept = await tx.idempotencyKey.findMany({ where });
      const webhooks = await tx.webhook.findMany({ where });
      const sealed = webhooks.flatMap((row) => [row.secret, row.previousSecret ?? new Uint8Array()]);
      return [
        ...kept.flatMap(({ body }) => [body, Buffer.from(body, "base64").toString("latin1")]),
        ...sealed.map((bytes) => Buffer.from(bytes).toString("latin1")),
      ];
    });
    expect(tables).toHaveLength(4);
    for (const text of tables) {
      expect(text).not.toContain(first.body.secret);
      expect(text).not.toContain("the very first");
    }
  });

  it("is not shown again", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace);
    const { secret } = (await rotate(workspace, id)).body;
    const { body } = await ask("GET", `/v1/webhooks/${id}`, { key: workspace.key });
    expectFields(body, ["id", "url", "events", "status", "created_at"]);
    expect(JSON.stringify(body)).not.toContain(secret);
  });
});
