import { lstat, mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** No file is in use for so long: an older one was left by a process that was killed. */
const MAX_AGE_MS = 10 * 60_000;
const SWEEP_EVERY_MS = 60_000;

let sweptAt = Number.NEGATIVE_INFINITY;

/**
 * The folder for temporary files of this user's processes, below the system's. It is made when it is not there; at most once a
 * minute files that are older than ten minutes are removed.
 * @returns its path; nobody else may enter it
 * @throws Error when somebody else made it
 */
export async function openTemporaryFolder(now: Date): Promise<string> {
  const user = process.getuid?.();
  const folder = join(tmpdir(), `plinth-media-${user ?? "user"}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const isOurs = user === undefined || (found.uid === user && (found.mode & 0o077) === 0);
  if (!found.isDirectory() || !isOurs)
    throw new Error(`${folder} is no folder that only this user may enter`);
  if (now.getTime() - sweptAt >= SWEEP_EVERY_MS) {
    sweptAt = now.getTime();
    await sweep(folder, now);
  }
  return folder;
}

async function sweep(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may remove it at the same time.
    const file = await lstat(path).catch(() => null);
    if (file && now.getTime() - file.mtimeMs > MAX_AGE_MS) await rm(path, { force: true, recursive: true });
  }
}
