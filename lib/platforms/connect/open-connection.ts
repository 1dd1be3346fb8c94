import type { Recorder } from "../../audit-log/recorder.ts";
import type { Caller } from "../../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../../db.ts";
import type { Platform } from "../../formula/names.ts";
import { newId } from "../../ids.ts";
import { writeRows } from "../../imports/write-rows.ts";
import { Problem } from "../../problems.ts";
import { isSameHandle } from "../../profiles/handles.ts";
import { lockProfiles } from "../../profiles/open-profile.ts";
import { checkPlatformLimit } from "../check-platform-limit.ts";
import type { Connector, Tokens, VendorAccount } from "../connectors/connector.ts";
import { requestSync } from "../sync/request-sync.ts";
import { sealTokens } from "../sync/stored-tokens.ts";
import { snapshotOf } from "../sync/write-page.ts";

/**
 * Connects an account: the profile that has its id at the vendor goes on, else the one with its handle (one that was imported so far
 * becomes a connected one), else a new one is made. Its first sync begins.
 * @param record writes the entry of the audit log, in the same transaction
 * @returns the profile's id
 * @throws Problem 409 `Limit Reached` when the plan has no room for another profile, or when the account is watched
 */
export async function openConnection(
  caller: Caller,
  { connector, account, tokens }: { connector: Connector; account: VendorAccount; tokens: Tokens },
  now: Date,
  record?: Recorder,
): Promise<string> {
  const { workspaceId } = caller;
  const { platform } = connector;
  const known = await withWorkspace(workspaceId, (tx) => findProfile(tx, workspaceId, platform, account));
  if (!known || known.disconnectedAt) await checkPlatformLimit(caller, platform, account.handle);
  return withWorkspace(workspaceId, async (tx) => {
    await lockProfiles(tx, workspaceId, platform);
    const profileId = await placeProfile(tx, workspaceId, platform, account, now);
    const facts = {
      platform,
      accountId: account.id,
      ...sealTokens(connector, tokens, { workspaceId, profileId }, now),
      errorTitle: null,
      errorDetail: null,
      nextSyncAt: null,
      warnedDays: null,
    };
    await tx.connection.upsert({
      where: { workspaceId_profileId: { workspaceId, profileId } },
      create: { workspaceId, profileId, createdAt: now, ...facts },
      update: facts,
    });
    await writeRows({ tx, workspaceId, profileId, now }, snapshotOf(account, now));
    await requestSync(tx, { workspaceId, profileId, platform, reason: "connect", now });
    await record?.(tx, { workspaceId, subject: profileId, detail: { platform, handle: account.handle } });
    return profileId;
  });
}

async function placeProfile(
  tx: WorkspaceTx,
  workspaceId: string,
  platform: Platform,
  account: VendorAccount,
  now: Date,
): Promise<string> {
  const { id: platformId, handle, name } = account;
  const known = await findProfile(tx, workspaceId, platform, account);
  const facts = { platformId, handle, name, source: "oauth", status: "connected" };
  if (known?.role === "watched")
    throw new Problem(
      "Limit Reached",
      `@${handle} on ${platform} is watched. Stop watching it, then connect it.`,
    );
  if (!known) {
    const id = newId("prf");
    await tx.profile.create({ data: { workspaceId, id, platform, role: "own", connectedAt: now, ...facts } });
    return id;
  }
  await tx.profile.update({
    where: { workspaceId_id: { workspaceId, id: known.id } },
    data: { ...facts, ...(known.disconnectedAt && { disconnectedAt: null, connectedAt: now }) },
  });
  return known.id;
}

/** By the vendor's id before the handle, which can be another's by now; live ones before those that were disconnected. */
async function findProfile(tx: WorkspaceTx, workspaceId: string, platform: Platform, account: VendorAccount) {
  const rows = await tx.profile.findMany({
    where: { workspaceId, platform },
    orderBy: [{ disconnectedAt: { sort: "desc", nulls: "first" } }, { role: "asc" }],
  });
  const mayBe = (row: (typeof rows)[number]) =>
    row.platformId === null && isSameHandle(row.handle, account.handle);
  return rows.find(({ platformId }) => platformId === account.id) ?? rows.find(mayBe) ?? null;
}
