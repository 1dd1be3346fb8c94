import { expect, it } from "vitest";
import { makeMember } from "#scripts/testing/members.ts";
import { makeTester } from "#scripts/testing/test-keys.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import type { Role } from "../access/find-member.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { getOrMakeSigningSecret } from "../secrets/signing-secret.ts";
import { revealSigningSecret } from "./reveal-signing-secret.ts";

const now = new Date("2026-11-20T09:00:00.000Z");

it.each<Role>(["owner", "admin"])("%s: sees the secret that signs, the same every time", async (role) => {
  const { caller, workspace } = await makeMember(role);
  const { secret } = await revealSigningSecret(caller, now);
  expect(await revealSigningSecret(caller, now)).toEqual({ secret });
  const signing = await withWorkspace(workspace.id, (tx) => getOrMakeSigningSecret(tx, workspace.id, now));
  expect(secret).toBe(signing);
});

it("of test keys: the secret that signs what goes to the webhook_url of their runs, and none without them", async () => {
  const { member, test } = await makeTester();
  const { secret } = await revealSigningSecret(member.caller, now, "test");
  expect(secret).toMatch(/^whsec_/);
  expect(secret).not.toBe((await revealSigningSecret(member.caller, now)).secret);
  expect(await withWorkspace(test.id, (tx) => getOrMakeSigningSecret(tx, test.id, now))).toBe(secret);
  const { caller } = await makeMember("owner");
  await expect(revealSigningSecret(caller, now, "test")).rejects.toMatchObject({ title: "Not Found" });
});

it.each<Role>(["editor", "viewer"])("403 Insufficient Scope for role %s, and none is made", async (role) => {
  const { caller, workspace } = await makeMember(role);
  await expect(revealSigningSecret(caller, now)).rejects.toMatchObject({ title: "Insufficient Scope" });
  const where = { workspaceId: workspace.id };
  expect(await withWorkspace(workspace.id, (tx) => tx.signingSecret.count({ where }))).toBe(0);
});

it("403 Insufficient Scope for a key, and for a member of another workspace", async () => {
  const { id } = await makeWorkspace();
  const { caller: stranger } = await makeMember("owner");
  for (const caller of [await operatorFor(id), { ...stranger, workspaceId: id }])
    await expect(revealSigningSecret(caller, now)).rejects.toMatchObject({ title: "Insufficient Scope" });
});
