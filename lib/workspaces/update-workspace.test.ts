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
    expect(await updateWorkspace(caller, NEW, NOW)).toEqual({ ...NEW, real_time: false });
    expect(await updateWorkspace(caller, { industry: "" }, NOW)).toMatchObject({
      ...NEW,
      industry: null,
    });
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

it("switches the live score on where the plan has it, and off on every plan", async () => {
  const { caller } = await makeMember("admin", "enterprise");
  const isLive = async () => (await findMember(caller.actor.id, caller.workspaceId))?.workspace.isLive;
  expect(await updateWorkspace(caller, { real_time: true }, NOW)).toMatchObject({ real_time: true });
  expect(await isLive()).toBe(true);
  await updateWorkspace({ ...caller, plan: "agency" }, { real_time: false }, NOW);
  expect(await isLive()).toBe(false);
  await expect(
    updateWorkspace({ ...caller, plan: "agency" }, { real_time: true }, NOW),
  ).rejects.toMatchObject({
    title: "Plan Required",
    message: "Live scores need the Enterprise plan or above; this account is on Agency.",
  });
  expect(await isLive()).toBe(false);
});

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
