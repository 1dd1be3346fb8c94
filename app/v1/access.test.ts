import { describe, expect, it, vi } from "vitest";
import { createKey } from "#lib/api-keys/create-key.ts";
import { generateKey } from "#lib/api-keys/key-format.ts";
import { revokeKey } from "#lib/api-keys/revoke-key.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { ask, OPERATIONS, type Operation } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

/** A key of the operation's other kind: `read` does not run audits, `write` does not read. */
const lackingScope = ({ method }: Operation) => (method === "GET" ? "write" : "read");

async function makeKey(
  workspaceId: string,
  changes: { scopes?: ("read" | "write")[]; expiresAt?: Date } = {},
) {
  const { scopes = ["read", "write"], expiresAt } = changes;
  return createKey({ workspaceId, scopes, createdBy: "test", expiresAt: expiresAt ?? null, now: new Date() });
}

function badAuthorizations(key: string): (string | undefined)[] {
  const otherEnd = key.endsWith("0") ? "1" : "0";
  return [
    undefined,
    "",
    "Bearer",
    "Bearer nonsense",
    key,
    `Basic ${Buffer.from(`${key}:`).toString("base64")}`,
    `Bearer ${key}x`,
    `Bearer ${key.slice(0, -1)}`,
    `Bearer ${key.slice(0, -1)}${otherEnd}`,
    `Bearer ${key.toUpperCase()}`,
    `Bearer ${generateKey()}`,
  ];
}

describe.each(OPERATIONS)("$method $path", (operation) => {
  const { method, path } = operation;
  const send = (key: string) => ask(method, path, { key });

  it("401 Unauthorized: Missing or invalid API key.", async () => {
    const { key } = await makeWorkspace("pro");
    for (const authorization of badAuthorizations(key)) {
      const headers = authorization === undefined ? undefined : { authorization };
      expectProblem(await ask(method, path, { ...(headers && { headers }) }), 401, "Unauthorized");
    }
  });

  it("401 Unauthorized: a session, or a key anywhere but in the header, is no key", async () => {
    const { key } = await makeWorkspace("pro");
    const headers = { cookie: `next-auth.session-token=${key}`, "x-api-key": key };
    expectProblem(
      await ask(method, `${path}?api_key=${key}&access_token=${key}`, { headers }),
      401,
      "Unauthorized",
    );
  });

  it("401 Unauthorized: the key has expired", async () => {
    const { id } = await makeWorkspace("pro");
    const { key } = await makeKey(id, { expiresAt: new Date(Date.now() - 1) });
    expectProblem(await send(key), 401, "Unauthorized");
  });

  it("401 Unauthorized: a revoked key stops working within a second", async () => {
    const { id } = await makeWorkspace("pro");
    const { key, key_id } = await makeKey(id);
    expect((await send(key)).status).not.toBe(401);
    await revokeKey(key_id, new Date());
    const refused = async () => expectProblem(await send(key), 401, "Unauthorized");
    await vi.waitFor(refused, { timeout: 1_000, interval: 50 });
  });

  it("403 Plan Required: The plan has no API access (Pro or above needed).", async () => {
    const { key } = await makeWorkspace("creator");
    expectProblem(await send(key), 403, "Plan Required");
  });

  it("403 Plan Required: the plan was changed to one without API access", async () => {
    const { id, key } = await makeWorkspace("pro");
    expect((await send(key)).status).not.toBe(403);
    await changeWorkspace(id, { plan: "creator" }, new Date());
    expectProblem(await send(key), 403, "Plan Required");
    await changeWorkspace(id, { plan: "pro" }, new Date());
    expect((await send(key)).status).not.toBe(403);
  });

  it("403 Insufficient Scope: A key without the needed scope", async () => {
    const { id } = await makeWorkspace("pro");
    const { key } = await makeKey(id, { scopes: [lackingScope(operation)] });
    expectProblem(await send(key), 403, "Insufficient Scope");
  });

  it("needs no other scope than its own", async () => {
    const { id } = await makeWorkspace("pro");
    const { key } = await makeKey(id, { scopes: [method === "GET" ? "read" : "write"] });
    expect((await send(key)).status).not.toBe(403);
  });

  it("404 Not Found: the key's workspace was deleted", async () => {
    const { id, key, auditId } = await makeAuditedWorkspace("pro");
    const known = path.replace("aud_unknown", auditId);
    expect((await ask(method, known, { key })).status).toBe(200);
    await deleteWorkspace(id, new Date());
    expectProblem(await ask(method, known, { key }), 404, "Not Found");
  });

  it("401 comes before every other refusal, and 403 before those of the request", async () => {
    const { key } = await makeWorkspace("creator");
    const wrong = `${path}?workspace_id=ws_none&include_pillars=perhaps&granularity=hourly`;
    const body = method === "POST" ? { body: "{", headers: { "content-type": "text/plain" } } : {};
    expectProblem(await ask(method, wrong, { ...body }), 401, "Unauthorized");
    expectProblem(await ask(method, wrong, { ...body, key }), 403, "Plan Required");
  });
});
