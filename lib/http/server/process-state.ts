type State = { isOwn?: boolean; isStopping?: boolean };

// The server and the framework's handlers are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: State | undefined };
const KEY = Symbol.for("plinth.server");

function state(): State {
  shared[KEY] ??= {};
  return shared[KEY];
}

/** Whether `server.ts` runs this process, and not the framework's own command. */
export function isOwnServer(): boolean {
  return state().isOwn === true;
}

/** From now on `isOwnServer` says so. */
export function noteOwnServer(): void {
  state().isOwn = true;
}

/** Whether this process has been told to stop: it finishes what it has begun, and should be sent nothing more. */
export function isStopping(): boolean {
  return state().isStopping === true;
}

/** From now on `isStopping` says so. */
export function noteStopping(): void {
  state().isStopping = true;
}
