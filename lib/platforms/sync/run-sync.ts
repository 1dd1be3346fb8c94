import { withWorkspace } from "../../db.ts";
import { formula } from "../../formula/versions.ts";
import { watched } from "../../inside/watch.ts";
import {
  claimLease,
  keepLease,
  type Lease,
  LeaseLost,
  type RunEnd,
  releaseLease,
  writeWithLease,
} from "../../jobs/lease.ts";
import { log } from "../../log.ts";
import { rebuildHistory } from "../../score/rebuild-history.ts";
import type { Json, SyncEnd, SyncRequest } from "../connectors/connector.ts";
import { findConnector } from "../connectors/find-connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { endReading, endSync, failSync } from "./end-sync.ts";
import { keepPicture } from "./keep-picture.ts";
import { openTokens } from "./renew-tokens.ts";
import { spendFrom } from "./spend-budget.ts";
import { openSession } from "./vendor-session.ts";
import { walkKnownPosts } from "./walk-known-posts.ts";
import { watchRepetition } from "./watch-repetition.ts";
import { findWatchedAccess, WATCHED_SHARE } from "./watched-access.ts";
import { writePage } from "./write-page.ts";

const RETRY_AFTER_SECONDS = 5;
const MAX_TRIES = 3;
const DAY_MS = 86_400_000;
/**
 * The first sync asks for so long back; later ones look again at what is younger than this, for figures change. Of a watched profile each
 * reads what the formula looks at, and no more is kept.
 */
const FIRST_DAYS = 5 * 365;
const AGAIN_DAYS = 90;

/** Runs a sync unless another worker holds its lease; whether this call ended it. */
export async function runSync(workspaceId: string, syncId: string, now = () => new Date()): Promise<boolean> {
  const lease = await claimLease({ table: "syncs", workspaceId, id: syncId });
  return lease !== null && (await runHeldSync(lease, now)) !== "left";
}

/**
 * Reads a profile's figures from its platform, page by page, and writes the history anew. Each page lands with its cursor, so a worker
 * that dies loses nothing, doubles nothing, and does not begin again. What the vendor refuses ends the sync and is told; any other error
 * is tried again, three times without a page in between.
 * @param rebuild writes the history; a worker has it done elsewhere, since it keeps a core busy.
 */
export async function runHeldSync(
  lease: Lease,
  now = () => new Date(),
  rebuild: Rebuild = rebuildHistory,
): Promise<RunEnd> {
  const stopKeeping = keepLease(lease);
  try {
    const run = await openRun(lease, now);
    const piece = { kind: "sync", labels: { platform: run.row.platform } } as const;
    await watched(piece, () => carryOut(run, lease, { now, rebuild }), { ofError: outcomeOf });
    return "done";
  } catch (error) {
    if (error instanceof LeaseLost) return "left";
    if (!(error instanceof VendorFailure)) return await giveUp(lease, error, now());
    await failSync(lease, error, now());
    return "failed";
  } finally {
    stopKeeping();
  }
}

type Run = Awaited<ReturnType<typeof openRun>>;
type Rebuild = (workspaceId: string, now: Date) => Promise<unknown>;

async function carryOut(
  run: Run,
  lease: Lease,
  { now, rebuild }: { now: () => Date; rebuild: Rebuild },
): Promise<void> {
  if (run.row.step !== "history") await readAll(run, lease, now);
  // The brand's score does not look at what others do.
  if (run.profile.role === "own") await rebuild(lease.workspaceId, now());
  await endSync(lease, now());
}

function outcomeOf(error: unknown): string {
  if (error instanceof LeaseLost) return "left";
  return error instanceof VendorFailure ? error.kind : "failed";
}

async function openRun(lease: Lease, now: () => Date) {
  const { workspaceId, id } = lease;
  const { row, connection, profile, last } = await writeWithLease(lease, async (tx) => {
    const where = { workspaceId_id: { workspaceId, id } };
    const row = await tx.sync.update({ where, data: { tries: { increment: 1 } } });
    const { profileId } = row;
    const connection = await tx.connection.findFirst({ where: { workspaceId, profileId } });
    const profile = await tx.profile.findFirst({
      where: { workspaceId, id: profileId, disconnectedAt: null },
    });
    const whole = { workspaceId, profileId, status: "completed" };
    const last = await tx.sync.findFirst({ where: whole, orderBy: { createdAt: "desc" } });
    return { row, connection, profile, last };
  });
  const connector = findConnector(row.platform);
  if (!connection || !profile || !connector)
    throw new VendorFailure("token_dead", "This profile is no longer connected. Connect it again.");
  const days = profile.role === "watched" ? formula().days.posts : last ? AGAIN_DAYS : FIRST_DAYS;
  // As it was at the beginning, also when a run goes on another day.
  const from = new Date((last?.createdAt ?? row.createdAt ?? now()).getTime() - days * DAY_MS);
  return { connector, row, connection, profile, from };
}

