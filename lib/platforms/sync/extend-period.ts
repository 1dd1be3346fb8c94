import type { RowTarget } from "../../imports/write-rows.ts";
import { addDays, utcDay } from "../../time.ts";

/** Notes that every post of some days is known, as one period with those that it meets: nightly syncs do not pile up rows. */
export async function extendPeriod(target: RowTarget, covered: { from: Date; to: Date }): Promise<void> {
  const { tx, workspaceId, profileId, now } = target;
  let [from, to] = [utcDay(covered.from), [utcDay(covered.to), utcDay(now)].sort()[0] as string];
  if (from > to) return;
  const meeting = await tx.postPeriod.findMany({
    where: {
      workspaceId,
      profileId,
      isStated: true,
      firstDay: { lte: new Date(addDays(to, 1)) },
      lastDay: { gte: new Date(addDays(from, -1)) },
    },
  });
  for (const { firstDay, lastDay } of meeting) {
    [from, to] = [[from, utcDay(firstDay)].sort()[0] as string, [to, utcDay(lastDay)].sort()[1] as string];
    const key = { workspaceId, profileId, firstDay, lastDay, isStated: true };
    await tx.postPeriod.deleteMany({ where: key });
  }
  const made = { workspaceId, profileId, firstDay: new Date(from), lastDay: new Date(to), isStated: true };
  await tx.postPeriod.create({ data: made });
}
