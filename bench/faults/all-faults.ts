import { BACKUP_DRILLS } from "./backup-drill.ts";
import { DATABASE_FAULTS } from "./database-faults.ts";
import { DOOR_FAULTS } from "./door-faults.ts";
import type { Fault } from "./fault.ts";
import { FUZZ_FAULTS } from "./fuzz-fault.ts";
import { IMPORT_FAULTS } from "./import-fault.ts";
import { NO_WRITES_FAULTS } from "./no-writes-fault.ts";
import { PARALLEL_FAULTS } from "./parallel-faults.ts";
import { RECEIVER_FAULTS } from "./receiver-faults.ts";
import { SECRET_FAULTS } from "./secret-fault.ts";
import { SIGN_IN_FAULTS } from "./sign-in-faults.ts";
import { SIGNING_FAULTS } from "./signing-faults.ts";
import { SSRF_FAULTS } from "./ssrf-fault.ts";
import { VENDOR_FAULTS } from "./vendor-fault.ts";
import { WEB_FAULTS } from "./web-faults.ts";
import { WORKER_FAULTS } from "./worker-faults.ts";

const GROUPS: Fault[][] = [
  BACKUP_DRILLS,
  DATABASE_FAULTS,
  DOOR_FAULTS,
  FUZZ_FAULTS,
  IMPORT_FAULTS,
  NO_WRITES_FAULTS,
  PARALLEL_FAULTS,
  RECEIVER_FAULTS,
  SECRET_FAULTS,
  SIGN_IN_FAULTS,
  SIGNING_FAULTS,
  SSRF_FAULTS,
  VENDOR_FAULTS,
  WEB_FAULTS,
  WORKER_FAULTS,
];

/** The faults, by their number. */
export const FAULTS = GROUPS.flat().sort((a, b) => a.number - b.number);