/** Reads to the end; a cursor that the vendor does not know any more is given up once, and the reading begins anew. */
async function readAll(run: Run, lease: Lease, now: () => Date): Promise<void> {
  let cursor = run.row.cursor as Json;
  const fresh = new Set<string>();
  for (let mayRestart = true; ; mayRestart = false) {
    const counter = { requests: 0, cursor, fresh };
    try {
      const end = await readPages(run, lease, counter, now);
      return await endReading(lease, end, {
        profileId: run.profile.id,
        now: now(),
        requests: counter.requests,
      });
    } catch (error) {
      if (!(error instanceof VendorFailure) || !mayRestart || !isLostCursor(error, counter.cursor)) {
        await addRequests(lease, counter.requests);
        throw error;
      }
      cursor = null;
    }
  }
}

function isLostCursor({ kind, message }: VendorFailure, cursor: Json): boolean {
  const isTold = kind === "contract_changed" || kind === "not_found";
  return isTold && cursor !== null && !message.includes("the same page again");
}

type Counter = { requests: number; cursor: Json; fresh: Set<string> };

async function readPages(run: Run, lease: Lease, counter: Counter, now: () => Date): Promise<SyncEnd> {
  const { connector, profile } = run;
  const { workspaceId } = lease;
  const of = { connector, workspaceId, profileId: profile.id, now };
  const session = openSession({
    connector,
    now,
    ...(await openAccess(run, of)),
    onRequest: () => {
      counter.requests += 1;
    },
  });
  const check = watchRepetition(connector.title);
  const reading = connector.sync(session, requestOf(run, counter.cursor, workspaceId));
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value;
    check(step.value);
    if (step.value.account) await keepPicture(of, step.value.account.picture);
    const { requests, fresh } = counter;
    const keepsPictures = profile.role === "own";
    await writePage(lease, step.value, { profileId: profile.id, now: now(), requests, keepsPictures, fresh });
    counter.requests = 0;
    counter.cursor = step.value.cursor;
  }
}

/** With whose permission and from which budgets it is read: its own, or for a watched one somebody else's. */
async function openAccess({ connection, profile }: Run, of: Parameters<typeof openTokens>[0]) {
  const { connector, workspaceId, now } = of;
  if (profile.role === "own") {
    const { accountId } = connection;
    return { tokens: openTokens(of), spend: spendFrom({ connector, workspaceId, accountId, now }) };
  }
  const found = await findWatchedAccess({ platform: connector.platform, workspaceId, now });
  if (typeof found === "string") throw new VendorFailure("token_dead", found);
  const { accountId, tokens } = found;
  return { tokens, spend: spendFrom({ connector, workspaceId, accountId, now, share: WATCHED_SHARE }) };
}

function requestOf({ connection, profile, from }: Run, cursor: Json, workspaceId: string): SyncRequest {
  const { id: profileId, handle, name } = profile;
  return {
    account: { id: connection.accountId, handle, name, picture: connection.pictureUrl, followers: null },
    role: profile.role === "watched" ? "watched" : "own",
    from,
    cursor,
    memory: connection.memory as Json,
    knownPosts: () => walkKnownPosts({ workspaceId, profileId }, from),
  };
}

async function addRequests(lease: Lease, requests: number): Promise<void> {
  const { workspaceId, id } = lease;
  const where = { workspaceId_id: { workspaceId, id } };
  await writeWithLease(lease, (tx) => tx.sync.update({ where, data: { requests: { increment: requests } } }));
}

/** After an unexpected error the sync is tried again, but not for ever. */
async function giveUp(lease: Lease, error: unknown, now: Date): Promise<RunEnd> {
  log().error({ err: facts(error) }, "a sync failed");
  const { workspaceId, id } = lease;
  const row = await withWorkspace(workspaceId, (tx) => tx.sync.findFirst({ where: { workspaceId, id } }));
  if ((row?.tries ?? 0) < MAX_TRIES) {
    await releaseLease(lease, RETRY_AFTER_SECONDS);
    return "left";
  }
  const detail =
    "Reading failed three times because of an error in Plinth. What was read is kept; please tell the operator.";
  await failSync(lease, new VendorFailure("vendor_down", detail), now);
  return "failed";
}

/** Without what a request held: an error may carry its headers. */
function facts(error: unknown): { name: string; message: string; stack: string | undefined } {
  if (!(error instanceof Error)) return { name: "unknown", message: String(error), stack: undefined };
  return { name: error.name, message: error.message, stack: error.stack };
}
