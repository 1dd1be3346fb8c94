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

/**
 * Lets so much work run at once that nobody can take all of it: what one owner has running and waiting is bounded, and those who wait
 * take turns.
 */
export function fairTurns({ atOnce, each, waiting, eachWaiting }: Room): FairTurns {
  const running = new Map<string, number>();
  const lines = new Map<string, Turn[]>();
  const runningOf = (owner: string) => running.get(owner) ?? 0;
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
  const mayRun = (owner: string) => sum([...running.values()]) < atOnce && runningOf(owner) < each;

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
  const leave = (owner: string) => {
    const left = runningOf(owner) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    startNext();
  };
  const enter = (owner: string) => {
    running.set(owner, runningOf(owner) + 1);
  };
  return {
    isFull: (owner) =>
      !mayRun(owner) &&
      ((lines.get(owner)?.length ?? 0) >= eachWaiting ||
        sum([...lines.values()].map(({ length }) => length)) >= waiting),
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
