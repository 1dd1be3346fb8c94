import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { PLATFORMS } from "../formula/names.ts";
import { listKeptProfiles, type OwnProfile } from "../profiles/list-own-profiles.ts";
import { daysBefore, utcDay } from "../time.ts";
import { findAudience } from "./find-audience.ts";
import { type ProfileFacts, readProfileFacts } from "./read-profile-facts.ts";
import type { PlatformFacts } from "./schemas.ts";

/** Figures that are older make a platform stale. */
export const MAX_FRESH_DAYS = 35;

type ConnectionStatus = NonNullable<PlatformFacts["connection"]>["status"];

/** What is kept of each platform, connected or not, of all own profiles there, in the order of the contract. */
export async function listPlatformFacts(caller: Caller, now: Date): Promise<PlatformFacts[]> {
  const { workspaceId } = caller;
  const staleBefore = utcDay(daysBefore(now, MAX_FRESH_DAYS));
  return withWorkspace(workspaceId, async (tx) => {
    const audiences = await findAudience(tx, workspaceId);
    const uploads = await tx.upload.findMany({
      where: { workspaceId },
      orderBy: [{ platform: "asc" }, { createdAt: "desc" }],
      distinct: ["platform"],
      select: { platform: true, handle: true },
    });
    const factsOf = await readProfileFacts(tx, workspaceId, utcDay(now));
    const all = await listKeptProfiles(tx, workspaceId);
    return PLATFORMS.map((platform) => {
      const there = all.filter((one) => one.platform === platform);
      const live = there.filter(({ disconnectedAt }) => disconnectedAt === null);
      const profiles = live.length > 0 ? live : there;
      const [primary, ...others] = profiles;
      const connection = live[0];
      const sent = uploads.find((row) => row.platform === platform);
      const kept = joinFacts(profiles.map(({ id }) => factsOf(id)));
      const isBefore = (day: string | null) => day !== null && day < staleBefore;
      return {
        platform,
        connection: connection ? presentConnection(connection) : null,
        handle: connection?.handle ?? sent?.handle.replace(/^@+/, "") ?? (primary?.handle || null),
        otherHandles: connection ? others.map(({ handle }) => handle) : [],
        audience: primary ? (audiences.get(primary.id) ?? null) : null,
        ...kept,
        isStale: isBefore(kept.lastDay) || isBefore(kept.postsUntil),
      };
    });
  });
}

/** Posts of a platform are known as far as those of each profile are. */
function joinFacts(facts: ProfileFacts[]): ProfileFacts {
  const until = facts.map(({ postsUntil }) => postsUntil);
  return {
    posts: facts.reduce((sum, { posts }) => sum + posts, 0),
    lastDay:
      facts
        .flatMap(({ lastDay }) => lastDay ?? [])
        .sort()
        .at(-1) ?? null,
    postsUntil: until.includes(null) ? null : (until.sort()[0] ?? null),
    missing: facts.find(({ missing }) => missing)?.missing ?? null,
  };
}

function presentConnection(row: OwnProfile) {
  return { status: row.status as ConnectionStatus, lastSync: row.lastSync?.toISOString() ?? null };
}
