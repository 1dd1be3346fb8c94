/** Runs a step whenever it is woken. */
export type Pump = {
  /** Runs the step now, or once more after the one that is running: what it is woken for may have come after that began. */
  wake: () => void;
  /** Lets the step that is running end, and begins no other. */
  stop: () => Promise<void>;
};

/**
 * Runs `step` one at a time, again and again as long as it was woken since the last one began.
 * @param failed gets what a step throws; the next one runs all the same.
 */
export function pumpSteps(step: () => Promise<void>, failed: (error: unknown) => void): Pump {
  let wanted = false;
  let stopped = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (wanted && !stopped) {
      wanted = false;
      await step().catch(failed);
    }
    running = null;
  };
  return {
    wake: () => {
      wanted = true;
      running ??= run();
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
