import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A workspace with the key that asks for it. */
export type Caller = { name: string; id: string; key: string };

/** What `prepare` made, beside the demo account: by these names the lists of requests know it. */
export const WORKSPACES = {
  full: "agency, every platform, audits, campaigns and webhooks in every state",
  second: "another workspace of that account",
  workshop: "agency, in which the writes of a recording happen",
  live: "enterprise with real-time scores",
  limited: "pro, its audits of the month used",
  quiet: "pro, whose figures are too old to rest a score on",
  moved: "agency once, now pro",
  halted: "agency, an audit that was interrupted",
  empty: "agency, nothing in it",
  creator: "creator",
  deleted: "pro, deleted",
} as const;
export type WorkspaceName = keyof typeof WORKSPACES;

/** Further keys of the workspace `full`. */
export type KeyName = "reader" | "writer" | "revoked" | "expired";

export type Installation = {
  preparedAt: string;
  callers: Record<WorkspaceName, Caller>;
  keys: Record<KeyName, Caller>;
  /** The brands of the demo account, and accounts of one industry. */
  others: Caller[];
};

const FILE = "answers.json";

export function writeInstallation(dataDir: string, installation: Installation): void {
  writeFileSync(join(dataDir, FILE), JSON.stringify(installation, null, 2), { mode: 0o600 });
}

/** @throws Error when `prepare` did not make, or did not finish, this directory. */
export function readInstallation(dataDir: string): Installation {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) throw new Error(`${dataDir} holds no installation: make one with prepare --data`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * Copies an installation that does not run into a new directory under the system's temporary one.
 * @throws Error when it runs.
 */
export function copyInstallation(dataDir: string): string {
  if (existsSync(join(dataDir, "postgres", "data", "postmaster.pid")))
    throw new Error(`stop what runs on ${dataDir} first`);
  const copy = mkdtempSync(join(tmpdir(), "plinth-answers-"));
  chmodSync(copy, 0o755);
  // With owners: the cluster belongs to the user that PostgreSQL runs as.
  const done = spawnSync("cp", ["-a", `${dataDir}/.`, copy], { encoding: "utf8" });
  if (done.status !== 0) throw new Error(`could not copy ${dataDir}: ${done.stderr}`);
  return copy;
}
