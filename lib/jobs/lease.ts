import { randomUUID } from "node:crypto";
import { Prisma } from "#prisma/generated/client.ts";
import { acrossWorkspaces, type WorkspaceTx, withWorkspace } from "../db.ts";
import { log } from "../log.ts";

/** How long a worker may be silent before another takes its work over. All lease times are the database's clock. */
const LEASE_SECONDS = 12;
const RENEW_EVERY_MS = 3_000;

/** Work that stands in a table of its own, with the columns status, taken_at, lease_token and lease_until. */
export type WorkTable = "audits" | "uploads" | "syncs";
export type Work = { table: WorkTable; workspaceId: string; id: string };
/** A worker's right to write what belongs to a piece of work, with the trace of what asked for it. */
export type Lease = Work & { token: string; traceparent?: string | null };

/** How a run of background work ended: with the end of it, one way or the other, or so that another run goes on with it. */
export type RunEnd = "done" | "failed" | "left";

/** Thrown when another worker has taken the work over, or when the work was ended: this worker may write nothing more. */
export class LeaseLost extends Error {}

const row = ({ workspaceId, id }: Work) => Prisma.sql`workspace_id = ${workspaceId} AND id = ${id}`;
const name = ({ table }: { table: WorkTable }) => Prisma.raw(table);
const leaseEnd = Prisma.sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** Takes work that is processing and that no living worker holds; null when it is not so. */
export async function claimLease(work: Work): Promise<Lease | null> {
  const token = randomUUID();
  const claimed = await withWorkspace(
    work.workspaceId,
    (tx) => tx.$executeRaw`
      UPDATE ${name(work)} SET lease_token = ${token}, lease_until = ${leaseEnd}, taken_at = coalesce(taken_at, now())
      WHERE ${row(work)} AND status = 'processing' AND (lease_until IS NULL OR lease_until < now())`,
  );
  return claimed === 1 ? { ...work, token } : null;
}

/**
 * Renews a lease, also one that has run out, as long as nobody else has taken the work: a process that could not renew it in time
 * goes on where it is. False when it is no longer held.
 */
export async function renewLease(lease: Lease): Promise<boolean> {
  const renewed = await withWorkspace(
    lease.workspaceId,
    (tx) => tx.$executeRaw`
      UPDATE ${name(lease)} SET lease_until = ${leaseEnd}
      WHERE ${row(lease)} AND status = 'processing' AND lease_token = ${lease.token}`,
  );
  return renewed === 1;
}

/**
 * Renews a lease again and again until the returned function is called.
 * @param onLost is called when another worker has taken the work over, or somebody has ended it.
 */
export function keepLease(lease: Lease, onLost = () => {}): () => void {
  const timer = setInterval(() => {
    renewLease(lease).then(
      (isHeld) => isHeld || onLost(),
      (error) => log().warn({ err: error }, "could not renew a lease"),
    );
  }, RENEW_EVERY_MS);
  return () => clearInterval(timer);
}

/** Gives work back before its time, so that it is taken up again after `seconds`. */
export async function releaseLease(lease: Lease, seconds: number): Promise<void> {
  await withWorkspace(
    lease.workspaceId,
    (tx) => tx.$executeRaw`
      UPDATE ${name(lease)} SET lease_token = NULL, lease_until = now() + make_interval(secs => ${seconds})
      WHERE ${row(lease)} AND lease_token = ${lease.token}`,
  );
}

/**
 * Locks the row of the work if the lease is still held. Called first in a transaction, it fences what follows: a worker that
 * was stopped and comes back finds another token and writes nothing.
 * @throws LeaseLost
 */
export async function holdLease(tx: WorkspaceTx, lease: Lease): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM ${name(lease)} WHERE ${row(lease)} AND status = 'processing'
      AND lease_token = ${lease.token} AND lease_until > clock_timestamp() FOR UPDATE`;
  if (held.length === 0) throw new LeaseLost(`${lease.id} is no longer held by this worker`);
}

/**
 * Runs `work` in a transaction of its own that holds the lease: the way in which a worker writes.
 * @throws LeaseLost
 */
export function writeWithLease<T>(lease: Lease, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
  return withWorkspace(
    lease.workspaceId,
    async (tx) => {
      await holdLease(tx, lease);
      return work(tx);
    },
    { timeoutMs: 60_000 },
  );
}

/**
 * Takes work that no living worker holds, over all workspaces: new, or left by a worker that died. Workspaces take turns:
 * first comes the oldest work of each that has nothing running, then the next of each, those with fewer running before those
 * with more. Who brings five hundred files at once so holds up another's one file by no more than what is running.
 * @param limit how many at most
 */
export async function takeWork(table: WorkTable, limit: number): Promise<Lease[]> {
  const token = randomUUID();
  const of = Prisma.raw(table);
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<Omit<Lease, "table" | "token">[]>`
      WITH processing AS (
        SELECT workspace_id, id, created_at, lease_until IS NULL OR lease_until < now() AS is_free,
          lease_token IS NOT NULL AND lease_until >= now() AS is_running
        FROM ${of} WHERE status = 'processing'
      ), turns AS (
        SELECT *, count(*) FILTER (WHERE is_running) OVER (PARTITION BY workspace_id)
          + row_number() OVER (PARTITION BY workspace_id, is_free ORDER BY created_at, id) AS turn
        FROM processing
      ), chosen AS (
        SELECT work.workspace_id, work.id
        FROM turns JOIN ${of} work ON work.workspace_id = turns.workspace_id AND work.id = turns.id
        WHERE turns.is_free AND work.status = 'processing' AND (work.lease_until IS NULL OR work.lease_until < now())
        ORDER BY turn, turns.created_at, work.id LIMIT ${limit} FOR NO KEY UPDATE OF work SKIP LOCKED
      )
      UPDATE ${of} work SET lease_token = ${token}, lease_until = ${leaseEnd}, taken_at = coalesce(taken_at, now())
      FROM chosen WHERE work.workspace_id = chosen.workspace_id AND work.id = chosen.id
      RETURNING work.workspace_id AS "workspaceId", work.id, work.traceparent`,
  );
  return rows.map((taken) => ({ table, ...taken, token }));
}

/** Work that a worker first took more than so many seconds ago and that has not ended. */
export async function findOverdueWork(table: WorkTable, seconds: number): Promise<Work[]> {
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<Omit<Work, "table">[]>`
      SELECT workspace_id AS "workspaceId", id FROM ${Prisma.raw(table)}
      WHERE status = 'processing' AND taken_at < now() - make_interval(secs => ${seconds}) LIMIT 500`,
  );
  return rows.map((found) => ({ table, ...found }));
}
