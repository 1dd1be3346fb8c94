import { randomUUID } from "node:crypto";
import { acrossWorkspaces, type WorkspaceTx, withWorkspace } from "../db.ts";

/** How long a worker may be silent before another takes its audit over. All lease times are the database's clock. */
export const LEASE_SECONDS = 12;
export const RENEW_EVERY_MS = 3_000;

/** A worker's right to write an audit. */
export type Lease = { workspaceId: string; auditId: string; token: string };

/** Thrown in a worker whose audit another one has taken over, or that was ended: it has nothing more to write. */
export class LeaseLost extends Error {}

/** Takes an audit that is processing and that no living worker holds; null when there is none such. */
export async function claimLease(workspaceId: string, auditId: string): Promise<Lease | null> {
  const token = randomUUID();
  const claimed = await withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`
      UPDATE audits SET lease_token = ${token}, lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
        taken_at = coalesce(taken_at, now())
      WHERE workspace_id = ${workspaceId} AND id = ${auditId} AND status = 'processing'
        AND (lease_until IS NULL OR lease_until < now())`,
  );
  return claimed === 1 ? { workspaceId, auditId, token } : null;
}

/** Prolongs a lease that still stands; says false when it does not. */
export async function renewLease(lease: Lease): Promise<boolean> {
  const renewed = await withWorkspace(
    lease.workspaceId,
    (tx) => tx.$executeRaw`
      UPDATE audits SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE workspace_id = ${lease.workspaceId} AND id = ${lease.auditId} AND status = 'processing'
        AND lease_token = ${lease.token} AND lease_until > now()`,
  );
  return renewed === 1;
}

/** Gives an audit back before its time, so that it is taken up again after `seconds`. */
export async function releaseLease(lease: Lease, seconds: number): Promise<void> {
  await withWorkspace(
    lease.workspaceId,
    (tx) => tx.$executeRaw`
      UPDATE audits SET lease_token = NULL, lease_until = now() + make_interval(secs => ${seconds})
      WHERE workspace_id = ${lease.workspaceId} AND id = ${lease.auditId} AND lease_token = ${lease.token}`,
  );
}

/**
 * Runs `work` in a transaction that holds the audit's row, if the lease still stands: the only way in which a worker
 * writes. One that was stopped and comes back finds its token gone and writes nothing.
 * @throws LeaseLost
 */
export function writeWithLease<T>(lease: Lease, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
  return withWorkspace(
    lease.workspaceId,
    async (tx) => {
      const held = await tx.$queryRaw<unknown[]>`
        SELECT 1 FROM audits WHERE workspace_id = ${lease.workspaceId} AND id = ${lease.auditId}
          AND status = 'processing' AND lease_token = ${lease.token} AND lease_until > clock_timestamp() FOR UPDATE`;
      if (held.length === 0) throw new LeaseLost(`audit ${lease.auditId} is no longer held by this worker`);
      return work(tx);
    },
    { timeoutMs: 60_000 },
  );
}

export type AuditKey = { workspaceId: string; auditId: string };

/** Audits that no living worker holds, over all workspaces: new ones, and those whose worker died. */
export function findUnheldAudits(): Promise<AuditKey[]> {
  return acrossWorkspaces(
    (tx) => tx.$queryRaw<AuditKey[]>`
      SELECT workspace_id AS "workspaceId", id AS "auditId" FROM audits
      WHERE status = 'processing' AND (lease_until IS NULL OR lease_until < now())
      ORDER BY created_at LIMIT 500`,
  );
}

/** Audits that a worker first took more than so many seconds ago and that have not ended. */
export function findOverdueAudits(seconds: number): Promise<AuditKey[]> {
  return acrossWorkspaces(
    (tx) => tx.$queryRaw<AuditKey[]>`
      SELECT workspace_id AS "workspaceId", id AS "auditId" FROM audits
      WHERE status = 'processing' AND taken_at < now() - make_interval(secs => ${seconds}) LIMIT 500`,
  );
}
