import type { WorkspaceReader } from "../db.ts";
import type { Platform } from "../formula/names.ts";

type Reader = Pick<WorkspaceReader, "profile">;

/** An account of the brand on a platform. What is `watched` is none: it never is part of the brand's score. */
export type OwnProfile = {
  id: string;
  platform: Platform;
  /** Without the @; empty where it is not known any more. */
  handle: string;
  status: string;
  lastSync: Date | null;
  disconnectedAt: Date | null;
};

/**
 * The own profiles of a workspace that are not disconnected, by platform; of one platform the primary one first: that was made
 * so last, else was connected first.
 */
export async function listOwnProfiles(db: Reader, workspaceId: string): Promise<OwnProfile[]> {
  return (await listKeptProfiles(db, workspaceId)).filter(isLive);
}

/** The same with those that were disconnected, whose figures stay. */
export async function listKeptProfiles(db: Reader, workspaceId: string): Promise<OwnProfile[]> {
  const rows = await db.profile.findMany({
    where: { workspaceId, role: "own" },
    orderBy: [
      { platform: "asc" },
      { preferredAt: { sort: "desc", nulls: "last" } },
      { connectedAt: "asc" },
      { id: "asc" },
    ],
    select: { id: true, platform: true, handle: true, status: true, lastSync: true, disconnectedAt: true },
  });
  return rows as OwnProfile[];
}

/**
 * The own profiles of one platform whose figures stand for it: those that are connected; where none is, those whose
 * connection is broken; else those that were disconnected.
 */
export async function listProfilesOf(
  db: Reader,
  workspaceId: string,
  platform: Platform,
): Promise<OwnProfile[]> {
  const all = (await listKeptProfiles(db, workspaceId)).filter((one) => one.platform === platform);
  const live = all.filter(isLive);
  const connected = live.filter(({ status }) => status === "connected");
  return [connected, live].find((list) => list.length > 0) ?? all;
}

/** How many platforms of a workspace are connected, each by its primary profile. */
export async function countConnected(db: Reader, workspaceId: string): Promise<number> {
  const primary = primaryOnes(await listOwnProfiles(db, workspaceId));
  return primary.filter(({ status }) => status === "connected").length;
}

/** The primary profile of each platform, of profiles in the order of `listOwnProfiles`. */
export function primaryOnes<P extends { platform: Platform }>(profiles: readonly P[]): P[] {
  return profiles.filter((one, at) => profiles[at - 1]?.platform !== one.platform);
}

function isLive({ disconnectedAt }: OwnProfile): boolean {
  return disconnectedAt === null;
}
