import { AsyncLocalStorage } from "node:async_hooks";

/** Ids of the work that runs, in the words of the log: `request_id`, `audit_id`, `workspace_id`. Never a secret or a name. */
export type WorkIds = Record<string, string>;

// The server and Next's pages and routes are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: AsyncLocalStorage<WorkIds | undefined> | undefined };
const KEY = Symbol.for("plinth.work-scope");
shared[KEY] ??= new AsyncLocalStorage();
const scope = shared[KEY];

/** Runs `work` so that whatever it writes to the log says to which request or run it belongs. */
export function withIds<T>(ids: WorkIds, work: () => T): T {
  return scope.run({ ...ids }, work);
}

/** Runs the work of a request; where a server has named the request already, within that. */
export function asRequest<T>(requestId: string, work: () => T): T {
  return scope.getStore()?.request_id === requestId ? work() : withIds({ request_id: requestId }, work);
}

/** Tells of which workspace the work is, once that is known. */
export function noteWorkspace(id: string): void {
  const ids = scope.getStore();
  if (ids) ids.workspace_id = id;
}

/** The ids of the work in which the caller runs; none outside of any. */
export function currentIds(): Readonly<WorkIds> {
  return scope.getStore() ?? {};
}

/** Runs what outlives the work that happened to begin it, as a connection that all share. */
export function outsideOfWork<T>(work: () => T): T {
  return scope.run(undefined, work);
}
