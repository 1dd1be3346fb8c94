/** Work that is given a way to say that its turn lasts until something else has settled too. */
type Work<T> = (hold: (rest: Promise<unknown>) => void) => Promise<T>;

/**
 * Makes a line for work that is heavy for this process.
 * @param atOnce how many may run at once
 * @param mostWaiting how many others may wait, in order
 * @returns a function that runs work in its turn: it gives what the work returned, or null when the line is full, and throws
 *   what the work throws. What the work holds on to keeps its turn, not its answer.
 */
export function makeTurns(atOnce: number, mostWaiting: number): <T>(work: Work<T>) => Promise<T | null> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const passOn = () => {
    const next = waiting.shift();
    // The turn passes on, so nobody can slip in between.
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return null;
      await new Promise<void>((go) => waiting.push(go));
    } else {
      running += 1;
    }
    const held: Promise<unknown>[] = [];
    try {
      return await work((rest) => held.push(rest));
    } finally {
      void Promise.allSettled(held).then(passOn);
    }
  };
}
