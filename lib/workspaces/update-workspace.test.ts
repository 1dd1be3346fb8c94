import { expect, it } from "vitest";
import { makeMember } from "#scripts/testing/members.ts";
import { findMember, type Role } from "../access/find-member.ts";
import { operatorFor } from "../access/operator-for.ts";
import { Settings } from "./schemas.ts";
import { updateWorkspace } from "./update-workspace.ts";

const NOW = new Date("2026-11-24T13:00:00Z");
const NEW = { name: "Larkspur Tea", industry: "food", time_zone: "Europe/Berlin", locale: "de-DE" as const };

it.each<Role>(["owner", "admin"])(
  "%s: changes name, industry and region, and takes the industry away",
  async (role) => {
    const { caller } = await makeMember(role);
    expect(await updateWorkspace(caller, NEW, NOW)).toEqual(NEW);
    expect(await updateWorkspace(caller, { industry: "" }, NOW)).toEqual({ ...NEW, industry: null });
    const changed = await findMember(caller.actor.id, caller.workspaceId);
    expect(changed?.workspace.region).toEqual({ timeZone: "Europe/Berlin", locale: "de-DE" });
  },
);

it.each<Role>(["editor", "viewer"])(
  "403 Insufficient Scope for role %s, and nothing changes",
  async (role) => {
    const { caller, workspace } = await makeMember(role);
    await expect(updateWorkspace(caller, NEW, NOW)).rejects.toMatchObject({
      title: "Insufficient Scope",
      message: "Settings can be changed only by the workspace's owners and admins.",
    });
    expect((await findMember(caller.actor.id, workspace.id))?.workspace).toEqual(workspace);
  },
);

it("403 Insufficient Scope for who is no member, as a key is none", async () => {
  const [{ workspace }, stranger] = [await makeMember("owner"), await makeMember("owner")];
  for (const caller of [await operatorFor(workspace.id), { ...stranger.caller, workspaceId: workspace.id }])
    await expect(updateWorkspace(caller, NEW, NOW)).rejects.toMatchObject({ title: "Insufficient Scope" });
});

it("takes zones by their IANA names and languages that are offered, and says what is wrong", () => {
  const told = (body: object) => Settings.safeParse(body).error?.issues[0]?.message;
  expect(Settings.parse({ time_zone: " Asia/Kolkata ", locale: "fr-FR" })).toMatchObject({ locale: "fr-FR" });
  expect(Settings.parse({ time_zone: "europe/berlin" })).toEqual({ time_zone: "Europe/Berlin" });
  for (const name of ["", "+02:00", "Europe/Nowhere", "Berlin", "UTC'--", "x".repeat(80)])
    expect(told({ time_zone: name }), name).toBe("must be a time zone such as Europe/Berlin");
  expect(told({ locale: "ar-EG" })).toBeDefined();
});
