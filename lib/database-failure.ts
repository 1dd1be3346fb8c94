import { OUT_OF_PATIENCE } from "./database-patience.ts";
import { SILENT } from "./database-silence.ts";

/**
 * Conditions of PostgreSQL under which it may do later what it cannot do now, by SQLSTATE (PostgreSQL 18, appendix A): connections
 * (08), resources such as disk, memory and connections (53), an operator who stops it or a time-out (57), its system (58), a
 * database or role that is being set up (3D, 28), one that takes no writes, locks, deadlocks, and sessions that were ended.
 */
const SQLSTATE = /^(?:(?:08|53|58|3D|28)\w{3}|57014|57P0[1-5]|25006|25P0[34]|55P03|40001|40P01)$/;
/** What the system says of a connection that cannot be made, or was cut. */
const SOCKET =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOST(?:UNREACH|DOWN)|ENET(?:UNREACH|DOWN|RESET)|ENOTFOUND|EAI_AGAIN)$/;
/** Prisma's own codes: unreachable, timed out, closed, no connection or transaction in time, a conflict of writes. */
const PRISMA = /^P(?:100[0-38]|1011|1017|2024|2028|2034|2037)$/;
/** What the adapter calls them. */
const KIND =
  /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TlsConnectionError|AuthenticationFailed|DatabaseAccessDenied|DatabaseDoesNotExist|TransactionWriteConflict)$/;
/** The driver's errors have no code. */
const MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|the transaction of this statement is over|^Cannot use a pool after/;
const MAX_DEPTH = 8;

/**
 * Whether a failure is one of the database for now, and no fault of the request or the code: it is away, restarts, takes no writes, has
 * no room, no connection or no time left. The same request may succeed later.
 */
export function isDatabaseFailure(thrown: unknown, depth = 0): boolean {
  if (typeof thrown !== "object" || thrown === null || depth > MAX_DEPTH) return false;
  const { code, originalCode, kind, message, cause, errors, meta } = thrown as Record<string, unknown>;
  if ([code, originalCode].some(isPassing) || fits(KIND, kind)) return true;
  if (thrown instanceof Error && fits(MESSAGE, message)) return true;
  const inner = [cause, meta, (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError];
  const all = Array.isArray(errors) ? [...inner, ...errors] : inner;
  return all.some((one) => isDatabaseFailure(one, depth + 1));
}

function isPassing(code: unknown): boolean {
  return (
    code === SILENT ||
    code === OUT_OF_PATIENCE ||
    [SQLSTATE, SOCKET, PRISMA].some((pattern) => fits(pattern, code))
  );
}

function fits(pattern: RegExp, text: unknown): boolean {
  return typeof text === "string" && pattern.test(text);
}
