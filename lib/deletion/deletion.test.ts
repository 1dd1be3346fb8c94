import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findMember } from "#lib/access/find-member.ts";
import { findDue } from "#lib/worker/find-due.ts";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { purgeDeletedWorkspaces, purgeWorkspace } from "#lib/workspaces/purge-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { addMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { plainMail } from "#scripts/testing/read-mail.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { deleteDueWorkspaces } from "./delete-due.ts";
import { keepWorkspace } from "./keep-workspace.ts";
import { findEnding, listEnding } from "./list-ending.ts";
import { scheduleDeletion } from "./schedule-deletion.ts";

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const asked = { origin: { address: "192.0.2.1", requestId: "req" }, now };
let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
let owner: string;
let brand: string;

beforeEach(async () => {
  await ownerDb().workspace.updateMany({ data: { endsAt: null, deletedAt: null } });
  workspace = await makeWorkspace();
  const where = { workspaceId: workspace.id };
  owner = (await ownerDb().membership.findFirstOrThrow({ where })).userId;
  brand = (await rowOf()).name;
});
afterEach(stopMailServer);

const rowOf = () => ownerDb().workspace.findUniqueOrThrow({ where: { id: workspace.id } });
const schedule = (by = owner, name = brand) =>
  scheduleDeletion(by, { workspaceId: workspace.id, brand: name }, asked);
const keep = (by = owner) => keepWorkspace(by, workspace.id, asked);
const isOpen = async () => (await findMember(owner, workspace.id)) !== null;
const NONE = { title: "Not Found" };

