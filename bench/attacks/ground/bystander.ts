import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { quantileLow } from "#lib/statistics/quantile.ts";

/** Milliseconds of a request and the status of its answer; 0 for none. */
export type Sample = { ms: number; status: number };
export type Seen = { requests: number; p50: number; p95: number; max: number; statuses: Map<number, number> };

/** A tenant who goes on working: six operations of the API, each again and again, measured in a thread of its own. */
export type Bystander = {
  /** What it saw since it was asked last. */
  look: () => Promise<Seen>;
  stop: () => Promise<void>;
};

export function startBystander(url: string, key: string): Bystander {
  const thread = new Worker(new URL("./bystander-thread.ts", import.meta.url), { workerData: { url, key } });
  const look = async () => {
    const answered = once(thread, "message");
    thread.postMessage("look");
    const [samples] = (await answered) as [Sample[]];
    return summarise(samples);
  };
  const stop = async () => {
    await thread.terminate();
  };
  return { look, stop };
}

function summarise(samples: Sample[]): Seen {
  const times = samples.map(({ ms }) => ms);
  const quantile = (share: number) => quantileLow(times, share) ?? Number.NaN;
  const statuses = new Map<number, number>();
  for (const { status } of samples) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return {
    requests: times.length,
    p50: quantile(0.5),
    p95: quantile(0.95),
    max: Math.max(0, ...times),
    statuses,
  };
}
