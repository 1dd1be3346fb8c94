import type { Caller } from "../caller.ts";
import { readWorkspace, type WorkspaceReader } from "../db.ts";
import { findNextDelivery } from "../deliveries/find-next-delivery.ts";
import type { NextChange } from "../paging/schemas.ts";
import { findStale } from "../studio/fit-account-models.ts";

/** What goes on in a workspace without anybody's doing. */
export type PendingKind = "audits" | "imports" | "syncs" | "models" | "deliveries" | "campaigns";

type Ask = (tx: WorkspaceReader, workspaceId: string, now: Date) => Promise<NextChange>;

const ASK: Record<PendingKind, Ask> = {
  audits: async (tx, workspaceId) => {
    const running = await tx.audit.findFirst({
      where: { workspaceId, status: "processing" },
      select: { id: true },
    });
    return running ? "soon" : "never";
  },
  imports: async (tx, workspaceId) => {
    const where = { workspaceId, status: { in: ["receiving", "processing"] } };
    return (await tx.upload.findFirst({ where, select: { id: true } })) ? "soon" : "never";
  },
  syncs: async (tx, workspaceId) => {
    const where = { workspaceId, status: "processing" };
    return (await tx.sync.findFirst({ where, select: { id: true } })) ? "soon" : "never";
  },
  models: async (tx, workspaceId, now) =>
    (await findStale(tx, workspaceId, now)).stale.length > 0 ? "soon" : "never",
  deliveries: (tx, workspaceId, now) => findNextDelivery(tx, { workspaceId }, now),
  campaigns: async (tx, workspaceId) => {
    const where = { workspaceId, status: { not: "completed" } };
    return (await tx.campaign.findFirst({ where, select: { id: true } })) ? "later" : "never";
  },
};

/**
 * When something of these kinds changes next in the caller's workspace, whatever part of it a page shows. A page asks
 * before it reads what it shows: what changes meanwhile is then still to come.
 */
export async function findNextChange(
  { workspaceId }: Caller,
  kinds: readonly PendingKind[],
  now: Date,
): Promise<NextChange> {
  if (kinds.length === 0) return "never";
  const answers = await readWorkspace(workspaceId, async (db) => {
    const found: NextChange[] = [];
    for (const kind of kinds) found.push(await ASK[kind](db, workspaceId, now));
    return found;
  });
  return (["soon", "later"] as const).find((change) => answers.includes(change)) ?? "never";
}