describe("asking for it", () => {
  it("closes the workspace for 14 days, of which members are told the last, and leaves one entry", async () => {
    const viewer = await addMember(workspace.id, "viewer");
    const entries = await entriesOf(async () => {
      expect(await schedule()).toEqual({ workspace_id: workspace.id, ends_at: inDays(14).toISOString() });
    });
    expect(entries).toMatchObject([
      {
        action: "workspace.deletion_scheduled",
        workspace_id: workspace.id,
        actor_id: owner,
        address: "192.0.2.1",
        request_id: "req",
        detail: { on: inDays(14).toISOString().slice(0, 10) },
      },
    ]);
    expect(await isOpen()).toBe(false);
    expect(await listEnding(viewer.id)).toMatchObject([
      { id: workspace.id, name: brand, endsAt: inDays(14).toISOString(), role: "viewer" },
    ]);
    expect((await findEnding(viewer.id, workspace.id))?.endedBy).toEqual(expect.any(String));
    const stranger = await addMember((await makeWorkspace()).id, "owner");
    expect(await findEnding(stranger.id, workspace.id)).toBeNull();
    expect(await listEnding(stranger.id)).toEqual([]);
  });

  it("is refused to others than owners, to strangers, for another name and twice", async () => {
    for (const role of ["admin", "editor", "viewer"] as const)
      await expect(schedule((await addMember(workspace.id, role)).id)).rejects.toMatchObject({
        title: "Insufficient Scope",
      });
    const stranger = await addMember((await makeWorkspace()).id, "owner");
    await expect(schedule(stranger.id)).rejects.toMatchObject(NONE);
    await expect(schedule(owner, "Other")).rejects.toMatchObject({ errors: [{ pointer: "/brand" }] });
    expect(await isOpen()).toBe(true);
    const both = await Promise.allSettled([schedule(), schedule()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is refused for the main workspace of an account while it has others that are not to be deleted", async () => {
    const { workspace_id } = await addWorkspace(workspace.id, "Sibling", now);
    await expect(schedule()).rejects.toMatchObject({
      title: "Main Workspace",
      message: expect.stringContaining("one other workspace. Delete that first"),
    });
    await scheduleDeletion(owner, { workspaceId: workspace_id, brand: "Sibling" }, asked);
    await schedule();
    expect(await listEnding(owner)).toHaveLength(2);
  });
});

describe("keeping it", () => {
  it("opens it as it was, for owners only, once", async () => {
    await expect(keep()).rejects.toMatchObject(NONE);
    const before = await rowOf();
    const admin = await addMember(workspace.id, "admin");
    const stranger = await addMember((await makeWorkspace()).id, "owner");
    await schedule();
    await expect(keep(admin.id)).rejects.toMatchObject({ title: "Insufficient Scope" });
    await expect(keep(stranger.id)).rejects.toMatchObject(NONE);
    const entries = await entriesOf(async () => {
      const both = await Promise.allSettled([keep(), keep()]);
      expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    });
    expect(entries).toMatchObject([{ action: "workspace.kept", workspace_id: workspace.id }]);
    expect(await rowOf()).toEqual(before);
    expect(await isOpen()).toBe(true);
  });

  it("does not bring back what the operator has deleted", async () => {
    await schedule();
    await deleteWorkspace(workspace.id, now);
    await expect(deleteWorkspace(workspace.id, now)).rejects.toMatchObject(NONE);
    await expect(keep()).rejects.toMatchObject(NONE);
  });
});

describe("its day", () => {
  it("is told to the worker, who deletes it then and not before, once of several; its rows stay 30 days more", async () => {
    await schedule();
    expect((await findDue(now, 300)).reconciler).toBeLessThanOrEqual(14 * 86_400_000);
    expect((await findDue(inDays(14), 300)).reconciler).toBeLessThanOrEqual(0);
    await deleteDueWorkspaces(inDays(13.99));
    await purgeDeletedWorkspaces(inDays(31));
    expect(await purgeWorkspace(workspace.id, now)).toEqual({ id: workspace.id, rows: 0 });
    expect(await findEnding(owner, workspace.id)).not.toBeNull();
    const entries = await entriesOf(() =>
      Promise.all(Array.from({ length: 8 }, () => deleteDueWorkspaces(inDays(14)))),
    );
    expect(entries).toMatchObject([{ action: "workspace.deleted", actor_kind: "operator" }]);
    expect(await findEnding(owner, workspace.id)).toBeNull();
    expect(await rowOf()).toMatchObject({ deletedAt: inDays(14), endsAt: null });
    await purgeDeletedWorkspaces(inDays(43));
    expect(await ownerDb().workspace.count({ where: { id: workspace.id } })).toBe(1);
    await purgeDeletedWorkspaces(inDays(45));
    expect(await ownerDb().workspace.count({ where: { id: workspace.id } })).toBe(0);
  }, 60_000);

  it("comes to one end when an owner keeps it at the last moment", async () => {
    for (let n = 0; n < 8; n++) {
      await schedule();
      const workers = [deleteDueWorkspaces(inDays(14)), deleteDueWorkspaces(inDays(14))];
      const [kept] = await Promise.allSettled([keep(), ...workers]);
      const { deletedAt, endsAt } = await rowOf();
      expect(endsAt).toBeNull();
      expect(deletedAt === null).toBe(kept.status === "fulfilled");
      await ownerDb().workspace.update({ where: { id: workspace.id }, data: { deletedAt: null } });
    }
  }, 60_000);
});

it("mails every owner when it is asked for and when it is kept, with the page where it is kept", async () => {
  const mails = await startMailServer();
  const other = await addMember(workspace.id, "owner");
  await addMember(workspace.id, "admin");
  await schedule();
  await vi.waitFor(() => expect(mails).toHaveLength(2));
  const [first] = mails;
  expect(mails.flatMap(({ to }) => to)).toContain(other.email);
  expect(plainMail(first)).toContain(`/workspaces/${workspace.id}`);
  expect(plainMail(first)).toMatch(
    new RegExp(`^Subject: ${brand} will be deleted on \\d+ \\w+ \\d{4}$`, "m"),
  );
  await keep();
  await vi.waitFor(() => expect(mails).toHaveLength(4));
  expect(plainMail(mails[3])).toContain("will not be deleted");
});
