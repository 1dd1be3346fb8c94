import { readFileSync, statSync } from "node:fs";
import { log } from "../log.ts";

const LOOK_EVERY_MS = 10_000;

type Watched<T> = {
  /** Of what is read: it is kept once in a process, under this name. */
  name: string;
  path: () => string;
  /** Parses the file. @throws Error when it cannot. */
  read: (text: string) => T;
  /** What is used while there is no file. */
  shipped: () => T;
};

type Kept = { loaded: { value: unknown } | null; lookedAt: number; modified: number | null };
// Next loads routes and pages as module graphs of their own beside the server's: a model takes megabytes.
const shared = globalThis as unknown as { [key: symbol]: Map<string, Kept> | undefined };
const KEY = Symbol.for("plinth.models");

/**
 * The content of a file that an operator may write at any time, or what comes with Plinth. A newer file is noticed within
 * ten seconds; one that cannot be read is logged, and what was there stays.
 */
export function watchFile<T>({ name, path, read, shipped }: Watched<T>): (now: Date) => T {
  shared[KEY] ??= new Map();
  const known = shared[KEY].get(name);
  const kept = known ?? { loaded: null, lookedAt: Number.NEGATIVE_INFINITY, modified: null };
  shared[KEY].set(name, kept);
  const readAnew = (): { value: T } | null => {
    try {
      return { value: read(readFileSync(path(), "utf8")) };
    } catch (err) {
      log().error({ err, path: path() }, "a trained model cannot be read");
      return null;
    }
  };
  return (now) => {
    const before = kept.loaded as { value: T } | null;
    if (before && Math.abs(now.getTime() - kept.lookedAt) < LOOK_EVERY_MS) return before.value;
    kept.lookedAt = now.getTime();
    const found = statSync(path(), { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (before && found === kept.modified) return before.value;
    kept.modified = found;
    const loaded = found === null ? { value: shipped() } : (readAnew() ?? before ?? { value: shipped() });
    kept.loaded = loaded;
    return loaded.value;
  };
}
