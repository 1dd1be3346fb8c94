import { beforeEach, describe, expect, it } from "vitest";
import { findMember, type Role } from "#lib/access/find-member.ts";
import type { Caller } from "#lib/caller.ts";
import { startSession } from "#lib/members/start-session.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { addMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { changeRole } from "./change-role.ts";
import { handOver } from "./hand-over.ts";
import { listTeam } from "./list-team.ts";
import { removeMember } from "./remove-member.ts";

type Person = { id: string; caller: Caller };
let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
let people: Record<Role, Person>;

beforeEach(async () => {
  workspace = await makeWorkspace();
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: workspace.id } });
  people = {
    owner: await personOf(userId),
    admin: await join("admin"),
    editor: await join("editor"),
    viewer: await join("viewer"),
  };
});

async function personOf(id: string): Promise<Person> {
  const member = await findMember(id, workspace.id);
  if (!member) throw new Error("the member was not made");
  return { id, caller: member.caller };
}

const join = async (role: Role) => personOf((await addMember(workspace.id, role)).id);
const roleOf = async ({ id }: Person) => (await findMember(id, workspace.id))?.role ?? null;
const give = (by: Person, to: Person, role: Role) =>
  changeRole(by.caller, { userId: to.id, role }, new Date());
const ROLE = { title: "Insufficient Scope" };

describe("roles", () => {
  it("are changed by owners and admins, of nobody above themselves and to nothing above themselves", async () => {
    const { owner, admin, editor, viewer } = people;
    await give(admin, viewer, "editor");
    expect(await roleOf(viewer)).toBe("editor");
    await expect(give(admin, owner, "viewer")).rejects.toMatchObject(ROLE);
    await expect(give(admin, editor, "owner")).rejects.toMatchObject(ROLE);
    await expect(give(admin, admin, "owner")).rejects.toMatchObject(ROLE);
    await expect(give(editor, editor, "admin")).rejects.toMatchObject(ROLE);
    await give(owner, editor, "owner");
    expect(await roleOf(editor)).toBe("owner");
  });

  it("count by what they are now, not by what they were at the door", async () => {
    const { owner, admin, viewer } = people;
    await give(owner, admin, "editor");
    await expect(give(admin, viewer, "admin")).rejects.toMatchObject(ROLE);
    await removeMember(owner.caller, admin.id, new Date());
    await expect(give(admin, viewer, "admin")).rejects.toMatchObject({ title: "Not Found" });
  });

  it("409 Last Owner for the only owner, also when two lower each other at once", async () => {
    const { owner, admin } = people;
    await expect(give(owner, owner, "admin")).rejects.toMatchObject({ title: "Last Owner", status: 409 });
    await expect(removeMember(owner.caller, owner.id, new Date())).rejects.toMatchObject({
      title: "Last Owner",
    });
    await give(owner, admin, "owner");
    const both = await Promise.allSettled([give(owner, admin, "viewer"), give(admin, owner, "viewer")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect([await roleOf(owner), await roleOf(admin)].toSorted()).toEqual(["owner", "viewer"]);
  });
});

describe("a member", () => {
  it("who is removed is no member from the next request on, and leaves their drafts to whoever removed them", async () => {
    const { admin, editor } = people;
    const draftId = await makeDraft(workspace.id);
    await ownerDb().draft.updateMany({ where: { id: draftId }, data: { ownerId: editor.id } });
    expect(await removeMember(admin.caller, editor.id, new Date())).toMatchObject({
      has_left: false,
      drafts: 1,
    });
    expect(await roleOf(editor)).toBeNull();
    const draft = await ownerDb().draft.findFirstOrThrow({ where: { id: draftId } });
    expect(draft.ownerId).toBe(admin.id);
  });

  it("leaves by themselves, and their drafts go to the owner", async () => {
    const { owner, viewer } = people;
    const draftId = await makeDraft(workspace.id);
    await ownerDb().draft.updateMany({ where: { id: draftId }, data: { ownerId: viewer.id } });
    expect(await removeMember(viewer.caller, viewer.id, new Date())).toMatchObject({
      has_left: true,
      drafts: 1,
    });
    const draft = await ownerDb().draft.findFirstOrThrow({ where: { id: draftId } });
    expect(draft.ownerId).toBe(owner.id);
  });

  it("is removed by nobody below admin, nobody below themselves, and from no other workspace", async () => {
    const { owner, admin, editor, viewer } = people;
    await expect(removeMember(editor.caller, viewer.id, new Date())).rejects.toMatchObject(ROLE);
    await expect(removeMember(admin.caller, owner.id, new Date())).rejects.toMatchObject(ROLE);
    const foreign = await addMember((await makeWorkspace()).id, "viewer");
    await expect(removeMember(owner.caller, foreign.id, new Date())).rejects.toMatchObject({
      title: "Not Found",
    });
    await expect(give(owner, { ...viewer, id: foreign.id }, "admin")).rejects.toMatchObject({
      title: "Not Found",
    });
  });
});

describe("a workspace", () => {
  const brand = async () => (await findMember(people.owner.id, workspace.id))?.workspace.name ?? "";

  it("is handed over once its name is typed; who had it is an admin then", async () => {
    const { owner, viewer } = people;
    const hand = (typed: string) => handOver(owner.caller, { userId: viewer.id, brand: typed });
    await expect(hand("another")).rejects.toMatchObject({ errors: [{ pointer: "/brand" }] });
    await hand(await brand());
    expect([await roleOf(owner), await roleOf(viewer)]).toEqual(["admin", "owner"]);
    await expect(hand(await brand())).rejects.toMatchObject(ROLE);
  });

  it("is handed over by owners only, to other members", async () => {
    const { owner, admin } = people;
    const foreign = await addMember((await makeWorkspace()).id, "viewer");
    const hand = async (by: Person, userId: string) =>
      handOver(by.caller, { userId, brand: await brand() }).then(
        () => "done",
        ({ title }) => title,
      );
    expect(await hand(admin, admin.id)).toBe("Insufficient Scope");
    expect(await hand(owner, foreign.id)).toBe("Not Found");
    expect(await hand(owner, owner.id)).toBe("Invalid Request");
    expect(await roleOf(owner)).toBe("owner");
  });
});

describe("the team", () => {
  it("is listed to every member, owners first, with when each was last seen and whom they may manage", async () => {
    const { admin, editor, viewer } = people;
    const now = new Date();
    await ownerDb().user.update({ where: { id: editor.id }, data: { passwordHash: "x" } });
    await startSession({ id: editor.id, passwordHash: "x" }, { address: "", userAgent: "", now });
    const asAdmin = await listTeam(admin.caller, "admin");
    expect(asAdmin.map(({ role, is_me, can_manage }) => [role, is_me, can_manage])).toEqual([
      ["owner", false, false],
      ["admin", true, false],
      ["editor", false, true],
      ["viewer", false, true],
    ]);
    expect(asAdmin.map(({ last_seen_at }) => last_seen_at)).toEqual([null, null, now.toISOString(), null]);
    const asViewer = await listTeam(viewer.caller, "viewer");
    expect(asViewer.some(({ can_manage }) => can_manage)).toBe(false);
    expect(asViewer.map(({ user_id }) => user_id)).toEqual(asAdmin.map(({ user_id }) => user_id));
  });

  it("tells nothing of members of other workspaces", async () => {
    const foreign = await makeWorkspace();
    const stranger = await addMember(foreign.id, "admin");
    const listed = await listTeam(people.owner.caller, "owner");
    expect(listed.map(({ user_id }) => user_id)).not.toContain(stranger.id);
    expect(listed).toHaveLength(4);
  });
});
