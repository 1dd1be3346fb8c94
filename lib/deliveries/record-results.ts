import { Prisma } from "#prisma/generated/client.ts";
import { acrossWorkspaces, type WorkspaceTx } from "../db.ts";
import { disableWebhook } from "./disable-webhook.ts";
import type { Result } from "./send-delivery.ts";

const HOUR_MS = 3_600_000;
/** A webhook whose every attempt has failed for so long is disabled. */
export const MAX_FAILING_HOURS = 120;
const WEBHOOK = Prisma.sql`w.workspace_id AS "workspaceId", w.id, w.trial, w.url, w.failing_since AS "failingSince"`;

/**
 * Records attempts, and what follows for their deliveries and webhooks, in one transaction. A result changes nothing when
 * another worker has taken over its claim, or when it is recorded already. Only attempts of a webhook's present trial count
 * for or against it: one that was in flight while the address changed, or the webhook was activated again, is only recorded.
 */
export async function recordResults(results: Result[]): Promise<void> {
  if (results.length === 0) return;
  await acrossWorkspaces(async (tx) => {
    const recorded = new Set(await recordAttempts(tx, results));
    const counted = results.filter(({ claimed }) => recorded.has(claimed.id));
    await updateHealth(tx, counted);
  });
}

async function recordAttempts(tx: WorkspaceTx, results: Result[]): Promise<string[]> {
  const rows = results.map(({ claimed, ...result }) => ({
    workspace_id: claimed.workspaceId,
    id: claimed.id,
    token: claimed.token,
    number: claimed.attempt,
    ...result,
  }));
  const ended = await tx.$queryRaw<{ id: string }[]>`
    WITH result AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(workspace_id text, id text, token text,
        number int, at timestamptz, "endedAt" timestamptz, status int, error text, "durationMs" int, response text,
        url text, signature text, "responseHeaders" jsonb, outcome text, "nextAttemptAt" timestamptz)
    ), ended AS (
      UPDATE deliveries d SET status = r.outcome, attempts = r.number, next_attempt_at = r."nextAttemptAt",
        completed_at = CASE WHEN r.outcome <> 'pending' THEN r."endedAt" END, lease_token = NULL, lease_until = NULL
      FROM result r
      WHERE d.workspace_id = r.workspace_id AND d.id = r.id AND d.status = 'pending' AND d.lease_token = r.token
      RETURNING d.workspace_id, d.id
    ), tries AS (
      INSERT INTO delivery_attempts (workspace_id, delivery_id, number, at, status, error, duration_ms, response, url, signature,
        response_headers)
      SELECT workspace_id, id, number, at, r.status, error, "durationMs", response, url, signature,
        nullif("responseHeaders", 'null'::jsonb)
      FROM result r JOIN ended USING (workspace_id, id)
    )
    SELECT id FROM ended`;
  return ended.map(({ id }) => id);
}

/** What some attempts of one trial of a webhook say about its health. */
type Health = {
  workspaceId: string;
  webhookId: string;
  trial: number;
  succeeded: boolean;
  /** The first failure after the last success. */
  failingFrom: Date | null;
  lastFailure: Date | null;
  gone: boolean;
};

async function updateHealth(tx: WorkspaceTx, results: Result[]): Promise<void> {
  const byWebhook = summarise(results);
  if (byWebhook.size === 0) return;
  for (const webhook of await writeFailingSince(tx, [...byWebhook.values()])) {
    const health = byWebhook.get(keyOf(webhook));
    const at = health?.lastFailure;
    if (!at) continue;
    const failedHours = (at.getTime() - (webhook.failingSince ?? at).getTime()) / HOUR_MS;
    const why = health.gone
      ? "it answered 410 Gone"
      : `every attempt of the last ${MAX_FAILING_HOURS} hours failed`;
    if (health.gone || failedHours >= MAX_FAILING_HOURS)
      await disableWebhook(tx, webhook, { why, since: webhook.failingSince ?? at, now: at });
  }
}

function summarise(results: Result[]): Map<string, Health> {
  const byWebhook = new Map<string, Health>();
  const inOrder = results.toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
  for (const { claimed, verdict, endedAt } of inOrder) {
    const { webhook, workspaceId } = claimed;
    if (!webhook || !verdict) continue;
    const key = keyOf(webhook);
    const none = { succeeded: false, failingFrom: null, lastFailure: null, gone: false };
    const before = byWebhook.get(key) ?? {
      workspaceId,
      webhookId: webhook.id,
      trial: webhook.trial,
      ...none,
    };
    const after =
      verdict === "good"
        ? { succeeded: true, failingFrom: null, lastFailure: null }
        : { failingFrom: before.failingFrom ?? endedAt, lastFailure: endedAt };
    byWebhook.set(key, { ...before, ...after, gone: before.gone || verdict === "gone" });
  }
  return byWebhook;
}

function keyOf({ id, trial }: { id: string; trial: number }): string {
  return `${id} ${trial}`;
}

type WebhookRow = { workspaceId: string; id: string; trial: number; url: string; failingSince: Date | null };

async function writeFailingSince(tx: WorkspaceTx, health: Health[]): Promise<WebhookRow[]> {
  // Sorted, so that two workers cannot deadlock; FOR NO KEY UPDATE lets events refer to the webhooks meanwhile.
  const rows = health.toSorted((a, b) => (a.webhookId < b.webhookId ? -1 : 1));
  return tx.$queryRaw<WebhookRow[]>`
    WITH health AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS
        j("workspaceId" text, "webhookId" text, trial int, succeeded boolean, "failingFrom" timestamptz)
    ), locked AS (
      SELECT w.workspace_id, w.id, j.succeeded, j."failingFrom"
      FROM webhooks w JOIN health j
        ON w.workspace_id = j."workspaceId" AND w.id = j."webhookId" AND w.trial = j.trial
      WHERE j."failingFrom" IS NOT NULL OR w.failing_since IS NOT NULL
      ORDER BY w.id FOR NO KEY UPDATE OF w
    )
    UPDATE webhooks w SET failing_since = CASE WHEN l.succeeded THEN l."failingFrom"
      ELSE coalesce(w.failing_since, l."failingFrom") END
    FROM locked l WHERE w.workspace_id = l.workspace_id AND w.id = l.id
    RETURNING ${WEBHOOK}`;
}
