import { setTimeout as sleep } from "node:timers/promises";
import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace, type WorkspaceReader } from "../db.ts";
import { isTold } from "../events/is-told.ts";
import { requireWebhookPlan } from "./authorise-webhooks.ts";
import type { EventsInput, WebhookEvent } from "./schemas.ts";

const LOOK_EVERY_MS = 1_000;
/** Who waits in this process, in all and by workspace: whoever comes on top is answered at once, and asks again. */
const MOST_WAITING = 200;
const MOST_WAITING_EACH = 5;

const waiting = new Map<string, number>();
let allWaiting = 0;

type Found = { events: WebhookEvent[]; next: number };

/**
 * What a workspace's webhooks are told of, from a place in its sequence on, oldest first; tests are among it. Numbers are given in the
 * order in which events are committed, so that who goes on at `next` misses none, whichever process answers.
 *
 * Without `after` the answer is empty and `next` is the present end. Where there is nothing yet, it waits up to `wait_seconds`, without
 * holding a connection to the database between its looks.
 * @throws Problem 403 `Plan Required`, 404 `Not Found`.
 */
export async function listEvents(
  caller: Caller,
  { after, wait_seconds, limit }: EventsInput,
): Promise<Found> {
  requireScope(caller, "webhooks:read");
  requireWebhookPlan(caller);
  const { id: workspaceId } = await resolveWorkspace(caller);
  if (after === undefined) return { events: [], next: await findEnd(workspaceId) };
  const until = performance.now() + wait_seconds * 1_000;
  const look = () => readWorkspace(workspaceId, (db) => readEvents(db, workspaceId, after, limit));
  let found = await look();
  if (found.next > after || !beginWaiting(workspaceId)) return found;
  try {
    while (found.next === after && performance.now() < until) {
      await sleep(Math.min(LOOK_EVERY_MS, Math.max(1, until - performance.now())));
      found = await look();
    }
    return found;
  } finally {
    endWaiting(workspaceId);
  }
}

async function findEnd(workspaceId: string): Promise<number> {
  const where = { workspaceId };
  const row = await readWorkspace(workspaceId, (db) => db.eventSequence.findFirst({ where }));
  return Number(row?.last ?? 0);
}

async function readEvents(
  tx: WorkspaceReader,
  workspaceId: string,
  after: number,
  limit: number,
): Promise<Found> {
  const rows = await tx.event.findMany({
    where: { workspaceId, sequence: { gt: after } },
    orderBy: { sequence: "asc" },
    take: limit,
  });
  const events: WebhookEvent[] = [];
  for (const row of rows) {
    if (!(await isTold(tx, row))) continue;
    const { type } = JSON.parse(row.body) as { type: string };
    const created_at = row.createdAt.toISOString();
    events.push({
      message_id: row.id,
      event: type,
      sequence: Number(row.sequence),
      body: row.body,
      created_at,
    });
  }
  return { events, next: Number(rows.at(-1)?.sequence ?? after) };
}

function beginWaiting(workspaceId: string): boolean {
  const mine = waiting.get(workspaceId) ?? 0;
  if (allWaiting >= MOST_WAITING || mine >= MOST_WAITING_EACH) return false;
  allWaiting++;
  waiting.set(workspaceId, mine + 1);
  return true;
}

function endWaiting(workspaceId: string): void {
  allWaiting--;
  const mine = (waiting.get(workspaceId) ?? 1) - 1;
  if (mine === 0) waiting.delete(workspaceId);
  else waiting.set(workspaceId, mine);
}
