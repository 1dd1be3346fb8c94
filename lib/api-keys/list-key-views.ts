import type { Caller } from "../caller.ts";
import { readWorkspace, type WorkspaceReader } from "../db.ts";
import { DAY_MS } from "../time.ts";
import { MOST_KEYS, worksAt } from "./make-key.ts";
import { placesOf } from "./places-of.ts";
import { requireKeeper } from "./require-keeper.ts";
import type { KeyState, KeyView } from "./schemas.ts";

/** Of those that do not work any more, the newest. */
const MOST_ENDED = 20;
/** The end of a key is announced so long before. */
const SOON_MS = 14 * DAY_MS;

type KeyRow = {
  id: string;
  name: string | null;
  prefix: string;
  lastFour: string;
  scopes: string[];
  addresses: string[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  replacedBy: string | null;
};

/**
 * The keys of the caller's workspace as its page shows them, test keys among them: those that work, newest first, and the last twenty that do not any more.
 * @throws Problem 403 `Insufficient Scope` below the role.
 */
export async function listKeyViews(
  caller: Caller,
  now: Date,
): Promise<{ working: KeyView[]; ended: KeyView[] }> {
  await requireKeeper(caller);
  const { workspaceId } = caller;
  const all: Found[] = [];
  for (const place of await placesOf(caller))
    all.push(await readWorkspace(place, (db) => findKeys(db, place, now)));
  const [working, ended] = [all.flatMap((one) => one.working), all.flatMap((one) => one.ended)];
  const ids = [...new Set([...working, ...ended].map(({ createdBy }) => createdBy))];
  const where = { memberships: { some: { workspaceId } }, id: { in: ids } };
  const named = await readWorkspace(workspaceId, (db) =>
    db.user.findMany({ where, select: { id: true, name: true } }),
  );
  const people = new Map(named.map(({ id, name }) => [id, name]));
  const view = (row: KeyRow) => viewOf(row, people.get(row.createdBy) ?? null, now);
  return { working: sorted(working).map(view), ended: sorted(ended).slice(0, MOST_ENDED).map(view) };
}

type Found = { working: KeyRow[]; ended: KeyRow[] };

async function findKeys(tx: WorkspaceReader, workspaceId: string, now: Date): Promise<Found> {
  const orderBy = [{ createdAt: "desc" as const }, { id: "asc" as const }];
  // The command line may make more than the dashboard.
  const working = await tx.apiKey.findMany({
    where: worksAt(workspaceId, now),
    orderBy,
    take: 2 * MOST_KEYS,
  });
  const over = {
    workspaceId,
    agentId: null,
    OR: [{ revokedAt: { not: null } }, { expiresAt: { lte: now } }],
  };
  return { working, ended: await tx.apiKey.findMany({ where: over, orderBy, take: MOST_ENDED }) };
}

/** Newest first; of one moment by their id. */
function sorted(rows: KeyRow[]): KeyRow[] {
  const before = (a: KeyRow, b: KeyRow) => (a.id < b.id ? -1 : 1);
  return rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || before(a, b));
}

function viewOf(row: KeyRow, createdBy: string | null, now: Date): KeyView {
  const { expiresAt, revokedAt } = row;
  return {
    key_id: row.id,
    name: row.name,
    prefix: row.prefix,
    last_four: row.lastFour,
    scopes: row.scopes,
    addresses: row.addresses,
    created_by: createdBy,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    ends_at: (revokedAt ?? expiresAt)?.toISOString() ?? null,
    state: stateOf(row, now),
  };
}

function stateOf({ expiresAt, revokedAt, replacedBy }: KeyRow, now: Date): KeyState {
  if (revokedAt) return "revoked";
  const leftMs = expiresAt ? expiresAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  if (leftMs <= 0) return "expired";
  if (replacedBy) return "replaced";
  return leftMs < SOON_MS ? "ending" : "active";
}
