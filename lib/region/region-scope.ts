import { AsyncLocalStorage } from "node:async_hooks";
import { REGION_KEY, type Region } from "./plain-region.ts";

/** Of one request or piece of work; empty until it is known of which workspace that is. */
type Held = { region?: Region };

// The server and Next's pages, their components and its routes are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: AsyncLocalStorage<Held> | undefined };
shared[REGION_KEY] ??= new AsyncLocalStorage();
const scope = shared[REGION_KEY];

/** Runs what serves a request: what it writes for people follows the region that `noteRegion` tells on the way. */
export function withOwnRegion<T>(serve: () => T): T {
  return scope.run({}, serve);
}

/** The same for servers that only tell that a request begins, and run it afterwards. */
export function beginOwnRegion(): void {
  scope.enterWith({});
}

/** Tells for which region the request writes from now on. */
export function noteRegion({ timeZone, locale }: Region): void {
  const held = scope.getStore();
  if (held) held.region = { timeZone, locale };
}

/** Runs what writes for people of a region. */
export function inRegion<T>({ timeZone, locale }: Region, work: () => T): T {
  return scope.run({ region: { timeZone, locale } }, work);
}
