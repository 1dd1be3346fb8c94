import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** What the product keeps as files, below the data directory: trained models, and keys and password of the demo account. */
const KEPT = ["models", "demo.json"];

/** Paths of the files that belong into a backup, relative to the data directory. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of KEPT) {
    const path = join(dataDir, name);
    if (!existsSync(path)) continue;
    if ((await stat(path)).isFile()) found.push(name);
    else
      for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) found.push(relative(dataDir, join(entry.parentPath, entry.name)));
  }
  return found.map((path) => path.split(sep).join("/")).sort();
}

/** Whether a path from an archive is one that `listDataFiles` could have given. */
export function isDataFile(path: string): boolean {
  const parts = path.split("/");
  return KEPT.includes(parts[0] ?? "") && !parts.some((part) => ["", ".", ".."].includes(part));
}

export const readDataFile = (dataDir: string, path: string): Promise<Buffer> => readFile(join(dataDir, path));

export type StagedFiles = {
  add: (path: string, content: Buffer) => Promise<void>;
  /** Puts all in their places. */
  place: () => Promise<void>;
  /** Puts what was there before `place` in its place again. */
  undo: () => Promise<void>;
  /** Takes away what was kept aside. */
  discard: () => Promise<void>;
};

/** Files for the data directory that stand aside until all are there. */
export function stageFiles(dataDir: string): StagedFiles {
  const aside = join(dataDir, `restore.${process.pid}`);
  const [fresh, old] = [join(aside, "new"), join(aside, "old")];
  const [added, placed]: [string[], string[]] = [[], []];
  return {
    add: async (path, content) => {
      await writeBelow(fresh, path, content);
      added.push(path);
    },
    place: async () => {
      for (const path of added) {
        await keep(join(dataDir, path), join(old, path));
        placed.push(path);
        await move(join(fresh, path), join(dataDir, path));
      }
    },
    undo: async () => {
      for (const path of placed.splice(0)) {
        await rm(join(dataDir, path), { force: true });
        if (existsSync(join(old, path))) await move(join(old, path), join(dataDir, path));
      }
    },
    discard: () => rm(aside, { recursive: true, force: true }),
  };
}

async function writeBelow(folder: string, path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
  await writeFile(join(folder, path), content, { mode: 0o600, flush: true });
}

async function keep(path: string, copy: string): Promise<void> {
  if (!existsSync(path)) return;
  await mkdir(dirname(copy), { recursive: true });
  await cp(path, copy);
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}
