import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

type Program = { title: string; names: string[]; debianPackage: string; setting: string };

export const CHROMIUM: Program = {
  title: "Chromium",
  names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  debianPackage: "chromium",
  setting: "PLINTH_CHROMIUM",
};

export const REDIS: Program = {
  title: "Redis or Valkey",
  names: ["redis-server", "valkey-server"],
  debianPackage: "redis-server",
  setting: "PLINTH_REDIS_SERVER",
};

export const PYTHON: Program = {
  title: "Python 3.10 or later",
  names: ["python3"],
  debianPackage: "python3",
  setting: "PLINTH_PYTHON",
};

/**
 * A program of this system that the tests need; on Debian as root it is installed when it is not there.
 * @returns its path.
 * @throws Error that says what to install.
 */
export function findProgram({ title, names, debianPackage, setting }: Program): string {
  const found = process.env[setting] || search(names);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write(`plinth: installing ${title} with apt (once) ...\n`);
    apt("update");
    apt("install", "-y", "--no-install-recommends", debianPackage);
    const installed = search(names);
    if (installed) return installed;
  }
  throw new Error(
    `the tests need ${title}: install it (Debian: apt install ${debianPackage}) or set ${setting} to its path`,
  );
}

function search(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
}
