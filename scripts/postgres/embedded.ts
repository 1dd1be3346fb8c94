import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { canEnter, findOwner, locateBinaries, type Owner } from "./binaries.ts";
import { choosePort } from "./choose-port.ts";
import { forgetZombie, isServerAlive } from "./is-server-alive.ts";
import { hasUsers, registerUser, unregisterUser, withLock } from "./users.ts";
import { watchServer } from "./watch-server.ts";

/**
 * After a kill the server first syncs its files, one after the other unless told otherwise, and does again what came after the last
 * checkpoint: both are to take a second and not several.
 */
const QUICK_RECOVERY = [
  "checkpoint_timeout=1min",
  ...(process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : []),
];

/** @param unlessInUse leaves the server running when anybody is connected still, whether they are on the list or not. */
export type Release = (unlessInUse?: boolean) => Promise<void>;
export type EmbeddedPostgres = {
  url: string;
  /** The folder that it lives in. */
  home: string;
  release: Release;
  /** Starts the server again, on its port, whenever it has ended, until `release()`. */
  keepRunning: () => void;
};
type Place = { home: string; data: string; bin: string; owner: Owner | undefined };

/**
 * Uses the PostgreSQL of a data directory: makes the cluster at the first use, starts it when it does not run, and
 * stops it at `release()` when no other process uses it.
 * @param options.password of the superuser "plinth"; taken at the first use, needed at every later one.
 * @param options.settings extra server settings, `fsync=off` for throw-away clusters.
 * @throws Error with one line that says what to do.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  options: { password: string; settings?: string[] },
): Promise<EmbeddedPostgres> {
  const place = findPlace(dataDir);
  const settings = options.settings ?? [];
  const port = await withLock(place.home, async () => {
    if (!existsSync(join(place.data, "PG_VERSION"))) initialise(place, options.password);
    const running = runningPort(place) ?? (await start(place, settings));
    registerUser(place.home);
    return running;
  });
  const released = new AbortController();
  const url = `postgresql://plinth:${options.password}@127.0.0.1:${port}/plinth`;
  const release = (unlessInUse = false) => {
    released.abort();
    return withLock(place.home, async () => {
      const { last } = unregisterUser(place.home);
      if (last && runningPort(place) !== undefined && !(unlessInUse && (await isInUse(url))))
        run(place, "pg_ctl", ["stop", "-D", place.data, "-m", "fast", "-w"]);
    });
  };
  const restart = () =>
    withLock(place.home, async () => {
      if (!released.signal.aborted) runningPort(place) ?? (await start(place, settings));
    });
  const keepRunning = () => void watchServer(place.data, restart, released.signal);
  return { url, home: place.home, release, keepRunning };
}

/** Whether somebody is connected still: servers whose supervisor was killed are on no list. */
async function isInUse(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url.replace(/plinth$/, "postgres") });
  try {
    await client.connect();
    const others = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    return (others.rowCount ?? 0) > 0;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

function findPlace(dataDir: string): Place {
  const owner = findOwner();
  const usual = join(dataDir, "postgres");
  const home = canEnter(owner, dataDir) ? usual : elsewhere(dataDir);
  if (home !== usual && existsSync(join(usual, "data"))) {
    throw new Error(
      `the database is in ${usual}, but PostgreSQL's user can no longer enter ${dataDir}: give it access again (chmod o+x)`,
    );
  }
  mkdirSync(home, { recursive: true });
  return { home, data: join(home, "data"), bin: locateBinaries(owner, home), owner };
}

/** Where the database lives when only root may enter the data directory. */
function elsewhere(dataDir: string): string {
  const home = join("/var/lib/plinth", createHash("sha256").update(dataDir).digest("hex").slice(0, 16));
  if (!existsSync(home)) {
    process.stderr.write(
      `plinth: PostgreSQL does not run as root and cannot enter ${dataDir}: its data goes to ${home}\n`,
    );
  }
  return home;
}

/** Makes the cluster beside its place and moves it there when it is whole: a start that is cut off leaves none that is not. */
function initialise(place: Place, password: string): void {
  if (existsSync(place.data) && readdirSync(place.data).length > 0) {
    throw new Error(
      `${place.data} is not empty and holds no PostgreSQL cluster: move it away, or restore it whole`,
    );
  }
  const fresh = `${place.data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  const passwordFile = join(place.home, "initial-password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.owner)
    for (const path of [fresh, passwordFile]) chownSync(path, place.owner.uid, place.owner.gid);
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--encoding=UTF8"];
  const access = ["--username=plinth", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  try {
    run(place, "initdb", ["-D", fresh, "--data-checksums", ...locale, ...access]);
    rmSync(place.data, { recursive: true, force: true });
    renameSync(fresh, place.data);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function runningPort(place: Place): number | undefined {
  if (!isServerAlive(place.data)) return undefined;
  if (command(place, "pg_ctl", ["status", "-D", place.data]).status !== 0) return undefined;
  const lines = readFileSync(join(place.data, "postmaster.pid"), "utf8").split("\n");
  return Number(lines[3]);
}

/** On the port of the last time, where that is free: whoever still uses the database knows it by that. */
async function start(place: Place, settings: string[]): Promise<number> {
  const port = await choosePort(place.home, hasUsers(place.home));
  forgetZombie(place.data);
  const log = join(place.home, "postgres.log");
  writeFileSync(log, "", { flag: "a" });
  if (place.owner) chownSync(log, place.owner.uid, place.owner.gid);
  chmodSync(log, 0o600);
  const fixed = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "max_connections=100",
    ...QUICK_RECOVERY,
  ];
  const flags = [...fixed, ...settings].map((setting) => `-c ${setting}`).join(" ");
  run(place, "pg_ctl", ["start", "-D", place.data, "-w", "-t", "60", "-l", log, "-o", flags]);
  return port;
}

function run(place: Place, program: string, args: string[]): void {
  const done = command(place, program, args);
  if (done.status === 0) return;
  const said = [done.error?.message, done.stderr, done.stdout]
    .filter(Boolean)
    .join(" ")
    .trim()
    .replace(/\s+/g, " ");
  throw new Error(`${program} failed: ${said} (log: ${join(place.home, "postgres.log")})`);
}

function command(place: Place, program: string, args: string[]) {
  // Without files of its own the server would keep the pipes of pg_ctl open, and the call would never return.
  const quiet = program === "pg_ctl" && args[0] === "start";
  const stdio: ("ignore" | "pipe")[] = quiet ? ["ignore", "ignore", "ignore"] : ["ignore", "pipe", "pipe"];
  return spawnSync(join(place.bin, program), args, {
    ...place.owner,
    cwd: place.home,
    encoding: "utf8",
    stdio,
    env: { LC_ALL: "C", TZ: "UTC" } as unknown as NodeJS.ProcessEnv,
  });
}
