import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findMember } from "#lib/access/find-member.ts";
import { deleteDueWorkspaces } from "#lib/deletion/delete-due.ts";
import { signIn } from "#lib/members/sign-in.ts";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { addMember } from "#scripts/testing/members.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findSessionUser, type SessionUser } from "../find-session-user.ts";
import { exportPerson } from "./export-person.ts";
import { planDeparture } from "./plan-departure.ts";
import { removeDuePeople } from "./remove-due-people.ts";
import { scheduleDeparture } from "./schedule-departure.ts";

const PASSWORD = "correct horse battery";
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const asked = { origin: { address: "192.0.2.1", requestId: "req" }, now };
let people = 0;
let me: SessionUser;
let workspaceId: string;

beforeEach(async () => {
  await ownerDb().user.updateMany({ data: { endsAt: null } });
  people++;
  const owner = `person${people}@departure.example`;
  const made = await createWorkspace({ name: "Brand", plan: "agency", owner, password: PASSWORD, now });
  workspaceId = made.workspace_id;
  me = (await findSessionUser((await enter(owner)).session, now)) as SessionUser;
});
afterEach(stopMailServer);

const enter = (email: string) =>
  signIn({ email, password: PASSWORD, address: `192.0.2.${people}`, userAgent: "test", now: new Date() });
const go = () => scheduleDeparture(me, PASSWORD, asked);
const isOpen = async (id = workspaceId) => (await findMember(me.id, id)) !== null;
const isThere = async () => (await ownerDb().user.count({ where: { id: me.id } })) === 1;

describe("asking for it", () => {
  it("ends all sessions, closes workspaces that nobody else is in, and leaves an entry each", async () => {
    await enter(me.email);
    const other = await makeWorkspace();
    await ownerDb().membership.create({
      data: { workspaceId: other.id, userId: me.id, role: "editor", createdAt: now },
    });
    expect(await planDeparture(me.id)).toMatchObject({ shared: [], alone: [{ id: workspaceId }] });
    await expect(scheduleDeparture(me, "wrong", asked)).rejects.toMatchObject({
      errors: [{ pointer: "/proof" }],
    });
    const entries = await entriesOf(async () => {
      expect(await go()).toEqual({ ends_at: inDays(14).toISOString() });
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "workspace.deletion_scheduled",
      "account.deletion_scheduled",
    ]);
    expect(await isOpen()).toBe(false);
    expect(await isOpen(other.id)).toBe(true);
    expect(await ownerDb().session.count({ where: { userId: me.id, endedAt: null } })).toBe(0);
    await expect(go()).rejects.toMatchObject({ title: "Unauthorized" });
  });

  it("is refused to the only owner of a workspace with others, and while keys of a main workspace are needed", async () => {
    const viewer = await addMember(workspaceId, "viewer");
    await expect(go()).rejects.toMatchObject({
      title: "Last Owner",
      message: expect.stringContaining("You are the only owner of Brand."),
    });
    await ownerDb().membership.update({
      where: { workspaceId_userId: { workspaceId, userId: viewer.id } },
      data: { role: "owner" },
    });
    expect(await planDeparture(me.id)).toEqual({ shared: [], main: [], alone: [] });
    await ownerDb().membership.deleteMany({ where: { userId: viewer.id } });
    const { workspace_id } = await addWorkspace(workspaceId, "Sibling", now);
    expect(await planDeparture(me.id)).toMatchObject({ main: [], alone: [{}, {}] });
    await ownerDb().membership.deleteMany({ where: { workspaceId: workspace_id } });
    await expect(go()).rejects.toMatchObject({ title: "Main Workspace" });
    expect(await isOpen()).toBe(true);
  });
});

it("signing in takes all of it back, but no workspace that was closed for itself", async () => {
  const mails = await startMailServer();
  await go();
  const entries = await entriesOf(() => enter(me.email));
  expect(entries.map(({ action }) => action)).toEqual(["session.started", "account.kept", "workspace.kept"]);
  expect(await isOpen()).toBe(true);
  await removeDuePeople(inDays(30));
  expect(await isThere()).toBe(true);
  await vi.waitFor(() => expect(mails).toHaveLength(2));
  expect(mails[0]?.text).toMatch(/^Subject: Your account will be deleted on \d+ \w+ \d{4}$/m);
});

describe("its day", () => {
  it("removes the person with all that is personal, once of many workers; what they did stays without a name", async () => {
    const shared = await makeWorkspace();
    const data = { workspaceId: shared.id, userId: me.id, role: "admin", createdAt: now };
    await ownerDb().membership.create({ data });
    const identity = { id: "idn_0", provider: "github", subject: "0", email: me.email, createdAt: now };
    await ownerDb().userIdentity.create({ data: { ...identity, userId: me.id } });
    await go();
    await removeDuePeople(inDays(13.99));
    expect(await isThere()).toBe(true);
    const entries = await entriesOf(() =>
      Promise.all(Array.from({ length: 6 }, () => removeDuePeople(inDays(14)))),
    );
    expect(entries).toMatchObject([{ action: "account.deleted", user_id: me.id, actor_kind: "operator" }]);
    expect(await isThere()).toBe(false);
    for (const table of [
      "memberships",
      "sessions",
      "passkeys",
      "user_identities",
      "second_steps",
      "sign_in_links",
    ]) {
      const { rows } = await ownerPool().query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [me.id]);
      expect(rows, table).toEqual([]);
    }
    const { rows } = await ownerPool().query("SELECT * FROM audit_log WHERE actor_id = $1", [me.id]);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(me.email);
    await expect(enter(me.email)).rejects.toMatchObject({ title: "Sign-in Failed" });
    await deleteDueWorkspaces(inDays(14));
    expect(await ownerDb().workspace.findUnique({ where: { id: workspaceId } })).toMatchObject({
      deletedAt: inDays(14),
      endsAt: null,
    });
  });

  it("leaves no workspace without an owner: whoever has the highest role for longest becomes one", async () => {
    await go();
    await ownerDb().workspace.update({
      where: { id: workspaceId },
      data: { deletedAt: null, endsAt: null },
    });
    await addMember(workspaceId, "viewer");
    const admin = await addMember(workspaceId, "admin");
    const entries = await entriesOf(() => removeDuePeople(inDays(14)));
    expect(entries).toMatchObject([
      { action: "member.made_owner", subject_id: admin.id },
      { action: "account.deleted" },
    ]);
    expect((await findMember(admin.id, workspaceId))?.role).toBe("owner");
  });

  it("comes to one end when they sign in at the last moment", async () => {
    await go();
    const [entered] = await Promise.allSettled([
      enter(me.email),
      removeDuePeople(inDays(14)),
      removeDuePeople(inDays(14)),
    ]);
    expect(await isThere()).toBe(entered.status === "fulfilled");
    expect(await ownerDb().user.count({ where: { id: me.id, endsAt: { not: null } } })).toBe(0);
  });
});

it("exports what is kept about a person, and no secret", async () => {
  const identity = { id: "idn_1", provider: "google", subject: "1", email: me.email, createdAt: now };
  await ownerDb().userIdentity.create({ data: { ...identity, userId: me.id } });
  const parts: Uint8Array[] = [];
  for await (const part of await exportPerson(me.id, now)) parts.push(part);
  const archive = Buffer.concat(parts).toString("latin1");
  for (const name of ["profile", "memberships", "sessions", "passkeys", "identities", "log"])
    expect(archive).toContain(`${name}.ndjson`);
});
