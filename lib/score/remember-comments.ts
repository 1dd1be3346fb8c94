import { openPairIndex, type PairIndex } from "../statistics/pair-index.ts";
import { dayNumber } from "../time.ts";
import type { FoldedComment } from "./fold-comment.ts";
import { type CommentGroups, openCommentGroups } from "./group-comments.ts";

/** Of one author so many comments count in a week: a first word and a second thought. More would be one voice for many. */
const MOST_A_WEEK = 2;
/** So many different authors of the same words count each; from there on each doubling of them counts as one more. */
const AUTHORS_IN_FULL = 4;

/**
 * `counts`; `repeats` what its author said before, or is more of one author than counts; `chimes` in with what many others
 * said in the same words, beyond what counts.
 */
export type Verdict = "counts" | "repeats" | "chimes";

/** What is remembered of a calendar quarter: who said what. */
type Quarter = {
  /** Counted from the year 0. */
  number: number;
  groups: CommentGroups;
  /** Groups and authors that have said it. */
  said: PairIndex;
  /** By group, how many different authors it has. */
  authors: number[];
  /** By author, the week in which they last wrote something new, and how often in it. */
  weeks: Map<number, { week: number; count: number }>;
};

/**
 * Judges comments one after the other by what was heard before. Of one author the same or nearly the same words count once
 * in a calendar quarter and the one before, and `MOST_A_WEEK` comments a week. The same words by different authors count
 * for 4 authors each and then for each doubling of them (the 8th, 16th, 32nd …): that ten people say "love it!" is worth more
 * than that four do, yet 300 made-up accounts are worth ten. So short honest praise stays in the count, and what is
 * ordinary is measured by the same rule (`ORDINARY_COMMENTS`). Comments without an author cannot be told apart: each is
 * taken for another author's, which the same cap bounds.
 *
 * A verdict depends only on what was written up to then, from `firstDayToRead` on: neither on the order in which comments were
 * imported nor on the first day that is asked for.
 *
 * @returns a function to be called in the order of `compareComments`: the UTC day, the author ("" when not known), the text
 */
export function openCommentMemory(): (date: string, author: string, comment: FoldedComment) => Verdict {
  const ids = new Map<string, number>();
  let before: Quarter | null = null;
  let now = openQuarter(Number.NaN);
  return (date, author, comment) => {
    const number = quarterOf(date);
    if (number !== now.number) {
      before = number === now.number + 1 ? now : null;
      now = openQuarter(number);
    }
    const group = now.groups.join(comment);
    if (author !== "") {
      const id = ids.get(author) ?? ids.size;
      ids.set(author, id);
      const isRepeat = hasSaid(now, id, group) || hasSaid(before, id, before?.groups.find(comment) ?? null);
      now.said.add(group, id, 0);
      if (isRepeat || !isWithinWeek(now, id, date)) return "repeats";
    }
    const authors = (now.authors[group] ?? 0) + 1;
    now.authors[group] = authors;
    return isCounted(authors) ? "counts" : "chimes";
  };
}

/** The first day whose comments must be heard so that verdicts from a day on are right, both YYYY-MM-DD. */
export function firstDayToRead(from: string): string {
  const before = quarterOf(from) - 1;
  const month = (before % 4) * 3 + 1;
  return `${String(Math.floor(before / 4)).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
}

function quarterOf(date: string): number {
  return Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3);
}

function openQuarter(number: number): Quarter {
  return { number, groups: openCommentGroups(), said: openPairIndex(), authors: [], weeks: new Map() };
}

function hasSaid(quarter: Quarter | null, author: number, group: number | null): boolean {
  return quarter !== null && group !== null && quarter.said.get(group, author) >= 0;
}

function isWithinWeek({ weeks }: Quarter, author: number, date: string): boolean {
  // 1970-01-01 was a Thursday, and weeks begin on Mondays.
  const week = Math.floor((dayNumber(date) + 3) / 7);
  const last = weeks.get(author);
  const count = last?.week === week ? last.count + 1 : 1;
  weeks.set(author, { week, count });
  return count <= MOST_A_WEEK;
}

/** Whether the n-th author of the same words is one more who counts. */
function isCounted(authors: number): boolean {
  return authors <= AUTHORS_IN_FULL || Number.isInteger(Math.log2(authors / AUTHORS_IN_FULL));
}
