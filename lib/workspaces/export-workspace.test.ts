import { inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { findMember } from "#lib/access/find-member.ts";
import { NO_REQUEST } from "#lib/audit-log/write-entry.ts";
import { withWorkspace } from "#lib/db.ts";
import { getOrMakeSigningSecret } from "#lib/secrets/signing-secret.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { furnish } from "#scripts/testing/furnish.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { exportWorkspace } from "./export-workspace.ts";
import { NOT_EXPORTED } from "./exported-tables.ts";

const asked = { origin: NO_REQUEST, now: new Date() };

/** The files of an archive, by its directory. */
function unpack(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.length - 22;
  let at = archive.readUInt32LE(end + 16);
  for (let n = 0; n < archive.readUInt16LE(end + 10); n++) {
    const [packed, length, head] = [20, 28, 42].map((offset) =>
      offset === 28 ? archive.readUInt16LE(at + offset) : archive.readUInt32LE(at + offset),
    ) as [number, number, number];
    const name = archive.toString("utf8", at + 46, at + 46 + length);
    const data = head + 30 + length;
    files.set(name, inflateRawSync(archive.subarray(data, data + packed)).toString());
    at += 46 + length;
  }
  return files;
}

async function ownerOf(workspaceId: string) {
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId, role: "owner" } });
  const member = await findMember(userId, workspaceId);
  if (!member) throw new Error("there is no owner");
  return member.caller;
}

async function exportOf(workspaceId: string): Promise<Map<string, string>> {
  const parts: Uint8Array[] = [];
  for await (const part of await exportWorkspace(await ownerOf(workspaceId), asked)) parts.push(part);
  return unpack(Buffer.concat(parts));
}

const rowsOf = (files: Map<string, string>, table: string): Record<string, unknown>[] =>
  (files.get(`${table}.ndjson`) ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

it("holds every row of every table of the workspace, and of no other", async () => {
  const [mine, other] = [await makeWorkspace("agency"), await makeWorkspace("agency")];
  await furnish(mine, "twitter");
  await furnish(other, "tiktok");
  await importText(mine.id, "youtube", makePosts(1_500), "many.csv", "many");
  const files = await exportOf(mine.id);
  const { rows: tables } = await ownerPool().query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'workspace_id'`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !(name in NOT_EXPORTED));
  expect([...files.keys()].toSorted()).toEqual(
    ["README.txt", "members.ndjson", ...names.map((name) => `${name}.ndjson`)].toSorted(),
  );
  for (const name of Object.keys(NOT_EXPORTED)) expect(tables.map((one) => one.name)).toContain(name);
  for (const name of names) {
    const { rows } = await ownerPool().query(`SELECT FROM "${name}" WHERE workspace_id = $1`, [mine.id]);
    expect([name, rowsOf(files, name).length]).toEqual([name, rows.length]);
  }
  expect(rowsOf(files, "posts").length).toBeGreaterThan(1_500);
  const people = rowsOf(files, "members");
  expect(people.map(({ role }) => role).toSorted()).toEqual(["owner", "viewer"]);
  for (const person of people) expect(person).toMatchObject({ email: expect.stringContaining("@") });
  expect([...files.values()].join("")).not.toContain(other.id);
}, 90_000);

it("has no secret: no bytes, no digest, no hash of a password", async () => {
  const workspace = await makeWorkspace("agency");
  await furnish(workspace, "twitter");
  await withWorkspace(workspace.id, (tx) => getOrMakeSigningSecret(tx, workspace.id, asked.now));
  const files = await exportOf(workspace.id);
  const names = [...files.values()].flatMap((text) =>
    text.startsWith("{") ? Object.keys(JSON.parse(text.split("\n")[0] ?? "{}")) : [],
  );
  expect(names).toContain("last_four");
  expect(names.filter((name) => /secret|password|digest|token|hash/.test(name))).toEqual(["input_hash"]);
  expect([...files.values()].join("")).not.toMatch(/\\\\x[0-9a-f]{16}|plk_live_[0-9A-Za-z]{36}|whsec_/);
}, 60_000);

it("is for owners, and stands in the log", async () => {
  const { caller } = await makeMember("admin");
  await expect(exportWorkspace(caller, asked)).rejects.toMatchObject({ title: "Insufficient Scope" });
  const { id } = await makeWorkspace();
  const entries = await entriesOf(() => exportOf(id));
  expect(entries).toMatchObject([{ action: "workspace.exported", workspace_id: id, subject_id: id }]);
});
