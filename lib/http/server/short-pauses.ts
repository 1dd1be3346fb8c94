import type { EventEmitter } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 2_000;
/** Requests of that time from which on many would wait through a pause. */
const MANY = 50;
/** So many looks in a row that see few make a load end; after one of so many that saw many, its garbage is given back. */
const QUIET_LOOKS = 5;
const BUSY_LOOKS = 5;

/** What is asked of V8. */
type Collector = { setFlag: (flag: string) => void; collect: () => void };

const ofV8: Collector = {
  setFlag: setFlagsFromString,
  collect() {
    setFlagsFromString("--expose-gc");
    (runInNewContext("gc") as NodeJS.GCFunction)({
      type: "major",
      execution: "async",
      flavor: "last-resort",
    });
  },
};

/**
 * Keeps pauses short while many ask. V8 collects the whole heap after 100 seconds without a collection to make memory small: it also moves what is left
 * together, and begins with a small space for new objects again. Under load it leaves both out, and once that has ended, the whole heap is collected: by
 * itself V8 would keep the memory of a long load until the next one.
 * @param server emits `request` for each
 */
export function keepPausesShort(server: EventEmitter, { setFlag, collect } = ofV8): void {
  let [requests, busy, quiet] = [0, 0, 0];
  let looking: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(looking);
    looking = undefined;
    setFlag("--memory-reducer-favors-memory");
    if (busy >= BUSY_LOOKS) collect();
  };
  const look = () => {
    if (requests < MANY) quiet++;
    else [busy, quiet] = [busy + 1, 0];
    requests = 0;
    if (quiet === QUIET_LOOKS) end();
  };
  server.on("request", () => {
    requests++;
    if (looking || requests < MANY) return;
    setFlag("--no-memory-reducer-favors-memory");
    [requests, busy, quiet] = [0, 0, 0];
    looking = setInterval(look, LOOK_EVERY_MS).unref();
  });
}
