import type { SeenRequest } from "./collect-requests.ts";

/** Lines of a workspace that a process keeps of ten seconds; counts are kept of all. */
const MOST_WELL = 5;
const MOST_FAILED = 10;
/** Lines of all workspaces together that a process keeps of ten seconds. */
const MOST_LINES = 500;
const SLOT_MS = 10_000;
/** What waits at most while the database is away. */
const MOST_WAITING_LINES = 2_000;
const MOST_WAITING_COUNTS = 20_000;
const MINUTE_MS = 60_000;

type Count = [minute: number, operation: string, status: number, requests: number];
type Line = [
  at: number,
  id: string,
  operation: string,
  status: number,
  durationMs: number,
  keyId: string,
  title: string | null,
];
/** What `keep_requests` of `prisma/access-functions.ts` takes of a workspace; times are seconds since 1970. */
export type Part = { workspace: string; counts: Count[]; lines: Line[] };

type Own = { counts: Map<string, Count>; lines: Line[] };
type Room = { well: number; failed: number };

/** What a process has seen and not written yet: exact counts, and of busy moments a sample of the requests. */
export class Collected {
  #parts = new Map<string, Own>();
  #rooms = new Map<string, Room>();
  #slot = 0;
  #taken = 0;
  #waitingLines = 0;
  #waitingCounts = 0;
  /** Requests of which not even a count could be kept. */
  lost = 0;

  /** @param atMs when it was answered, milliseconds since 1970 */
  add(seen: SeenRequest, atMs: number): void {
    const { caller, operation, answer } = seen;
    const own = this.#openPart(caller.workspaceId);
    this.#count(own, [Math.floor(atMs / MINUTE_MS) * 60, operation, answer.status, 1]);
    if (!this.#hasRoom(caller.workspaceId, answer.status, atMs)) return;
    const id = answer.headers["X-Request-Id"] ?? "";
    const title = answer.status >= 400 ? readTitle(answer.text) : null;
    const durationMs = Math.round(seen.durationMs * 10) / 10;
    own.lines.push([atMs / 1_000, id, operation, answer.status, durationMs, caller.actor.id, title]);
    this.#waitingLines++;
  }

  /** Everything so far, in one order for all processes: those who write the same counts at once wait for each other in turn. */
  take(): Part[] {
    const parts = [...this.#parts].map(([workspace, { counts, lines }]) => ({
      workspace,
      counts: [...counts.values()].sort(byOrder),
      lines,
    }));
    this.#parts = new Map();
    this.#waitingLines = 0;
    this.#waitingCounts = 0;
    return parts.sort((a, b) => (a.workspace < b.workspace ? -1 : 1));
  }

  /** Gives back what could not be written. Lines beyond the bound go, the oldest first; then counts. */
  giveBack(parts: readonly Part[]): void {
    for (const { workspace, counts, lines } of parts) {
      const own = this.#openPart(workspace);
      for (const count of counts) this.#count(own, count);
      const kept = lines.slice(Math.max(0, lines.length - (MOST_WAITING_LINES - this.#waitingLines)));
      own.lines.unshift(...kept);
      this.#waitingLines += kept.length;
    }
  }

  #openPart(workspaceId: string): Own {
    let own = this.#parts.get(workspaceId);
    if (!own) {
      own = { counts: new Map(), lines: [] };
      this.#parts.set(workspaceId, own);
    }
    return own;
  }

  #count({ counts }: Own, count: Count): void {
    const [minute, operation, status, requests] = count;
    const key = `${minute} ${status} ${operation}`;
    const known = counts.get(key);
    if (known) {
      known[3] += requests;
    } else if (this.#waitingCounts < MOST_WAITING_COUNTS) {
      this.#waitingCounts++;
      counts.set(key, count);
    } else {
      this.lost += requests;
    }
  }

  /** The first of each ten seconds, so that a quiet workspace has all of them. */
  #hasRoom(workspaceId: string, status: number, atMs: number): boolean {
    const slot = Math.floor(atMs / SLOT_MS);
    if (slot !== this.#slot) {
      this.#slot = slot;
      this.#rooms = new Map();
      this.#taken = 0;
    }
    if (this.#taken >= MOST_LINES || this.#waitingLines >= MOST_WAITING_LINES) return false;
    const room = this.#rooms.get(workspaceId) ?? { well: 0, failed: 0 };
    const hasFailed = status >= 400;
    if (hasFailed ? room.failed >= MOST_FAILED : room.well >= MOST_WELL) return false;
    if (hasFailed) room.failed++;
    else room.well++;
    this.#rooms.set(workspaceId, room);
    this.#taken++;
    return true;
  }
}

function byOrder(a: Count, b: Count): number {
  return a[0] - b[0] || a[2] - b[2] || (a[1] < b[1] ? -1 : 1);
}

/** Title of a problem that was answered with; null of what is none. */
function readTitle(text: string | null): string | null {
  try {
    const { title } = JSON.parse(text ?? "") as { title?: unknown };
    return typeof title === "string" ? title : null;
  } catch {
    return null;
  }
}
