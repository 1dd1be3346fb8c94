export type AuditProgress = {
  /** What is being done now, in words. */
  step: string;
  /** How many steps there are. */
  steps: number;
  /** Whole percent of the steps that are done. */
  percent: number;
};

/** Seconds after which a client may ask again. */
export const ASK_AGAIN_SECONDS = 2;

/** How far a run is, from its steps in order. */
export function auditProgress(steps: { label: string; finishedAt: Date | null }[]): AuditProgress {
  const done = steps.filter((step) => step.finishedAt).length;
  const current = steps.find((step) => !step.finishedAt) ?? steps.at(-1);
  return {
    step: current?.label ?? "Waiting for a worker",
    steps: steps.length,
    percent: steps.length === 0 ? 0 : Math.floor((100 * done) / steps.length),
  };
}
