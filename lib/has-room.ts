import { statfs } from "node:fs/promises";

/** Left for what the database writes about its own work, and for everybody else on the machine. */
const FLOOR_BYTES = 512 * 1_048_576;
/** Of a small disk. */
const FLOOR_SHARE = 0.15;

/** What of `statfs` is looked at, in blocks. */
type Disk = { bavail: number; blocks: number; bsize: number };

/**
 * Whether the disk of a folder has room for more: half a gibibyte, or 15 % of a small disk, stays free.
 * @param ask how the disk is asked; the system's way when not given.
 */
export async function hasRoom(
  folder: string,
  ask: (folder: string) => Promise<Disk> = statfs,
): Promise<boolean> {
  const { bavail, blocks, bsize } = await ask(folder);
  return bavail * bsize >= Math.min(FLOOR_BYTES, blocks * bsize * FLOOR_SHARE);
}
