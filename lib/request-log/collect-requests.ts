import type { Caller } from "../caller.ts";
import { databasePool } from "../database-connections.ts";
import { log } from "../log.ts";
import { outsideOfWork } from "../work-scope.ts";
import { Collected } from "./collected.ts";

/** A request of the API as it was answered. */
export type SeenRequest = {
  caller: Pick<Caller, "workspaceId" | "actor">;
  /** Id of the operation. */
  operation: string;
  durationMs: number;
  answer: { status: number; headers: Record<string, string>; text: string | null };
};

type Collector = { collected: Collected; timer: NodeJS.Timeout | undefined; isOver: boolean };

const FLUSH_MS = 1_000;
/** A write is followed by a rest of so many times its length, so that the database never does this for more than a twentieth of a time. */
const REST_TIMES = 20;
const MOST_REST_MS = 30_000;
const KEEP = { name: "keep-requests", text: "SELECT keep_requests($1::jsonb)" };

// The server and the framework's handlers are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: Collector | undefined };
const KEY = Symbol.for("plinth.request-log");

/**
 * From now on this process collects what `noteRequest` is told, and writes it in one statement a second at most.
 * @returns a function that writes what is left, and stops it
 */
export function collectRequests(): () => Promise<void> {
  const collector: Collector = { collected: new Collected(), timer: undefined, isOver: false };
  shared[KEY] = collector;
  rest(collector, FLUSH_MS);
  return async () => {
    collector.isOver = true;
    clearTimeout(collector.timer);
    if (shared[KEY] === collector) shared[KEY] = undefined;
    await flush(collector);
  };
}

/** Whether this process collects requests. */
export function isCollecting(): boolean {
  return shared[KEY] !== undefined;
}

/** Notes a request for the log of its workspace. It waits for nothing and never throws. */
export function noteRequest(seen: SeenRequest): void {
  shared[KEY]?.collected.add(seen, Date.now());
}

function rest(collector: Collector, ms: number): void {
  if (collector.isOver) return;
  const next = async () => {
    const began = performance.now();
    await flush(collector);
    rest(collector, Math.min(MOST_REST_MS, Math.max(FLUSH_MS, REST_TIMES * (performance.now() - began))));
  };
  collector.timer = outsideOfWork(() => setTimeout(next, ms));
  collector.timer.unref();
}

/** Writes what was collected. What the database does not take now is kept within bounds for the next time. */
async function flush({ collected }: Collector): Promise<void> {
  const parts = collected.take();
  if (parts.length === 0) return;
  try {
    await databasePool().query({ ...KEEP, values: [JSON.stringify(parts)] });
  } catch (err) {
    collected.giveBack(parts);
    log().debug({ err }, "the log of requests could not be written; it is tried again");
    return;
  }
  if (collected.lost === 0) return;
  log().warn(
    { requests: collected.lost },
    "requests were left out of the log: the database was away too long",
  );
  collected.lost = 0;
}
