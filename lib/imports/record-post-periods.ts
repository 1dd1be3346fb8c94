import { DAY_MS, utcDay } from "../time.ts";
import type { FormatRow } from "./export-row.ts";
import type { FilePeriod } from "./read-file-period.ts";
import type { RowTarget } from "./write-rows.ts";

/** The days of the posts of a file, as they are read. */
export type PostDays = {
  /** Of the first and last dated post, YYYY-MM-DD; null before there is one. */
  dated: FilePeriod | null;
  /** A post without a date may be of any day. */
  isAnyUndated: boolean;
};

/** Takes the next row of a file into account; rows that are no posts say nothing of posts. */
export function addToPostDays(days: PostDays, row: FormatRow): void {
  if (row.kind !== "post") return;
  if (!row.post.createdAt) {
    days.isAnyUndated = true;
    return;
  }
  const day = utcDay(row.post.createdAt);
  const { from, to } = days.dated ?? { from: day, to: day };
  const inOrder = [from, day, to].sort();
  days.dated = { from: inOrder[0] ?? day, to: inOrder[2] ?? day };
}

/**
 * Keeps, in the transaction of the rows, of which days a file holds the posts: from its first to its last dated one, and
 * what its name states. A name counts only where every row could be read and dated, for what was left out is no silence,
 * and where no post is later than it says. Of a period that is not over the last post is the end: nobody knows when
 * it was downloaded.
 *
 * @param target the transaction and whose posts they are
 * @param days of all posts of the file
 * @param file what its name states, and whether rows were left out
 * @returns the period that the name was believed, if any
 */
export async function recordPostPeriods(
  { tx, workspaceId, platform, now }: RowTarget,
  { dated, isAnyUndated }: PostDays,
  file: { period: FilePeriod | undefined; isAnyRejected: boolean },
): Promise<FilePeriod | undefined> {
  const isWhole = !isAnyUndated && !file.isAnyRejected;
  const stated = isWhole && file.period ? believe(file.period, dated, utcDay(now)) : undefined;
  const periods = [
    ...(dated ? [{ ...dated, isStated: false }] : []),
    ...(stated ? [{ ...stated, isStated: true }] : []),
  ];
  await tx.postPeriod.createMany({
    data: periods.map(({ from, to, isStated }) => {
      return { workspaceId, platform, firstDay: new Date(from), lastDay: new Date(to), isStated };
    }),
    skipDuplicates: true,
  });
  return stated;
}

function believe({ from, to }: FilePeriod, dated: PostDays["dated"], today: string): FilePeriod | undefined {
  // Accounts east or west of Greenwich have other days.
  if (dated && Date.parse(dated.to) > Date.parse(to) + DAY_MS) return undefined;
  if (to <= today) return { from, to };
  return dated && dated.to >= from ? { from, to: dated.to } : undefined;
}
