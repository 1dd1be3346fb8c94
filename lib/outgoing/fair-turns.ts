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

type Owner = {
  running: number;
  line: Turn[];
  /** Of those who have as little running, whoever has the lower one has waited longer. */
  place: number;
};

/**
 * Owners that are kept with nothing running and nothing waiting: taken out and put in again for each request, they would leave a table behind
 * every few times, and V8 links each to the next.
 */
const MOST_IDLE = 64;

/**
 * Lets so much work run at once that nobody can take all of it: what one owner has running and waiting is bounded, and those who wait
 * take turns.
 */
export function fairTurns({ atOnce, each, waiting, eachWaiting }: Room): FairTurns {
  const owners = new Map<string, Owner>();
  let all = 0;
  let allWaiting = 0;
  let places = 0;
  const ownerOf = (name: string) => {
    const owner = owners.get(name) ?? { running: 0, line: [], place: 0 };
    owners.set(name, owner);
    return owner;
  };
  const mayRun = ({ running }: { running: number }) => all < atOnce && running < each;

  const startNext = () => {
    let next: Owner | undefined;
    for (const owner of owners.values())
      if (owner.line.length > 0 && mayRun(owner) && (!next || isBefore(owner, next))) next = owner;
    if (!next) return;
    const turn = next.line.shift();
    next.place = places++;
    allWaiting--;
    turn?.();
  };
  const forgetIdle = () => {
    for (const [name, { running, line }] of owners)
      if (running === 0 && line.length === 0) owners.delete(name);
  };
  const leave = (owner: Owner) => {
    all--;
    owner.running--;
    if (owners.size > MOST_IDLE) forgetIdle();
    startNext();
  };
  const enter = (owner: Owner) => {
    all++;
    owner.running++;
  };
  const waitInLine = (owner: Owner) =>
    new Promise<void>((resolve) => {
      if (owner.line.length === 0) owner.place = places++;
      allWaiting++;
      owner.line.push(() => {
        enter(owner);
        resolve();
      });
    });
  return {
    isFull: (name) => {
      const owner = owners.get(name) ?? { running: 0, line: [] };
      return !mayRun(owner) && (owner.line.length >= eachWaiting || allWaiting >= waiting);
    },
    run: async (name, work) => {
      const owner = ownerOf(name);
      if (mayRun(owner)) enter(owner);
      else await waitInLine(owner);
      return work().finally(() => leave(owner));
    },
  };
}

function isBefore(one: Owner, other: Owner): boolean {
  return one.running === other.running ? one.place < other.place : one.running < other.running;
}
