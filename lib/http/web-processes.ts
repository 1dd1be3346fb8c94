import { randomUUID } from "node:crypto";
import { databasePool } from "../database-connections.ts";
import { log } from "../log.ts";

const BEAT_MS = 1_000;
/** How long what a beat found out is relied on; less than a new process waits before it answers its first request. */
const BELIEVED_MS = 1_500;
const SETTLED_AFTER_MS = 2_000;
const GONE_AFTER_SECONDS = 5;

type Membership = { id: string; others: number; at: number; timer: NodeJS.Timeout };

// The server and the framework's handlers are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: Membership | undefined };
const KEY = Symbol.for("plinth.web-processes");

const BEAT = {
  name: "web-process-beat",
  text: `
    WITH beat AS (
      INSERT INTO web_processes (id, seen_at) VALUES ($1, clock_timestamp())
      ON CONFLICT (id) DO UPDATE SET seen_at = EXCLUDED.seen_at
    ), gone AS (DELETE FROM web_processes WHERE seen_at < clock_timestamp() - interval '1 minute')
    SELECT count(*)::int AS others FROM web_processes
    WHERE id <> $1 AND seen_at > clock_timestamp() - make_interval(secs => ${GONE_AFTER_SECONDS})`,
};

/**
 * From now on this process says once a second that it answers requests, and knows whether others do.
 * @param onBeat called after each time
 * @returns a function to be called before the first request is answered: it waits until the others have noticed
 */
export async function joinWebProcesses(onBeat: () => void): Promise<() => Promise<void>> {
  const id = randomUUID();
  const membership: Membership = {
    id,
    others: 0,
    at: Number.NEGATIVE_INFINITY,
    timer: setInterval(next, BEAT_MS),
  };
  membership.timer.unref();
  shared[KEY] = membership;
  const joined = performance.now();
  await beat(membership);
  return async () => {
    await beat(membership);
    const left = SETTLED_AFTER_MS - (performance.now() - joined);
    if (membership.others > 0 && left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  };

  function next(): void {
    void beat(membership).then(onBeat);
  }
}

/** Says goodbye, so that the others need not wait until they miss this process. */
export async function leaveWebProcesses(): Promise<void> {
  const membership = shared[KEY];
  if (!membership) return;
  shared[KEY] = undefined;
  clearInterval(membership.timer);
  await databasePool()
    .query("DELETE FROM web_processes WHERE id = $1", [membership.id])
    .catch(() => {});
}

/** Whether no other process answers requests of the same database. Unknown is no. */
export function isOnlyWebProcess(): boolean {
  const membership = shared[KEY];
  return membership?.others === 0 && performance.now() - membership.at < BELIEVED_MS;
}

async function beat(membership: Membership): Promise<void> {
  const asked = performance.now();
  try {
    const { rows } = await databasePool().query<{ others: number }>({ ...BEAT, values: [membership.id] });
    Object.assign(membership, { others: rows[0]?.others ?? 0, at: asked });
  } catch (error) {
    log().debug({ err: error }, "this process does not know of the others that answer requests");
  }
}
