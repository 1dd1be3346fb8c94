import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach } from "vitest";
import { makeBackup } from "#scripts/backup/make-backup.ts";
import { type Installation, restoreBackup } from "#scripts/backup/restore-backup.ts";
import { type EmptyInstallation, makeEmptyInstallation } from "./empty-database.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-backup-"));
const passphrase = "five random words of mine";
/** Of scrypt: what takes a second in earnest. */
export const QUICK = 10;
export const MADE_AT = new Date("2026-11-01T02:03:04Z");

/** Backups of the database of a test file, and what they are restored into; all of it goes with the file. */
export function prepareBackups() {
  const file = join(folder, "backup.age");
  const dataDir = join(folder, "data");
  const admin = process.env.DATABASE_OWNER_URL ?? "";
  const secrets = {
    NEXTAUTH_SECRET: "of sessions",
    PLINTH_ENCRYPTION_KEYS: process.env.PLINTH_ENCRYPTION_KEYS ?? "",
  };
  const source = { url: admin, dataDir, secrets };
  const made: EmptyInstallation[] = [];
  mkdirSync(join(dataDir, "models", "deep"), { recursive: true });
  for (const name of ["models/drafts.json", "models/deep/empty", "demo.json", "secrets.json"])
    writeFileSync(join(dataDir, name), name.endsWith("empty") ? "" : `of ${name}`);
  afterEach(async () => {
    for (const one of made.splice(0)) await one.drop();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    file,
    admin,
    source,
    passphrase,
    empty: async (
      ...owner: Parameters<typeof makeEmptyInstallation> extends [string, ...infer Rest] ? Rest : never
    ) => {
      const one = await makeEmptyInstallation(admin, ...owner);
      made.push(one);
      return one;
    },
    backUp: (from: Partial<typeof source> = {}, to = file, signal?: AbortSignal) =>
      makeBackup(
        { ...source, ...from },
        { file: to, passphrase, workFactor: QUICK },
        { now: MADE_AT, signal },
      ),
    restore: (
      into: EmptyInstallation,
      how: { file?: string; passphrase?: string; givenKeys?: string } = {},
    ) => {
      const installation: Installation = { ...into, givenKeys: how.givenKeys };
      return restoreBackup({ file, passphrase, ...how }, async () => installation, { say: () => {} });
    },
  };
}
