import { dayNumber } from "../time.ts";
import type { CommentDay } from "./formula-input.ts";

/** The negative share of comments on the median brand: `ORDINARY_BEFORE`, rounded; today's classifier says .17. */
const ORDINARY_SHARE = 0.16;
/** So many of the brand's own earlier comments are worth as much as knowing what is ordinary elsewhere. */
const OWN_HALF_WAY = 30;
/** What the brand is held against: so many days of its own, before the turn. */
const EARLIER_DAYS = 91;
/** A turn is looked for in the last day, the last two, and the last three. */
const LONGEST_TURN = 3;
/** Fewer negative comments are nobody's crisis. */
const LEAST_NEGATIVE = 10;
/** The odds of a negative comment are so many times the usual ones: 9 % become 23 %, 16 % 36 %, 60 % 82 %. */
const LEAST_ODDS = 3;
/** How rarely chance would bring such comments about; what false alarms come of it stands at `findCrisis`. */
const LEVEL = 3e-4;
/** Comments under one post resemble each other: so many tell no more than one by itself (bench/ordinary-comments.ts). */
const COMMENTS_ALIKE = 1.85;
/** It is over once the newest comments, so many or more, have odds of less than so many times the usual ones. */
const LEAST_TO_END = 5;
const ODDS_OF_END = 2;
/** It is over as well when nothing like it was heard for so long. */
const TOO_OLD_DAYS = 14;
/** After four weeks it is what is usual now; after one where too little was known of earlier weeks to say that it is new. */
const LONGEST_DAYS = { known: 28, unknown: 7 };

type Tally = { negative: number; known: number };
/** Days are counted from 1970-01-01. */
type Turn = { since: number; ordinaryShare: number; longest: number };

/** A sudden negative turn that is not over. */
export type OpenTurn = Turn & Tally;

/**
 * Follows the comments on one platform day by day: when they turn negative, and when they are ordinary again.
 * What many said in the same words is looked at too: a crisis has its slogans.
 * @param days in any order; what is dated after `asOf` is not looked at.
 * @param asOf UTC day, YYYY-MM-DD
 * @returns the turn that is not over on that day, with the comments since its first day; null without one
 */
export function followTurns(days: readonly CommentDay[], asOf: string): OpenTurn | null {
  const tallies = new Map<number, Tally>();
  for (const day of days) if (day.date <= asOf) add(tallies, dayNumber(day.date), tallyOf(day));
  const [first, last] = [Math.min(...tallies.keys()), dayNumber(asOf)];
  let open: Turn | null = null;
  for (let day = first; day <= last; day++) {
    if (!open) open = findTurn(tallies, day);
    else if (day - open.since >= open.longest) open = null;
    else if (isOver(tallies, open, day)) {
      // What was no ordinary time is nothing that later days are held against.
      for (let passed = open.since; passed < day; passed++)
        if (isElevated(tallies, passed, open)) tallies.delete(passed);
      open = null;
    }
  }
  return open && { ...open, ...sum(tallies, open.since, last) };
}

/** Several profiles of a platform have comments on one day. */
function add(tallies: Map<number, Tally>, day: number, { negative, known }: Tally): void {
  const tally = tallies.get(day) ?? { negative: 0, known: 0 };
  tallies.set(day, { negative: tally.negative + negative, known: tally.known + known });
}

function tallyOf({ positive, neutral, negative, chorus }: CommentDay): Tally {
  const all = negative + (chorus?.negative ?? 0);
  return {
    negative: all,
    known: positive + neutral + (chorus?.positive ?? 0) + (chorus?.neutral ?? 0) + all,
  };
}

function findTurn(tallies: ReadonlyMap<number, Tally>, day: number): Turn | null {
  for (let length = 1; length <= LONGEST_TURN; length++) {
    const from = day - length + 1;
    const earlier = sum(tallies, from - EARLIER_DAYS, from - 1);
    const ordinaryShare = (earlier.negative + OWN_HALF_WAY * ORDINARY_SHARE) / (earlier.known + OWN_HALF_WAY);
    if (!isTurn(sum(tallies, from, day), ordinaryShare)) continue;
    let since = from;
    while (since < day && oddsAgainst(sum(tallies, since, since), ordinaryShare) < LEAST_ODDS) since++;
    const longest = earlier.known < OWN_HALF_WAY ? LONGEST_DAYS.unknown : LONGEST_DAYS.known;
    return { since, ordinaryShare, longest };
  }
  return null;
}

/** The tail of the binomial distribution is bounded by Chernoff's exp(−n · KL(share ‖ usual)), which is exact enough far out. */
function isTurn({ negative, known }: Tally, usual: number): boolean {
  if (negative < LEAST_NEGATIVE || oddsAgainst({ negative, known }, usual) < LEAST_ODDS) return false;
  const share = negative / known;
  const rest = share < 1 ? (1 - share) * Math.log((1 - share) / (1 - usual)) : 0;
  return (known / COMMENTS_ALIKE) * (share * Math.log(share / usual) + rest) >= -Math.log(LEVEL);
}

/** How many times the usual odds those of a negative comment are. */
function oddsAgainst({ negative, known }: Tally, usual: number): number {
  return known === 0 ? 0 : (negative * (1 - usual)) / ((known - negative) * usual);
}

function isOver(tallies: ReadonlyMap<number, Tally>, { since, ordinaryShare }: Turn, day: number): boolean {
  let newest: Tally = { negative: 0, known: 0 };
  for (let from = day; from > since && newest.known < LEAST_TO_END; from--) newest = sum(tallies, from, day);
  if (newest.known >= LEAST_TO_END) return oddsAgainst(newest, ordinaryShare) < ODDS_OF_END;
  let heard = day;
  while (heard > since && !isElevated(tallies, heard, { ordinaryShare })) heard--;
  return day - heard > TOO_OLD_DAYS;
}

function isElevated(
  tallies: ReadonlyMap<number, Tally>,
  day: number,
  { ordinaryShare }: Pick<Turn, "ordinaryShare">,
): boolean {
  return oddsAgainst(sum(tallies, day, day), ordinaryShare) >= ODDS_OF_END;
}

function sum(tallies: ReadonlyMap<number, Tally>, from: number, to: number): Tally {
  const total = { negative: 0, known: 0 };
  for (let day = from; day <= to; day++) {
    const tally = tallies.get(day);
    total.negative += tally?.negative ?? 0;
    total.known += tally?.known ?? 0;
  }
  return total;
}
