import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { prepareBackups, QUICK } from "#scripts/testing/backups.ts";
import type { EmptyInstallation } from "#scripts/testing/empty-database.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { readArchive } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";

const { folder, file, passphrase, empty, backUp, restore } = prepareBackups();
let bytes: Buffer;

beforeAll(async () => {
  const { id } = await makeWorkspace();
  // Several pieces of the encryption, and parts of a table.
  await ownerPool().query(
    "INSERT INTO uploads (workspace_id, id, platform, handle, file_name, status, bytes, requested_by, created_at) VALUES ($1, 'u', 'twitter', 'h', 'f', 'processing', 9, 'x', now())",
    [id],
  );
  await ownerPool().query("INSERT INTO upload_chunks VALUES ($1, 'u', 0, $2)", [id, randomBytes(2_000_000)]);
  await backUp();
  bytes = readFileSync(file);
}, 60_000);

/** The state of an installation: its tables, and the files of its data directory. */
async function stateOf({ query, dataDir }: EmptyInstallation) {
  const tables = await query(
    "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  return { tables, files: readdirSync(dataDir, { recursive: true }) };
}

async function expectRefusal(into: EmptyInstallation, how: Parameters<typeof restore>[1], reason: RegExp) {
  const before = await stateOf(into);
  await expect(restore(into, how)).rejects.toThrow(reason);
  expect(await stateOf(into)).toEqual(before);
}

function altered(name: string, change: (copy: Buffer) => Buffer): string {
  writeFileSync(join(folder, name), change(Buffer.from(bytes)));
  return join(folder, name);
}

it("a file that is cut off or changed anywhere changes nothing", { timeout: 120_000 }, async () => {
  const into = await empty();
  writeFileSync(join(into.dataDir, "secrets.json"), "{}");
  const flip = (at: number) => (copy: Buffer) => {
    copy[at] = (copy[at] as number) ^ 1;
    return copy;
  };
  const end = bytes.length;
  const cuts = [0, 60, end / 2, end - 1].map(Math.floor);
  for (const cut of cuts)
    await expectRefusal(
      into,
      { file: altered("cut.age", (copy) => copy.subarray(0, cut)) },
      /damaged or incomplete|not a Plinth backup/,
    );
  for (const at of [25, 220, end / 2, end - 1].map(Math.floor))
    await expectRefusal(
      into,
      { file: altered("flipped.age", flip(at)) },
      /damaged or incomplete|not a Plinth backup|does not open/,
    );
  const longer = altered("longer.age", (copy) => Buffer.concat([copy, Buffer.alloc(100)]));
  await expectRefusal(into, { file: longer }, /damaged/);
  await expect(restore(into)).resolves.toMatchObject({ compared: { different: 0 } });
});

it("another passphrase, another file, none at all", { timeout: 60_000 }, async () => {
  const into = await empty();
  await expectRefusal(into, { passphrase: `${passphrase} ` }, /passphrase does not open/);
  await expectRefusal(into, { file: altered("other", () => Buffer.from("PGDMP")) }, /not a Plinth backup/);
  await expectRefusal(into, { file: join(folder, "missing") }, /ENOENT/);
});

it("a database that has rows, or is somebody else's, or works", { timeout: 60_000 }, async () => {
  const into = await empty();
  await into.query("CREATE TABLE notes (id int)");
  await expectRefusal(into, {}, /table notes, which is not one of Plinth's/);
  await into.query("DROP TABLE notes");
  await restore(into);
  await expectRefusal(into, {}, /rows in accounts.* nothing was changed/);
  await into.query(
    "SET session_replication_role = replica; DELETE FROM accounts; DELETE FROM users; DELETE FROM workspaces; DELETE FROM memberships; DELETE FROM api_keys; DELETE FROM uploads; DELETE FROM upload_chunks; DELETE FROM audit_log",
  );
  const worker = new pg.Client({ connectionString: into.sweep });
  await worker.connect();
  await expectRefusal(into, {}, /somebody is connected as plinth_sweep/);
  await worker.end();
  // Migrated and never used, it is as good as new.
  await expect
    .poll(() => restore(into).then(({ compared }) => compared.different), { timeout: 20_000 })
    .toBe(0);
});

it("keys of the environment that are not those of the backup", { timeout: 60_000 }, async () => {
  const into = await empty();
  const others = `test:${randomBytes(32).toString("base64")}`;
  await expectRefusal(into, { givenKeys: others }, /PLINTH_ENCRYPTION_KEYS is set here but lacks "test"/);
  const givenKeys = `${others.replace("test", "new")}, ${process.env.PLINTH_ENCRYPTION_KEYS}`;
  await expect(restore(into, { givenKeys })).resolves.toMatchObject({ compared: { different: 0 } });
});

it("an archive of a newer version, or with something in it that is not known", {
  timeout: 60_000,
}, async () => {
  const into = await empty();
  const head = {
    layout: 1,
    made_at: new Date().toISOString(),
    version: "9.0.0",
    migrations: ["29991231235959_next"],
    tables: [],
  };
  const other = join(folder, "other.age");
  const write = (...entries: [string, object][]) =>
    writeArchive(other, { passphrase, workFactor: QUICK }, async (add) => {
      for (const [name, value] of entries) await add(name, Buffer.from(JSON.stringify(value)));
    });
  await write(["backup.json", head]);
  await expectRefusal(into, { file: other }, /newer schema \(29991231235959_next\)/);
  await write(["backup.json", { ...head, layout: 2 }]);
  await expectRefusal(into, { file: other }, /Plinth 9.0.0 in a layout/);
  await write(["manifest.json", {}]);
  await expectRefusal(into, { file: other }, /does not start with backup.json/);
});

it("an archive whose rows, files or end are not those of its manifest", { timeout: 60_000 }, async () => {
  const into = await empty();
  const other = join(folder, "other.age");
  const entries: [string, Buffer][] = [];
  for await (const { name, content } of readArchive(file, passphrase)) entries.push([name, content]);
  const rewrite = (change: (name: string, content: Buffer) => [string, Buffer] | null) =>
    writeArchive(other, { passphrase, workFactor: QUICK }, async (add) => {
      for (const [name, content] of entries) {
        const changed = change(name, content);
        if (changed) await add(...changed);
      }
    });
  const rename = (text: string) => Buffer.from(text.replace(/\tBrand \d+\t/, "\tBland 1\t"));
  await rewrite((name, content) => [
    name,
    name.startsWith("tables/accounts/") ? rename(`${content}`) : content,
  ]);
  await expectRefusal(
    into,
    { file: other },
    /differs from what was backed up: accounts \(1 rows in the backup, 1 here\); nothing was kept/,
  );
  await rewrite((name, content) => (name.startsWith("tables/audit_log/") ? null : [name, content]));
  await expectRefusal(into, { file: other }, /differs from what was backed up: audit_log/);
  await rewrite((name, content) => (name === "manifest.json" ? null : [name, content]));
  await expectRefusal(into, { file: other }, /incomplete: it has no manifest.json/);
  await rewrite((name, content) => [name.replace("files/demo.json", "files/models/../../x"), content]);
  await expectRefusal(into, { file: other }, /which this version of Plinth does not know/);
});
