import { type Profiler, Session } from "node:inspector/promises";

type Node = { work: string; parent: Node | null };

/** What code works on, by where it stands; of a stack the innermost place that is listed counts. */
const WORKS: readonly [RegExp, string][] = [
  [/lib\/sentiment\/|node_modules\/eld\/|lib\/score\/(fold|group|remember)-comment|lib\/text\//, "text"],
  [/lib\/score\/(load|limit|known|count)-|lib\/audits\/load-/, "load"],
  [/lib\/imports\/(write|record|build)-|lib\/secrets\/|lib\/score\/replace-/, "store"],
  [/lib\/imports\/|csv-parse/, "parse"],
  [/lib\/(formula|recommendations|strategy|statistics)\/|lib\/audits\/measure-/, "score"],
];
const WAITS = new Set(["(idle)"]);

/**
 * Profiles this process until the returned function is called, which tells how the time was spent.
 * @returns by name of the work, shares of 1 in falling order; `wait` is waiting, mostly for the database.
 */
export async function profileShares(): Promise<() => Promise<[string, number][]>> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.start");
  return async () => {
    const { profile } = await session.post("Profiler.stop");
    session.disconnect();
    return shareOut(profile);
  };
}

function shareOut({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): [string, number][] {
  const works = nameWorks(nodes);
  const spent = new Map<string, number>();
  let all = 0;
  for (const [at, id] of samples.entries()) {
    const work = works.get(id)?.work || "other";
    const time = timeDeltas[at] ?? 0;
    spent.set(work, (spent.get(work) ?? 0) + time);
    all += time;
  }
  return [...spent].map(([work, time]): [string, number] => [work, time / all]).sort((a, b) => b[1] - a[1]);
}

function nameWorks(nodes: readonly Profiler.ProfileNode[]): Map<number, Node> {
  const known = new Map<number, Node>();
  const parents = new Map<number, number>();
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id);
  // A node comes after the one that called it.
  for (const { id, callFrame } of nodes) {
    const parent = known.get(parents.get(id) ?? -1) ?? null;
    const own = WORKS.find(([place]) => place.test(callFrame.url))?.[1];
    const special = WAITS.has(callFrame.functionName)
      ? "wait"
      : callFrame.functionName === "(garbage collector)"
        ? "memory"
        : undefined;
    known.set(id, { work: special ?? own ?? parent?.work ?? "", parent });
  }
  return known;
}
