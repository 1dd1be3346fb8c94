import { readFileSync, statSync } from "node:fs";
import { log } from "../log.ts";

const LOOK_EVERY_MS = 10_000;

type Watched<T> = {
  path: () => string;
  /** Parses the file. @throws Error when it cannot. */
  read: (text: string) => T;
  /** What is used while there is no file. */
  shipped: () => T;
};

/**
 * The content of a file that an operator may write at any time, or what comes with Plinth. A newer file is noticed within
 * ten seconds; one that cannot be read is logged, and what was there stays.
 */
export function watchFile<T>({ path, read, shipped }: Watched<T>): (now: Date) => T {
  let loaded: { value: T } | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let modified: number | null = null;
  const readAnew = (): { value: T } | null => {
    try {
      return { value: read(readFileSync(path(), "utf8")) };
    } catch (err) {
      log().error({ err, path: path() }, "a trained model cannot be read");
      return null;
    }
  };
  return (now) => {
    if (loaded && Math.abs(now.getTime() - lookedAt) < LOOK_EVERY_MS) return loaded.value;
    lookedAt = now.getTime();
    const found = statSync(path(), { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (loaded && found === modified) return loaded.value;
    modified = found;
    if (found === null) loaded = { value: shipped() };
    else loaded = readAnew() ?? loaded ?? { value: shipped() };
    return loaded.value;
  };
}
