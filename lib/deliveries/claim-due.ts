import { randomUUID } from "node:crypto";
import { Prisma } from "#prisma/generated/client.ts";
import { acrossWorkspaces } from "../db.ts";

/** How long others leave a claimed delivery alone: the longest exchange (20 s) and time to record it. */
export const LEASE_SECONDS = 30;
/** An attempt that is in flight for so long makes its endpoint a slow one. */
export const SLOW_AFTER_SECONDS = 0.5;

const MAX_PER_ENDPOINT = 5;
const MAX_PER_WORKSPACE = 20;
/** Of the twenty slots of a workspace its slow endpoints always have the first number, and never more than the second. */
const MIN_SLOW_SLOTS = 2;
const MAX_SLOW_SLOTS = 10;
/** Limit of a workspace when deliveries that turned slow in flight are counted too. */
const MAX_WITH_TURNED_SLOW = 100;
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
};

/** How many deliveries may be claimed: of endpoints that answer in time, and of slow ones. */
export type Capacity = { fast: number; slow: number };

/**
 * Claims deliveries that are due, round-robin over the endpoints. Over all workers an endpoint (a webhook, or the address of
 * an audit's run) has only so many in flight, and so has a workspace; an advisory lock keeps two workers from counting the same slots
 * as free.
 *
 * Slow receivers do not hold up others. An endpoint counts as slow while its last attempt failed, or while one is in flight
 * for more than half a second. Slow ones share at most half of the workspace's slots; the rest is for those that answer.
 * Nobody knows beforehand who will be slow: a delivery that turns slow in flight gives its slot back, so that a workspace
 * can have up to a hundred in flight meanwhile. Fifty new tar pits hold up a good endpoint for one second, once.
 * @param now deliveries whose next attempt is planned up to then; leases go by the database's clock.
 */
export async function claimDue(now: Date, capacity: Capacity): Promise<Claimed[]> {
  const token = randomUUID();
  const rows = await acrossWorkspaces(
    async (tx) => {
      // A claim that a crash of the database loses is made again: no need to wait for its disk.
      await tx.$executeRaw`
        SELECT pg_advisory_xact_lock(${CLAIM_LOCK}), set_config('synchronous_commit', 'off', true)`;
      return tx.$queryRaw<Row[]>`
        WITH ${rankDue(now)}, ${choose(capacity)}
        UPDATE deliveries d
        SET lease_token = ${token}, lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
        FROM chosen c JOIN events e ON e.workspace_id = c.workspace_id AND e.id = c.event_id
          LEFT JOIN webhooks w ON w.workspace_id = c.workspace_id AND w.id = c.webhook_id
        WHERE d.workspace_id = c.workspace_id AND d.id = c.id
        RETURNING d.workspace_id AS "workspaceId", d.id, d.attempts + 1 AS attempt, c.slow, e.id AS "eventId",
          e.type, e.body, coalesce(w.url, d.url) AS url, d.webhook_id AS "webhookId", w.trial, w.secret,
          w.previous_secret AS "previousSecret", w.previous_valid_until AS "previousValidUntil"`;
    },
    { idleMs: IDLE_MS },
  );
  return rows.map((row) => present(row, token));
}

type Row = Omit<Claimed, "token" | "webhook"> & {
  webhookId: string | null;
  trial: number | null;
  secret: Uint8Array<ArrayBuffer> | null;
  previousSecret: Uint8Array<ArrayBuffer> | null;
  previousValidUntil: Date | null;
};

/**
 * `ranked`: what is due and may be sent, with its place among those of its endpoint (those in flight come first), and
 * what its workspace has in flight. Endpoints are told apart by a number, which sorts ten times as fast as their names.
 */
