import { spawnSync } from "node:child_process";
import { ROOT } from "#scripts/settings.ts";
import { productEnv, readScript } from "../product/place.ts";

/** Puts a commit of this repository into a new folder; its first script installs what it needs. */
export function openCheckout(commit: string, folder: string): void {
  git("clone", "--quiet", "--shared", "--no-checkout", ROOT, folder);
  git("-C", folder, "checkout", "--quiet", commit);
}

function git(...args: string[]): void {
  const done = spawnSync("git", args, { encoding: "utf8" });
  if (done.status !== 0) throw new Error(`git ${args.join(" ")} failed: ${done.stderr}`);
}

/** Has a checkout's own code make an installation with data of every kind in a new directory. */
export function makeInstallation(checkout: string, dataDir: string): void {
  const script = `${readScript(checkout, "bench:answers")} prepare --data "$1"`;
  const { PLINTH_DATA_DIR: _, ...env } = productEnv({ checkout, dataDir });
  const done = spawnSync("sh", ["-c", script, "prepare", dataDir], { cwd: checkout, env, stdio: "inherit" });
  if (done.status !== 0) throw new Error(`${checkout} could not make an installation`);
}
