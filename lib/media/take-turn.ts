/** A picture can take 500 MB while it is unpacked, and all processors: more at once make each other too slow. */
const AT_ONCE = 2;
const MAX_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs work that is heavy for this process: two at a time, the others wait in line.
 * @returns what the work returned, or null when 20 wait already
 * @throws what the work throws
 */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T | null> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) return null;
    await new Promise<void>((go) => waiting.push(go));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The turn passes on, so nobody can slip in between.
    if (next) next();
    else running -= 1;
  }
}
