import type { WorkspaceTx } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { utcDay } from "../time.ts";

/** A platform that the brand has an account on. */
export type Coverage = {
  platform: Platform;
  /** Days whose posts files and syncs hold, of any of its accounts, the earliest first. */
  runs: { from: string; to: string }[];
  /** Whether the brand posted there in the days that were asked for. */
  isUsed: boolean;
};

/** Of which days the posts of each own platform are known: only there a day without a post is one. */
export async function readCoverage(
  tx: WorkspaceTx,
  workspaceId: string,
  days: { from: string; to: string },
): Promise<Coverage[]> {
  const own = await listOwnProfiles(tx, workspaceId);
  const ids = own.map(({ id }) => id);
  const periods = await tx.postPeriod.findMany({
    where: { workspaceId, profileId: { in: ids } },
    orderBy: [{ firstDay: "asc" }, { lastDay: "asc" }],
    select: { profileId: true, firstDay: true, lastDay: true },
  });
  const used = await tx.post.findMany({
    where: {
      ...{ workspaceId, profileId: { in: ids } },
      createdAt: { gte: new Date(days.from), lt: new Date(Date.parse(days.to) + 86_400_000) },
    },
    distinct: ["profileId"],
    select: { profileId: true },
  });
  return [...new Set(own.map(({ platform }) => platform))].map((platform) => {
    const its = (profileId: string) => own.some((one) => one.id === profileId && one.platform === platform);
    const runs: Coverage["runs"] = [];
    for (const { profileId, firstDay, lastDay } of periods) {
      if (!its(profileId)) continue;
      const last = runs.at(-1);
      if (last && utcDay(firstDay) <= last.to) last.to = [last.to, utcDay(lastDay)].sort()[1] ?? last.to;
      else runs.push({ from: utcDay(firstDay), to: utcDay(lastDay) });
    }
    return { platform, runs, isUsed: used.some(({ profileId }) => its(profileId)) };
  });
}
