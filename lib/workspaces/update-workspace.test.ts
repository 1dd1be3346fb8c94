import { expect, it } from "vitest";
import { makeMember } from "#scripts/testing/members.ts";
import { findMember, type Role } from "../access/find-member.ts";
import { operatorFor } from "../access/operator-for.ts";
import { updateWorkspace } from "./update-workspace.ts";

const NEW = { name: "Larkspur Tea", industry: "food" };

it.each<Role>(["owner", "admin"])(
  "%s: changes name and industry, and takes the industry away",
  async (role) => {
    const { caller } = await makeMember(role);
    expect(await updateWorkspace(caller, NEW)).toEqual(NEW);
    expect(await updateWorkspace(caller, { industry: "" })).toEqual({ ...NEW, industry: null });
  },
);

it.each<Role>(["editor", "viewer"])(
  "403 Insufficient Scope for role %s, and nothing changes",
  async (role) => {
    const { caller, workspace } = await makeMember(role);
    await expect(updateWorkspace(caller, NEW)).rejects.toMatchObject({
      title: "Insufficient Scope",
      message: "Settings can be changed only by the workspace's owners and admins.",
    });
    expect((await findMember(caller.actor.id, workspace.id))?.workspace).toEqual(workspace);
  },
);

it("403 Insufficient Scope for who is no member, as a key is none", async () => {
  const [{ workspace }, stranger] = [await makeMember("owner"), await makeMember("owner")];
  for (const caller of [await operatorFor(workspace.id), { ...stranger.caller, workspaceId: workspace.id }])
    await expect(updateWorkspace(caller, NEW)).rejects.toMatchObject({ title: "Insufficient Scope" });
});
