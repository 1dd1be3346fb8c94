import { randomUUID } from "node:crypto";
import { acrossWorkspaces, type WorkspaceTx } from "../db.ts";
import { assignSlots, type Capacity, type Slot } from "./assign-slots.ts";
import { LEASE_SECONDS, readQueues } from "./read-queues.ts";

/** Any number that nothing else locks: "plinth d" in ASCII. */
const CLAIM_LOCK = 0x706c_696e;
/** A worker that is stopped in the middle of a claim holds up the others for no longer than this. */
const IDLE_MS = 2_000;

/** A delivery that this worker alone may send until its lease ends, with all that sending takes. */
export type Claimed = {
  workspaceId: string;
  id: string;
  token: string;
  /** Number of the attempt to come, from 1. */
  attempt: number;
  eventId: string;
  type: string;
  body: string;
  url: string;
  /** The webhook and its sealed secrets; null for an address that was given with an audit's run. */
  webhook: {
    id: string;
    /** Which of its trials the attempt belongs to. */
    trial: number;
    secret: Uint8Array<ArrayBuffer>;
    previousSecret: Uint8Array<ArrayBuffer> | null;
    previousValidUntil: Date | null;
  } | null;
  /** Whether it took a slot of the slow ones. */
  slow: boolean;
  /** The trace of what caused the event. */
  traceparent: string | null;
};

/**
 * Claims deliveries that are due: reads what waits and what is in flight, assigns the slots that are free, and leases those
 * deliveries. An advisory lock keeps two workers from counting the same slots as free.
 * @param now deliveries whose next attempt is planned up to then; leases go by the database's clock.
 * @param capacity how many this worker has room for
 */
export function claimDue(now: Date, capacity: Capacity): Promise<Claimed[]> {
  return acrossWorkspaces(
    async (tx) => {
      // A claim that a crash of the database loses is made again: no need to wait for its disk.
      await tx.$executeRaw`
        SELECT pg_advisory_xact_lock(${CLAIM_LOCK}), set_config('synchronous_commit', 'off', true)`;
      const slots = assignSlots(await readQueues(tx, now), capacity);
      return slots.length === 0 ? [] : leaseDeliveries(tx, slots);
    },
    { idleMs: IDLE_MS },
  );
}

type Row = Omit<Claimed, "token" | "webhook"> & {
  webhookId: string | null;
  trial: number | null;
  secret: Uint8Array<ArrayBuffer> | null;
  previousSecret: Uint8Array<ArrayBuffer> | null;
  previousValidUntil: Date | null;
};

/** Leases what has got a slot, but what another transaction holds or has ended meanwhile. */
async function leaseDeliveries(tx: WorkspaceTx, slots: Slot[]): Promise<Claimed[]> {
  const token = randomUUID();
  const rows = await tx.$queryRaw<Row[]>`
    WITH free AS (
      SELECT d.workspace_id, d.id, d.event_id, d.webhook_id, s.slow
      FROM jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) AS s("workspaceId" text, id text, slow boolean)
        JOIN deliveries d ON d.workspace_id = s."workspaceId" AND d.id = s.id
      WHERE d.status = 'pending' AND (d.lease_until IS NULL OR d.lease_until < clock_timestamp())
      FOR NO KEY UPDATE OF d SKIP LOCKED
    )
    UPDATE deliveries d
    SET lease_token = ${token}, lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    FROM free f JOIN events e ON e.workspace_id = f.workspace_id AND e.id = f.event_id
      LEFT JOIN webhooks w ON w.workspace_id = f.workspace_id AND w.id = f.webhook_id
    WHERE d.workspace_id = f.workspace_id AND d.id = f.id
    RETURNING d.workspace_id AS "workspaceId", d.id, d.attempts + 1 AS attempt, f.slow, e.id AS "eventId",
      e.type, e.body, coalesce(w.url, d.url) AS url, d.traceparent, d.webhook_id AS "webhookId", w.trial, w.secret,
      w.previous_secret AS "previousSecret", w.previous_valid_until AS "previousValidUntil"`;
  return rows.map((row) => present(row, token));
}

function present(
  { webhookId, trial, secret, previousSecret, previousValidUntil, ...row }: Row,
  token: string,
): Claimed {
  const webhook =
    webhookId && secret && trial !== null
      ? { id: webhookId, trial, secret, previousSecret, previousValidUntil }
      : null;
  return { ...row, token, webhook };
}