function rankDue(now: Date): Prisma.Sql {
  const slowFrom = LEASE_SECONDS - SLOW_AFTER_SECONDS;
  return Prisma.sql`
    due AS (
      SELECT workspace_id, id, event_id, webhook_id, next_attempt_at, attempts, lease_until,
        hashtextextended(workspace_id || coalesce(webhook_id, url), 0) AS endpoint, coalesce(lease_until > clock_timestamp(), false) AS in_flight
      FROM deliveries WHERE status = 'pending' AND next_attempt_at <= ${now}
    ), busy AS (
      SELECT f.workspace_id, endpoint, count(*) AS in_flight,
        bool_or(w.failing_since IS NOT NULL OR (f.webhook_id IS NULL AND f.attempts > 0)) AS failing,
        min(lease_until) < clock_timestamp() + make_interval(secs => ${slowFrom}) AS late
      FROM due f LEFT JOIN webhooks w ON w.workspace_id = f.workspace_id AND w.id = f.webhook_id
      WHERE f.in_flight GROUP BY 1, 2
    ), used AS (
      SELECT workspace_id, sum(in_flight) FILTER (WHERE failing) AS failing,
        sum(in_flight) FILTER (WHERE failing OR late) AS slow, sum(in_flight) AS total
      FROM busy GROUP BY 1
    ), ranked AS (
      SELECT d.workspace_id, d.id, d.event_id, d.webhook_id, d.next_attempt_at,
        coalesce(b.late, false) OR w.failing_since IS NOT NULL OR (d.webhook_id IS NULL AND d.attempts > 0) AS slow,
        coalesce(b.in_flight, 0) + row_number() OVER
          (PARTITION BY d.endpoint ORDER BY d.next_attempt_at) AS place
      FROM due d JOIN workspaces o ON o.id = d.workspace_id AND o.deleted_at IS NULL
        LEFT JOIN busy b ON b.endpoint = d.endpoint
        LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id
      WHERE NOT d.in_flight AND coalesce(b.in_flight, 0) < ${MAX_PER_ENDPOINT}
        AND (d.webhook_id IS NULL OR w.status = 'active' OR EXISTS (SELECT 1 FROM events e
          WHERE e.workspace_id = d.workspace_id AND e.id = d.event_id AND e.type = 'webhook.test'))
    )`;
}

/** `chosen`: those that fit the endpoint's, the workspace's and the worker's slots, locked. */
function choose({ fast, slow }: Capacity): Prisma.Sql {
  return Prisma.sql`
    turns AS (
      SELECT r.*, coalesce(u.failing, 0) AS failing, coalesce(u.slow, 0) AS slow_used,
        coalesce(u.total, 0) AS total,
        row_number() OVER (PARTITION BY r.workspace_id, r.slow ORDER BY place, next_attempt_at) AS turn,
        count(*) FILTER (WHERE NOT r.slow) OVER (PARTITION BY r.workspace_id) AS fast_ready,
        count(*) FILTER (WHERE r.slow) OVER (PARTITION BY r.workspace_id) AS slow_ready
      FROM ranked r LEFT JOIN used u ON u.workspace_id = r.workspace_id
      WHERE place <= ${MAX_PER_ENDPOINT}
    ), rooms AS (
      SELECT *, greatest(0, least(${MAX_WITH_TURNED_SLOW} - total, ${MAX_PER_WORKSPACE} - (total - slow_used)
        - least(greatest(failing, least(slow_ready, ${MIN_SLOW_SLOTS})), ${MAX_SLOW_SLOTS}))) AS fast_room
      FROM turns
    ), fitting AS (
      SELECT *, row_number() OVER (PARTITION BY slow ORDER BY place, next_attempt_at) AS position
      FROM rooms WHERE turn <= CASE WHEN slow
        THEN least(${MAX_SLOW_SLOTS} - slow_used,
          ${MAX_PER_WORKSPACE} - total - least(fast_ready, fast_room))
        ELSE fast_room END
    ), chosen AS (
      SELECT f.workspace_id, f.id, f.event_id, f.webhook_id, f.slow
      FROM fitting f JOIN deliveries d ON d.workspace_id = f.workspace_id AND d.id = f.id
      WHERE f.position <= CASE WHEN f.slow THEN ${slow}::int ELSE ${fast}::int END
        AND d.status = 'pending' AND (d.lease_until IS NULL OR d.lease_until < clock_timestamp())
      FOR NO KEY UPDATE OF d SKIP LOCKED
    )`;
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
