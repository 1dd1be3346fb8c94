import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeEmptyInstallation } from "../testing/empty-database.ts";
import { runScript } from "../testing/run-script.ts";
import { makeWorkspace } from "../testing/workspaces.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-backup-cli-"));
const file = join(folder, "backup.age");
afterAll(() => rmSync(folder, { recursive: true }));

const cli = (args: string[], env: Record<string, string>) =>
  runScript("cli.ts", [...args, "--json"], { PLINTH_BACKUP_PASSPHRASE: "five random words of mine", ...env });

it("backs up and restores, and says what it did", { timeout: 120_000 }, async () => {
  await makeWorkspace();
  const here = { PLINTH_DATA_DIR: join(folder, "here") };
  const short = await cli(["backup", "--out", file], { ...here, PLINTH_BACKUP_PASSPHRASE: "short" });
  expect([short.code, JSON.parse(short.stderr).error.detail]).toEqual([
    1,
    expect.stringContaining("12 characters"),
  ]);
  const none = await cli(["backup", "--out", file], { ...here, PLINTH_BACKUP_PASSPHRASE: "" });
  expect([none.code, JSON.parse(none.stderr).error.detail]).toEqual([
    1,
    expect.stringContaining("no passphrase was given"),
  ]);
  expect(readdirSync(folder)).toEqual([]);

  const made = await cli(["backup", "--out", file], here);
  expect([made.code, made.stderr]).toEqual([0, ""]);
  const backup = JSON.parse(made.stdout);
  expect(readFileSync(file, "latin1")).toMatch(/^age-encryption.org\/v1\n-> scrypt \S+ 18\n/);
  expect(backup).toMatchObject({ file, bytes: statSync(file).size, tables: expect.any(Number), files: [] });

  const there = await makeEmptyInstallation(process.env.DATABASE_OWNER_URL ?? "");
  const addresses = {
    DATABASE_OWNER_URL: there.owner,
    DATABASE_URL: there.app,
    DATABASE_SWEEP_URL: there.sweep,
  };
  const place = { ...addresses, PLINTH_DATA_DIR: there.dataDir };
  const wrong = await cli(["restore", "--in", file], {
    ...place,
    PLINTH_BACKUP_PASSPHRASE: "five other words",
  });
  expect([wrong.code, JSON.parse(wrong.stderr).error.detail]).toEqual([
    1,
    expect.stringContaining("does not open"),
  ]);
  expect(readdirSync(there.dataDir)).toEqual([]);
  const restored = await cli(["restore", "--in", file], place);
  expect([restored.code, restored.stderr]).toEqual([0, ""]);
  expect(JSON.parse(restored.stdout)).toMatchObject({
    rows: backup.rows,
    compared: { rows: backup.rows, different: 0 },
  });
  const list = await cli(["key", "list", "--workspace", "ws_none"], place);
  expect(JSON.parse(list.stderr).error.title).toBe("Not Found");
  await there.drop();
});
