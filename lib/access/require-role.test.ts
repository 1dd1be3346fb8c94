import { expect, it } from "vitest";
import { actorOf, OPERATOR } from "#lib/caller.ts";
import { newId } from "#lib/ids.ts";
import { makeMember } from "#scripts/testing/members.ts";
import type { Role } from "./find-member.ts";
import { requireRole, requireRoleOrKey } from "./require-role.ts";

it.each<[Role, boolean]>([
  ["owner", true],
  ["admin", true],
  ["editor", false],
  ["viewer", false],
])("%s: is at least an admin: %s", async (role, isManager) => {
  const { caller } = await makeMember(role);
  const asked = requireRole(caller, "admin", "The thing is shown only to");
  if (isManager) return void (await expect(asked).resolves.toBeUndefined());
  await expect(asked).rejects.toMatchObject({
    title: "Insufficient Scope",
    message: "The thing is shown only to the workspace's owners and admins.",
  });
});

it("the role counts in its own workspace only", async () => {
  const [mine, other] = [await makeMember("owner"), await makeMember("owner")];
  const caller = { ...mine.caller, workspaceId: other.workspace.id };
  await expect(requireRole(caller, "admin", "It is shown to")).rejects.toMatchObject({
    title: "Insufficient Scope",
  });
});

it("where keys are let in, people still need the role", async () => {
  const { caller } = await makeMember("editor");
  await expect(requireRoleOrKey(caller, "admin", "It is changed only by")).rejects.toMatchObject({
    message: "It is changed only by the workspace's owners and admins.",
  });
  for (const actor of [OPERATOR, actorOf(newId("key"))])
    await expect(
      requireRoleOrKey({ ...caller, actor }, "admin", "It is changed only by"),
    ).resolves.toBeUndefined();
});
