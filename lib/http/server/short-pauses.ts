import type { EventEmitter } from "node:events";
import { setFlagsFromString } from "node:v8";

const LOOK_EVERY_MS = 2_000;
/** Requests of that time from which on many would wait through a pause. */
const MANY = 50;

/**
 * Keeps pauses short while many ask. V8 collects the whole heap after 100 seconds without a collection to make memory small: it also moves what is left
 * together, and begins with a small space for new objects again. Under load it leaves both out.
 * @param server emits `request` for each
 * @param setFlag of V8
 */
export function keepPausesShort(server: EventEmitter, setFlag = setFlagsFromString): void {
  let requests = 0;
  let looking: NodeJS.Timeout | undefined;
  const look = () => {
    if (requests < MANY) {
      clearInterval(looking);
      looking = undefined;
      setFlag("--memory-reducer-favors-memory");
    }
    requests = 0;
  };
  server.on("request", () => {
    requests++;
    if (looking || requests < MANY) return;
    setFlag("--no-memory-reducer-favors-memory");
    requests = 0;
    looking = setInterval(look, LOOK_EVERY_MS).unref();
  });
}
