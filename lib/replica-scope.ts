import { AsyncLocalStorage } from "node:async_hooks";

// The server and the framework's handlers are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: AsyncLocalStorage<true> | undefined };
const KEY = Symbol.for("plinth.replica-scope");
shared[KEY] ??= new AsyncLocalStorage();
const scope = shared[KEY];

/** Runs `work` so that its single reads go to the replica. */
export function whileReadingReplica<T>(work: () => Promise<T>): Promise<T> {
  return scope.run(true, work);
}

export function isReadingReplica(): boolean {
  return scope.getStore() === true;
}
