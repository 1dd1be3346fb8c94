import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, chownSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import getPort from "get-port";
import pg from "pg";
import { findOwner, locateBinaries, type Owner } from "#scripts/postgres/binaries.ts";

export type Replica = {
  port: number;
  /** What it has received waits, or is replayed again. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Ends it at once. */
  kill: () => void;
  start: () => void;
};

/** What belongs to the running server, and the log, which comes over the wire. */
const NOT_COPIED = new Set(["postmaster.pid", "postmaster.opts", "pg_wal", "pg_replslot", "pg_stat_tmp"]);

/**
 * Makes a streaming replica of an embedded PostgreSQL: a copy of its files, which follows it.
 * @param primary address of its superuser
 * @param data its data directory
 * @param home an empty folder for the replica
 */
export async function openReplica(primary: string, data: string, home: string): Promise<Replica> {
  const owner = findOwner();
  const bin = locateBinaries(owner, home);
  const [port, copy] = [await getPort({ host: "127.0.0.1" }), join(home, "data")];
  await copyCluster(primary, data, copy);
  writeFileSync(join(copy, "standby.signal"), "");
  const { hostname, port: from, username, password } = new URL(primary);
  const conninfo = `host=${hostname} port=${from} user=${username} password=${password} application_name=replica`;
  appendFileSync(
    join(copy, "postgresql.auto.conf"),
    `primary_conninfo = '${conninfo}'\nprimary_slot_name = 'replica'\n`,
  );
  if (owner) spawnSync("chown", ["-R", `${owner.uid}:${owner.gid}`, copy]);
  chmodSync(copy, 0o700);
  const log = join(home, "postgres.log");
  writeFileSync(log, "");
  if (owner) chownSync(log, owner.uid, owner.gid);
  const control = (...args: string[]) => runControl(bin, owner, ["-D", copy, "-w", ...args]);
  const flags = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`;
  const start = () => control("start", "-l", log, "-o", flags);
  const url = new URL(primary);
  [url.port, url.pathname] = [String(port), "/postgres"];
  start();
  return {
    port,
    pause: () => ask(url.href, "SELECT pg_wal_replay_pause()"),
    resume: () => ask(url.href, "SELECT pg_wal_replay_resume()"),
    kill: () => control("stop", "-m", "immediate"),
    start,
  };
}

async function copyCluster(primary: string, data: string, copy: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary });
  await client.connect();
  try {
    await client.query("SELECT pg_create_physical_replication_slot('replica', true)");
    await client.query("SELECT pg_backup_start('replica', true)");
    cpSync(data, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => dirname(path) !== data || !NOT_COPIED.has(basename(path)),
    });
    for (const name of ["pg_wal", "pg_replslot", "pg_stat_tmp"]) mkdirSync(join(copy, name));
    const { rows } = await client.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
    rmSync(join(copy, "backup_label"), { force: true });
    writeFileSync(join(copy, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
}

function runControl(bin: string, owner: Owner | undefined, args: string[]): void {
  // Without files of its own the server would keep the pipes open.
  const done = spawnSync(join(bin, "pg_ctl"), args, { ...owner, cwd: "/", stdio: "ignore" });
  if (done.status !== 0) throw new Error(`pg_ctl ${args.at(2)} failed in ${args[1]}`);
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
