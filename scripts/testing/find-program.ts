import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The Chromium of this system; on Debian as root it is installed when there is none.
 * @throws Error that says what to install.
 */
export async function findChromium(): Promise<string> {
  const found = process.env.PLINTH_CHROMIUM || search();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("plinth: installing Chromium with apt (once) ...\n");
    apt("update");
    apt("install", "-y", "--no-install-recommends", "chromium");
    const installed = search();
    if (installed) return installed;
  }
  throw new Error(
    "the end-to-end tests need Chromium: install it (Debian: apt install chromium) or set PLINTH_CHROMIUM to its path",
  );
}

function search(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
}
