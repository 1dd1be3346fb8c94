import { acrossWorkspaces } from "../../db.ts";
import type { Platform } from "../../formula/names.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import { writeNotice } from "../../notices/write-notice.ts";
import { daysBetween, utcDay } from "../../time.ts";

/** Days before its end at which a permission that nobody but the person can renew is told of. */
const WARN_DAYS = [7, 1];

/** Tells people of permissions that end soon and cannot be renewed without them, a week and a day before; each once. */
export async function warnOfEnds(now: Date): Promise<void> {
  const soon = new Date(now.getTime() + 7 * 86_400_000);
  await acrossWorkspaces(async (tx) => {
    const rows = await tx.connection.findMany({
      where: {
        tokens: { not: null },
        // A refresh token that ends, or an access token without one.
        OR: [
          { refreshUntil: { gt: now, lte: soon } },
          { refreshUntil: null, renews: false, accessUntil: { gt: now, lte: soon } },
        ],
      },
      omit: { tokens: true, picture: true, memory: true },
      take: 200,
    });
    for (const row of rows) {
      const { workspaceId, profileId, warnedDays } = row;
      const end = row.refreshUntil ?? row.accessUntil;
      const left = end ? (end.getTime() - now.getTime()) / 86_400_000 : 0;
      const due = WARN_DAYS.filter((days) => left <= days).at(-1);
      if (!end || due === undefined || (warnedDays !== null && warnedDays <= due)) continue;
      const profile = await tx.profile.findFirst({
        where: { workspaceId, id: profileId, disconnectedAt: null },
      });
      if (!profile) continue;
      const title = PLATFORM_WORDS[row.platform as Platform];
      const days = Math.max(1, daysBetween(utcDay(now), utcDay(end)));
      await writeNotice(tx, {
        workspaceId,
        id: `ntc_${profileId.slice(4)}${utcDay(end).replaceAll("-", "")}d${due}`,
        kind: "platform.access_ends",
        subject: `Connect @${profile.handle} on ${title} again ${days === 1 ? "by tomorrow" : `within ${days} days`}`,
        detail: `The permission to read @${profile.handle} on ${title} ends on ${utcDay(end)}, and only you can renew it. Connect again on the Platforms page; nothing is lost and reading continues.`,
        now,
      });
      const where = { workspaceId_profileId: { workspaceId, profileId } };
      await tx.connection.update({ where, data: { warnedDays: due } });
    }
  });
}
