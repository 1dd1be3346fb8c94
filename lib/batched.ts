import { AsyncLocalStorage } from "node:async_hooks";
import DataLoader from "dataloader";
import { limits } from "./database-limits.ts";
import { waitAlong } from "./database-patience.ts";
import { isInOneTransaction } from "./db.ts";
import { inside, type Piece, watched } from "./inside/watch.ts";
import { isReadingReplica, whileReadingReplica } from "./replica-scope.ts";

/** In one statement; more are asked for by the next one. */
const MOST_AT_ONCE = 100;

/** In a trace: the statement itself belongs to nobody's. */
const SHARED: Piece = { kind: "shared", labels: {}, title: "read with others" };

/** What a process asks for in the name of many requests has the patience of none of them. */
const outsideOfRequests = AsyncLocalStorage.snapshot();

/**
 * Asks the database once for all that is wanted in one turn of the event loop; what is wanted twice is read once. Nothing is kept: whoever
 * asks later is told what is there later.
 * @param read gives the found ones in the order of those asked for; it runs outside of any transaction
 * @param nameOf the same for what is the same
 */
export function batched<Asked, Found>(
  read: (asked: readonly Asked[]) => Promise<Found[]>,
  nameOf: (asked: Asked) => string,
): (asked: Asked) => Promise<Found> {
  const primary = loaderOf(read, nameOf);
  const replica = loaderOf((asked) => whileReadingReplica(() => read(asked)), nameOf);
  return async (asked) => {
    if (isInOneTransaction()) throw new Error("a read for many requests inside a transaction of one");
    const { connectMs, answerMs } = limits();
    const loader = isReadingReplica() ? replica : primary;
    const wait = () => waitAlong(() => loader.load(asked), connectMs + answerMs);
    return inside.tracing ? watched(SHARED, wait) : wait();
  };
}

function loaderOf<Asked, Found>(
  read: (asked: readonly Asked[]) => Promise<Found[]>,
  nameOf: (asked: Asked) => string,
): DataLoader<Asked, Found, string> {
  const loader: DataLoader<Asked, Found, string> = new DataLoader(
    (asked) => {
      // From now on the answer is one of the past.
      loader.clearAll();
      return read(asked);
    },
    {
      maxBatchSize: MOST_AT_ONCE,
      cacheKeyFn: nameOf,
      cacheMap: freshMap(),
      batchScheduleFn: (send) => outsideOfRequests(setImmediate, send),
    },
  );
  return loader;
}

/**
 * A map that a new one takes the place of when it is cleared: V8 links the former table of a cleared `Map` to the next, so that answers that
 * are long over would stay in memory until the whole heap is collected.
 */
function freshMap<Key, Value>(): DataLoader.CacheMap<Key, Value> {
  let map = new Map<Key, Value>();
  return {
    get: (key) => map.get(key),
    set: (key, value) => map.set(key, value),
    delete: (key) => map.delete(key),
    clear: () => {
      map = new Map();
    },
  };
}
