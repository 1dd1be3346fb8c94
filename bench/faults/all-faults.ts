import { DATABASE_FAULTS } from "./database-faults.ts";
import type { Fault } from "./fault.ts";
import { WEB_FAULTS } from "./web-faults.ts";
import { WORKER_FAULTS } from "./worker-faults.ts";

/** The faults, by their number. */
export const FAULTS: Fault[] = [...WORKER_FAULTS, ...WEB_FAULTS, ...DATABASE_FAULTS].sort(
  (a, b) => a.number - b.number,
);
