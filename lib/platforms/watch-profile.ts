import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { writeRows } from "../imports/write-rows.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";
import { isSameHandle, normaliseHandle } from "../profiles/handles.ts";
import { openWatched } from "../profiles/open-profile.ts";
import type { VendorAccount } from "./connectors/connector.ts";
import { findConnector } from "./connectors/find-connector.ts";
import { VendorFailure, type VendorFailureKind } from "./connectors/vendor-failure.ts";
import type { WatchedProfile } from "./schemas.ts";
import { requestSync } from "./sync/request-sync.ts";
import { spendFrom } from "./sync/spend-budget.ts";
import { openSession } from "./sync/vendor-session.ts";
import { findWatchedAccess, WATCHED_SHARE } from "./sync/watched-access.ts";
import { snapshotOf } from "./sync/write-page.ts";

type Account = { platform: Platform; handle: string };

/**
 * Watches somebody else's profile beside the caller's own: it never is part of the brand's score. Where the platform lets anybody read it,
 * and the workspace or the operator has the permission, it is looked up, read at once and then every night; else what is imported for its
 * handle from now on belongs to it. One that is watched already stays as it is, but begins to be read once that can be done.
 * @param record writes the entry of the audit log, in the same transaction.
 * @returns with why it is not read, when it is not
 * @throws Problem 400 `Invalid Request` for a handle that cannot be one or is one of the brand's own profiles, 404 `Not Found` for one that
 * the platform does not know or does not show, 409 `Limit Reached` when the plan has no room for another, 422 `Platform Not Connected` when
 * the permission to read has ended, 503 `Service Unavailable` when the platform or a budget does not let it be looked up now.
 */
export async function watchProfile(
  caller: Caller,
  account: Account,
  now: Date,
  record?: Recorder,
): Promise<WatchedProfile> {
  const { workspaceId } = caller;
  const { platform } = account;
  const handle = normaliseHandle(account.handle);
  const read = await withWorkspace(workspaceId, (tx) => checkRoom(tx, caller, { platform, handle }));
  if (read) return { profile_id: read, platform, handle, role: "watched", reading: "nightly", why: null };
  const found = await lookUp(workspaceId, { platform, handle }, now);
  return withWorkspace(workspaceId, async (tx) => {
    await lockUntilEnd(tx, `watched profiles of ${workspaceId}`);
    const known = typeof found === "string" ? { platform, handle } : { platform, handle: found.handle };
    await checkRoom(tx, caller, known);
    const { id, isMore } = await openWatched(tx, workspaceId, known, now);
    if (isMore) await record?.(tx, { workspaceId, subject: id, detail: known });
    const watched = { profile_id: id, ...known, role: "watched" } as const;
    if (typeof found === "string") return { ...watched, reading: "import", why: found };
    await beginReading(tx, { workspaceId, profileId: id, platform, account: found, now });
    return { ...watched, reading: "nightly", why: null };
  });
}

/** @returns the id of the profile that is watched, and read from its platform, already. @throws Problem when it may not be watched */
async function checkRoom(
  tx: WorkspaceTx,
  { workspaceId, plan }: Caller,
  account: Account,
): Promise<string | null> {
  const live = await tx.profile.findMany({ where: { workspaceId, disconnectedAt: null } });
  const there = live.find(
    (one) => one.platform === account.platform && isSameHandle(one.handle, account.handle),
  );
  if (there?.role === "own")
    throw new Problem(
      "Invalid Request",
      `@${account.handle} on ${account.platform} is one of your own profiles.`,
    );
  const limit = planLimits(plan).watched_profiles;
  if (!there && limit !== null && live.filter(({ role }) => role === "watched").length >= limit) {
    const rooms = limit === 0 ? "no watched profiles" : `room for ${limit} watched profiles`;
    throw new Problem("Limit Reached", `The ${planName(plan)} plan has ${rooms}.`);
  }
  if (!there) return null;
  const read = await tx.connection.count({ where: { workspaceId, profileId: there.id } });
  return read > 0 ? there.id : null;
}

/** The account as its platform tells it; a sentence in its place when the platform cannot be asked. */
async function lookUp(
  workspaceId: string,
  { platform, handle }: Account,
  now: Date,
): Promise<VendorAccount | string> {
  const connector = findConnector(platform);
  const clock = () => now;
  const access = await findWatchedAccess({ platform, workspaceId, now: clock });
  if (typeof access === "string" || !connector?.findWatched) return access as string;
  const { accountId, tokens } = access;
  const spend = spendFrom({ connector, workspaceId, accountId, now: clock, share: WATCHED_SHARE });
  const session = openSession({ connector, now: () => new Date(), tokens, spend });
  return connector.findWatched(session, handle).catch((error: unknown) => {
    throw error instanceof VendorFailure ? toProblem(error) : error;
  });
}

const TITLES: Partial<Record<VendorFailureKind, ConstructorParameters<typeof Problem>[0]>> = {
  not_found: "Not Found",
  account_unfit: "Not Found",
  token_dead: "Platform Not Connected",
  permission_missing: "Platform Not Connected",
};

function toProblem({ kind, message }: VendorFailure): Problem {
  return new Problem(TITLES[kind] ?? "Service Unavailable", message);
}

type Beginning = {
  workspaceId: string;
  profileId: string;
  platform: Platform;
  account: VendorAccount;
  now: Date;
};

/** From now on it is read each night: a connection without tokens of its own. */
async function beginReading(tx: WorkspaceTx, { account, now, ...of }: Beginning): Promise<void> {
  const { workspaceId, profileId, platform } = of;
  await tx.profile.update({
    where: { workspaceId_id: { workspaceId, id: profileId } },
    data: {
      handle: account.handle,
      name: account.name,
      platformId: account.id,
      source: "oauth",
      status: "connected",
    },
  });
  const facts = { platform, accountId: account.id, scopes: [], storedAt: now };
  await tx.connection.upsert({
    where: { workspaceId_profileId: { workspaceId, profileId } },
    create: { workspaceId, profileId, createdAt: now, ...facts },
    update: facts,
  });
  await writeRows({ tx, workspaceId, profileId, now }, snapshotOf(account, now));
  await requestSync(tx, { workspaceId, profileId, platform, reason: "connect", now });
}
