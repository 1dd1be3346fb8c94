import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder for data, on a volume in memory of so many MB where a size is given: that needs the rights to mount.
 * @throws Error when it cannot be mounted.
 */
export function openVolume(sizeMb?: number): { folder: string; close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "plinth-attacks-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (sizeMb === undefined) {
    chmodSync(folder, 0o755);
    return { folder, close: remove };
  }
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m`, "tmpfs", folder], {
    encoding: "utf8",
  });
  if (mounted.status !== 0) {
    remove();
    throw new Error(`a volume of ${sizeMb} MB cannot be mounted: ${mounted.stderr?.trim() || mounted.error}`);
  }
  chmodSync(folder, 0o755);
  const close = () => {
    spawnSync("umount", ["-l", folder]);
    remove();
  };
  return { folder, close };
}
