import { setTimeout as sleep } from "node:timers/promises";
import { watched } from "../inside/watch.ts";
import type { RunEnd } from "../jobs/lease.ts";
import { pumpSteps } from "../jobs/pump-steps.ts";
import type { WorkKind } from "../jobs/wake-worker.ts";
import { log } from "../log.ts";
import { type WorkIds, withIds } from "../work-scope.ts";

const STOP_WITHIN_MS = 5_000;

/** One kind of work of a worker. */
export type SlotWork<W> = {
  queue: WorkKind;
  /** For the log. */
  name: string;
  /** How many of it this worker runs at once. */
  slots: number;
  /**
   * Takes at most so many off the tables, so that no other worker has them: whatever it returns is run. Work that it has
   * taken must not come again at once when its run fails, or the loop would turn without end.
   */
  take: (free: number) => Promise<W[]>;
  run: (work: W) => Promise<RunEnd>;
  /** What the log calls it. */
  idsOf: (work: W) => WorkIds;
  /** The trace of what asked for it. */
  traceOf?: (work: W) => string | null | undefined;
};

export type SlotLoop = {
  /** Looks for work now: some may be there. */
  wake: () => void;
  /** Takes no more; what runs has five seconds to end. */
  stop: () => Promise<void>;
};

/**
 * Runs work of one kind, at most so many at once. Free slots are filled when it is woken and whenever a slot becomes free;
 * when nothing is there it rests. Nothing runs before the first call of `wake`.
 */
export function runInSlots<W>({ queue, name, slots, take, run, idsOf, traceOf }: SlotWork<W>): SlotLoop {
  const running = new Set<Promise<void>>();
  const start = (work: W) => {
    const piece = { kind: "job", labels: { queue }, parent: traceOf?.(work) } as const;
    // Within its span and its scope, so that the line carries the ids of both.
    const runTold = () =>
      run(work).catch((error) => {
        log().warn({ err: error }, `a run of ${name} failed`);
        throw error;
      });
    const ended: Promise<void> = withIds(idsOf(work), () => watched(piece, runTold, { of: (end) => end }))
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        running.delete(ended);
        pump.wake();
      });
    running.add(ended);
  };
  const fill = async () => {
    const free = slots - running.size;
    if (free > 0) for (const work of await take(free)) start(work);
  };
  const pump = pumpSteps(fill, (error) => log().warn({ err: error }, `could not look for ${name}`));
  return {
    wake: pump.wake,
    stop: async () => {
      await pump.stop();
      await Promise.race([Promise.all(running), sleep(STOP_WITHIN_MS)]);
    },
  };
}
