import { expect, it } from "vitest";
import { createKey } from "#lib/api-keys/create-key.ts";
import { withIdentity } from "#lib/db.ts";
import { newId } from "#lib/ids.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import type { Action } from "./actions.ts";
import { listActors } from "./list-actors.ts";
import { listEntries } from "./list-entries.ts";
import { writeEntry } from "./write-entry.ts";
import { writeLogCsv } from "./write-log-csv.ts";

const PAGE = { limit: 20, offset: 0 };
const day = (n: number, time = "12:00:00.000") => new Date(`2026-03-0${n}T${time}Z`);

/** A workspace in whose log there are entries of days in March, of its owner, a key and somebody who has left. */
async function makeLog() {
  const member = await makeMember("owner");
  const { workspaceId, actor } = member.caller;
  await ownerDb().user.update({ where: { id: actor.id }, data: { name: "=Ada" } });
  const { key_id } = await createKey({
    ...{ workspaceId, name: "Reporting", scopes: ["read"], createdBy: actor.id },
    now: day(1),
  });
  const write = (action: Action, now: Date, id: string, subject: string) =>
    withIdentity({ workspaceId }, async (db) =>
      writeEntry(db as never, {
        of: { workspaceId },
        actor: { kind: id.startsWith("key_") ? "key" : "user", id },
        ...{ action, subject, now, detail: { scopes: ["read"] } },
        origin: { address: "192.0.2.7", requestId: "req-1" },
      }),
    );
  await write("key.created", day(1), actor.id, key_id);
  await write("audit.started", day(2, "23:59:59.999"), key_id, "aud_1");
  await write("campaign.deleted", day(3), newId("usr"), "cmp_1");
  const list = (filter = {}) => listEntries(member.caller, { to: "2026-03-31", ...filter }, PAGE);
  const told = async (filter = {}) => (await list(filter)).entries.map(({ action }) => action);
  return { ...member, key_id, list, told };
}

it("takes the days of the workspace", async () => {
  const { caller, told } = await makeLog();
  const narrowed = () => told({ from: "2026-03-03", to: "2026-03-03" });
  expect(await narrowed()).toEqual(["campaign.deleted"]);
  const where = { id: caller.workspaceId };
  await ownerDb().workspace.update({ where, data: { timeZone: "Europe/Berlin" } });
  expect(await narrowed()).toEqual(["campaign.deleted", "audit.started"]);
  await ownerDb().workspace.update({ where, data: { timeZone: "America/New_York" } });
  expect(await told({ from: "2026-03-02", to: "2026-03-02" })).toContain("audit.started");
});

it("tells who did what, with the names that there are now, the newest first", async () => {
  const { list, caller, key_id } = await makeLog();
  const { entries, total } = await list();
  expect(total).toBe(3);
  expect(entries.map(({ actor, told }) => [actor.name, told])).toEqual([
    [null, "deleted a campaign"],
    [expect.stringMatching(/^Reporting \(….{4}\)$/), "started an audit"],
    ["=Ada", "created an API key for read"],
  ]);
  expect(entries[2]).toMatchObject({
    at: day(1).toISOString(),
    subject: { kind: "key", id: key_id, name: expect.stringMatching(/^Reporting/) },
    ...{ address: "192.0.2.7", request_id: "req-1" },
  });
  expect(await listActors(caller)).toEqual([{ id: caller.actor.id, name: "=Ada" }]);
});

it("is narrowed by person, kind and days, and read in parts", async () => {
  const { told, caller } = await makeLog();
  expect(await told({ who: caller.actor.id })).toEqual(["key.created"]);
  expect(await told({ who: "keys" })).toEqual(["audit.started"]);
  expect(await told({ kind: "campaign" })).toEqual(["campaign.deleted"]);
  expect(await told({ from: "2026-03-02", to: "2026-03-02" })).toEqual(["audit.started"]);
  expect(await told({ from: "2026-03-03" })).toEqual(["campaign.deleted"]);
  const part = await listEntries(caller, { to: "2026-03-31" }, { limit: 1, offset: 1 });
  expect([part.total, part.entries.map(({ action }) => action)]).toEqual([3, ["audit.started"]]);
});

it("as a file holds the same, and runs nothing in a spreadsheet", async () => {
  const { caller } = await makeLog();
  const lines = (await writeLogCsv(caller, { to: "2026-03-31" })).slice(1).split("\r\n");
  expect(lines[0]).toBe("at,who,who_kind,what,action,thing,thing_id,address,request_id");
  expect(lines[3]).toContain(",'=Ada,user,created an API key for read,key.created,");
  expect(lines).toHaveLength(5);
});

it("is of one workspace, and for owners and admins", async () => {
  await makeLog();
  const other = await makeMember("admin");
  expect((await listEntries(other.caller, { to: "2026-03-31" }, PAGE)).total).toBe(0);
  const editor = await makeMember("editor");
  const refused = { title: "Insufficient Scope" };
  await expect(listEntries(editor.caller, {}, PAGE)).rejects.toMatchObject(refused);
  await expect(listActors(editor.caller)).rejects.toMatchObject(refused);
  await expect(writeLogCsv(editor.caller, {})).rejects.toMatchObject(refused);
});
