type Turn = () => void;

type Room = {
  /** What runs at once, of everybody and of one. */
  atOnce: number;
  each: number;
  /** What waits at most, of everybody and of one. */
  waiting: number;
  eachWaiting: number;
};

export type FairTurns = {
  /** Whether one more of this owner would have to be turned away. */
  isFull: (owner: string) => boolean;
  /** Runs `work` when it is its turn; whoever has the least running is next. */
  run: <T>(owner: string, work: () => Promise<T>) => Promise<T>;
};

/** Owners that are kept with nothing running: taken out and put in again for each request, they would leave a table behind every few times. */
const MOST_IDLE = 64;

/**
 * Lets so much work run at once that nobody can take all of it: what one owner has running and waiting is bounded, and those who wait
 * take turns.
 */
export function fairTurns({ atOnce, each, waiting, eachWaiting }: Room): FairTurns {
  const running = new Map<string, number>();
  const lines = new Map<string, Turn[]>();
  let all = 0;
  const runningOf = (owner: string) => running.get(owner) ?? 0;
  const countWaiting = () => [...lines.values()].reduce((sum, { length }) => sum + length, 0);
  const mayRun = (owner: string) => all < atOnce && runningOf(owner) < each;

  const startNext = () => {
    const [next] = [...lines.keys()].filter(mayRun).toSorted((a, b) => runningOf(a) - runningOf(b));
    if (next === undefined) return;
    const line = lines.get(next) ?? [];
    const turn = line.shift();
    // To the end: of those who have as little running, the one that has waited longer is next.
    lines.delete(next);
    if (line.length > 0) lines.set(next, line);
    turn?.();
  };
  const forgetIdle = () => {
    for (const [owner, count] of running) if (count === 0) running.delete(owner);
  };
  const leave = (owner: string) => {
    all--;
    running.set(owner, runningOf(owner) - 1);
    if (running.size > MOST_IDLE) forgetIdle();
    startNext();
  };
  const enter = (owner: string) => {
    all++;
    running.set(owner, runningOf(owner) + 1);
  };
  return {
    isFull: (owner) =>
      !mayRun(owner) && ((lines.get(owner)?.length ?? 0) >= eachWaiting || countWaiting() >= waiting),
    run: async (owner, work) => {
      if (mayRun(owner)) enter(owner);
      else {
        await new Promise<void>((resolve) => {
          const turn = () => {
            enter(owner);
            resolve();
          };
          lines.set(owner, [...(lines.get(owner) ?? []), turn]);
        });
      }
      return work().finally(() => leave(owner));
    },
  };
}
