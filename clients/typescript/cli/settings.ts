import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

export type Credentials = { url: string; key: string; listenSecret?: string };

/** A command that cannot be carried out as it was given. */
export class UsageError extends Error {}

/** Where `login` keeps the key; `PLINTH_CREDENTIALS` names another file. */
export function credentialsFile(): string {
  const { PLINTH_CREDENTIALS, XDG_CONFIG_HOME, APPDATA } = process.env;
  const folder = XDG_CONFIG_HOME || (process.platform === "win32" && APPDATA) || join(homedir(), ".config");
  return PLINTH_CREDENTIALS || join(folder, "plinth", "credentials.json");
}

export function readCredentials(): Partial<Credentials> {
  try {
    return JSON.parse(readFileSync(credentialsFile(), "utf8")) as Partial<Credentials>;
  } catch {
    return {};
  }
}

/** Nobody but its owner may read the file, at no moment. */
export function writeCredentials(credentials: Credentials): string {
  const file = credentialsFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, file);
  return file;
}

export function removeCredentials(): void {
  rmSync(credentialsFile(), { force: true });
}

/**
 * The key and the address: of the environment, else of `login`.
 * @throws UsageError where there is none.
 */
export function findAccess(): { url: string; key: string } {
  const kept = readCredentials();
  const url = process.env.PLINTH_URL || kept.url;
  const key = process.env.PLINTH_API_KEY || kept.key;
  if (!url || !key)
    throw new UsageError("No key yet. Run `plinth login`, or set PLINTH_URL and PLINTH_API_KEY.");
  return { url, key };
}
