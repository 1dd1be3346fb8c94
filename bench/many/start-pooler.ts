import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { findOwner } from "#scripts/postgres/binaries.ts";
import { end } from "../faults/stage.ts";

export type Pooler = { version: string; port: number; stop: () => Promise<void> };

/** The first that keeps named statements in transaction mode. */
const OLDEST = [1, 21];

/**
 * Starts PgBouncer in transaction mode before a database.
 * @param program its path, or its name
 * @param database address of the database under any role
 * @param folder an empty one for its configuration
 * @returns null where there is no such program, or an older one
 */
export async function startPooler(program: string, database: URL, folder: string): Promise<Pooler | null> {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  const [, version = "", major, minor] = /PgBouncer ((\d+)\.(\d+)\S*)/.exec(stdout ?? "") ?? [];
  const [oldMajor = 0, oldMinor = 0] = OLDEST;
  if (!version || Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor))
    return null;
  const [port, owner] = [await getPort({ host: "127.0.0.1" }), findOwner()];
  const [settings, users] = [join(folder, "pgbouncer.ini"), join(folder, "userlist.txt")];
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const roles = ["plinth_app", "plinth_sweep"].map((role) => `"${role}" "${database.password}"`);
  writeFileSync(users, roles.join("\n"), { mode: 0o600 });
  const lines = [
    "[databases]",
    `* = host=${database.hostname} port=${database.port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${users}`,
    "pool_mode = transaction",
    "max_prepared_statements = 1000",
    "default_pool_size = 10",
    "max_client_conn = 500",
  ];
  writeFileSync(settings, lines.join("\n"), { mode: 0o600 });
  if (owner) for (const file of [settings, users]) chownSync(file, owner.uid, owner.gid);
  const child = spawn(program, ["-q", settings], { ...owner, stdio: ["ignore", "ignore", "inherit"] });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await sleep(50);
  }
  return { version, port, stop: () => end(child, "SIGTERM") };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
