import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../../db.ts";
import { formula } from "../../formula/versions.ts";
import { recordPostAudience } from "../../imports/record-post-audience.ts";
import { type Lease, writeWithLease } from "../../jobs/lease.ts";
import { wakeWorker } from "../../jobs/wake-worker.ts";
import { bumpDataVersion } from "../../score/data-version.ts";
import type { SyncEnd } from "../connectors/connector.ts";
import type { VendorFailure, VendorFailureKind } from "../connectors/vendor-failure.ts";
import { extendPeriod } from "./extend-period.ts";
import { forgetWatched } from "./forget-watched.ts";
import type { PageContext } from "./write-page.ts";

/** Everything is read: what is known of the days, and what the next run shall know. Only the history is left to do. */
export async function endReading(
  lease: Lease,
  end: SyncEnd,
  context: Pick<PageContext, "profileId" | "now" | "requests">,
): Promise<void> {
  const { workspaceId, id } = lease;
  const { profileId, now, requests } = context;
  await writeWithLease(lease, async (tx) => {
    const target = { tx, workspaceId, profileId, now };
    const audience = await recordPostAudience(target);
    if (end.covered) await extendPeriod(target, end.covered);
    await tx.connection.updateMany({
      where: { workspaceId, profileId },
      data: { memory: end.memory ?? Prisma.JsonNull, errorTitle: null, errorDetail: null },
    });
    const { role } = await tx.profile.update({
      where: { workspaceId_id: { workspaceId, id: profileId } },
      data: { lastSync: now, status: "connected" },
    });
    if (role === "watched") await forgetWatched(target, formula().days.posts);
    await tx.sync.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: {
        step: "history",
        missing: end.missing,
        requests: { increment: requests },
        accountDays: { increment: audience.added },
        updated: { increment: audience.changed },
      },
    });
    if (role === "own") await bumpDataVersion(tx, workspaceId);
  });
}

/** The last word of a sync that went through. */
export async function endSync(lease: Lease, now: Date): Promise<void> {
  await writeWithLease(lease, async (tx) => {
    await close(tx, lease, { status: "completed", completedAt: now });
    await wakeWorker(tx, "fits");
  });
}

const TITLES: Record<VendorFailureKind, string> = {
  token_dead: "Reconnect Required",
  permission_missing: "Permission Missing",
  rate_limited: "Rate Limited",
  quota_spent: "Budget Spent",
  not_found: "Not Found",
  vendor_down: "Platform Unavailable",
  contract_changed: "Unexpected Answer",
  account_unfit: "Account Not Readable",
};
/** What becomes of the connection; what will pass by itself leaves it as it is. */
const STATUSES: Partial<Record<VendorFailureKind, "reconnect_required" | "error">> = {
  token_dead: "reconnect_required",
  permission_missing: "reconnect_required",
  not_found: "error",
  contract_changed: "error",
  account_unfit: "error",
};

/** Ends a sync that the vendor, or its budget, does not let go on; what was read is kept. */
export async function failSync(lease: Lease, failure: VendorFailure, now: Date): Promise<void> {
  const { workspaceId, id } = lease;
  await writeWithLease(lease, async (tx) => {
    const { profileId } = await tx.sync.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } });
    const errorTitle = TITLES[failure.kind];
    const errorDetail = failure.message;
    const { role } = await tx.profile.findFirstOrThrow({ where: { workspaceId, id: profileId } });
    const found = STATUSES[failure.kind];
    // A watched profile has no permission of its own that could be renewed.
    const status = role === "watched" && found ? "error" : found;
    if (status) {
      await tx.profile.updateMany({
        where: { workspaceId, id: profileId, disconnectedAt: null },
        data: { status },
      });
      await tx.connection.updateMany({
        where: { workspaceId, profileId },
        data: { errorTitle, errorDetail },
      });
    }
    if (failure.until) {
      const { until } = failure;
      await tx.connection.updateMany({ where: { workspaceId, profileId }, data: { nextSyncAt: until } });
    }
    await close(tx, lease, { status: "failed", completedAt: now, errorTitle, errorDetail });
    if (role === "own") await bumpDataVersion(tx, workspaceId);
  });
}

async function close(
  tx: WorkspaceTx,
  { workspaceId, id }: Lease,
  data: Prisma.SyncUpdateInput,
): Promise<void> {
  const where = { workspaceId_id: { workspaceId, id } };
  await tx.sync.update({
    where,
    data: { ...data, leaseToken: null, leaseUntil: null, cursor: Prisma.DbNull },
  });
}
