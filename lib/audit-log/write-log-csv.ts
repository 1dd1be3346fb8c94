import type { Caller } from "../caller.ts";
import { CSV_BOM, writeCsv } from "../csv/write-csv.ts";
import { listEntries } from "./list-entries.ts";
import type { LogEntry, LogFilter } from "./schemas.ts";

/** The newest; what is older is had by a range. */
const MOST = 10_000;

const COLUMNS = ["at", "who", "who_kind", "what", "action", "thing", "thing_id", "address", "request_id"];

/**
 * What was done in the caller's workspace as CSV, the newest first, at most 10,000 entries.
 * @throws Problem 403 `Insufficient Scope` below the role.
 */
export async function writeLogCsv(caller: Caller, filter: LogFilter): Promise<string> {
  const { entries } = await listEntries(caller, filter, { limit: MOST, offset: 0 });
  return CSV_BOM + writeCsv([COLUMNS, ...entries.map(toCells)]);
}

function toCells({ at, actor, told, action, subject, address, request_id }: LogEntry) {
  return [at, actor.name, actor.kind, told, action, subject.name, subject.id, address, request_id];
}
