import { describe, expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findMember, type Role } from "../access/find-member.ts";
import { operatorFor } from "../access/operator-for.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { dismissNotice } from "./dismiss-notice.ts";
import { listNotices } from "./list-notices.ts";
import { writeNotice } from "./write-notice.ts";

const now = new Date("2026-11-20T09:00:00.000Z");
const later = new Date("2026-11-20T10:00:00.000Z");

async function setUp(role: Role = "owner", notices = 1) {
  const { id: workspaceId } = await makeWorkspace();
  const membership = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId } });
  await ownerDb().membership.updateMany({ where: { workspaceId }, data: { role } });
  const member = await findMember(membership.userId, workspaceId);
  const caller = member?.caller as Caller;
  await tell(workspaceId, notices);
  return { workspaceId, caller };
}

async function tell(workspaceId: string, notices: number): Promise<void> {
  for (let n = 1; n <= notices; n++) {
    const notice = { kind: "webhook.disabled", subject: `Notice ${n}`, detail: "What to do." };
    const at = new Date(now.getTime() + n);
    await withWorkspace(workspaceId, (tx) => writeNotice(tx, { workspaceId, ...notice, now: at }));
  }
}

describe("listNotices", () => {
  it("has the newest five that nobody dismissed, of this workspace only", async () => {
    const { caller } = await setUp("owner", 7);
    await setUp("owner", 1);
    const subjects = (await listNotices(caller)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Notice 7", "Notice 6", "Notice 5", "Notice 4", "Notice 3"]);
  });
});

describe("dismissNotice", () => {
  it.each(["owner", "admin"] as const)(
    "an %s takes a notice away, and the first time counts",
    async (role) => {
      const { caller } = await setUp(role, 2);
      const [first] = await listNotices(caller);
      const id = first?.id ?? "";
      expect(await dismissNotice(caller, id, now)).toEqual({ id, seen_at: now.toISOString() });
      expect(await dismissNotice(caller, id, later)).toEqual({ id, seen_at: now.toISOString() });
      expect((await listNotices(caller)).map(({ subject }) => subject)).toEqual(["Notice 1"]);
    },
  );

  it.each(["editor", "viewer"] as const)("403 Insufficient Scope for an %s", async (role) => {
    const { caller } = await setUp(role);
    const [notice] = await listNotices(caller);
    const refused = dismissNotice(caller, notice?.id ?? "", now);
    await expect(refused).rejects.toMatchObject({ title: "Insufficient Scope" });
    expect(await listNotices(caller)).toHaveLength(1);
  });

  it("403 Insufficient Scope for whoever is no member", async () => {
    const { workspaceId } = await setUp();
    const refused = dismissNotice(await operatorFor(workspaceId), "ntc_1", now);
    await expect(refused).rejects.toMatchObject({ title: "Insufficient Scope" });
  });

  it("404 Not Found for the notice of another workspace, and for what is no id", async () => {
    const [mine, other] = [await setUp(), await setUp()];
    const [theirs] = await listNotices(other.caller);
    for (const id of [theirs?.id ?? "", "ntc_none", "../x"])
      await expect(dismissNotice(mine.caller, id, now)).rejects.toMatchObject({ title: "Not Found" });
    expect(await listNotices(other.caller)).toHaveLength(1);
  });
});
