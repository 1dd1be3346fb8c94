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
 * Records, in the transaction of the rows, the days of which a file holds the posts: from its first to its last dated post,
 * and the period that its name states. A stated period counts only when every row could be read and dated (a row that was
 * left out is no silence) and no post is later. One that is not over yet ends with the last post: nobody knows on which
 * day the file was downloaded.
 *
 * @param target the transaction and whose posts they are
 * @param days of all posts of the file
 * @param file what its name states, and whether rows were left out
 * @returns the stated period, if it counts
 */
export async function recordPostPeriods(
  { tx, workspaceId, profileId, now }: RowTarget,
  { dated, isAnyUndated }: PostDays,
  file: { period: FilePeriod | undefined; isAnyRejected: boolean },
): Promise<FilePeriod | undefined> {
  const isWhole = !isAnyUndated && !file.isAnyRejected;
  const stated = isWhole && file.period ? confirmStated(file.period, dated, utcDay(now)) : undefined;
  const periods = [
    ...(dated ? [{ ...dated, isStated: false }] : []),
    ...(stated ? [{ ...stated, isStated: true }] : []),
  ];
  await tx.postPeriod.createMany({
    data: periods.map(({ from, to, isStated }) => {
      return { workspaceId, profileId, firstDay: new Date(from), lastDay: new Date(to), isStated };
    }),
    skipDuplicates: true,
  });
  return stated;
}

function confirmStated(
  { from, to }: FilePeriod,
  dated: PostDays["dated"],
  today: string,
): FilePeriod | undefined {
  // In the time zone of the account it may be another day than in UTC.
  if (dated && Date.parse(dated.to) > Date.parse(to) + DAY_MS) return undefined;
  if (to <= today) return { from, to };
  return dated && dated.to >= from ? { from, to: dated.to } : undefined;
}
