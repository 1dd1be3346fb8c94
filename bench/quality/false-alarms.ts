import { findCrisis } from "#lib/formula/find-crisis.ts";
import type { CommentDay } from "#lib/formula/formula-input.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays } from "#lib/time.ts";
import type { Brand, Said } from "./ordinary-comments.ts";

const START = "2025-01-01";
/** Before the year that is counted: what the brand is held against. */
const EARLIER = 91;
const YEAR = 365;
/** Of what is said under a post, so much is said on its first day, and on the first two; the rest on the third. */
const FIRST_DAYS = [0.6, 0.85];
/** As far as an audit looks back. */
const WINDOW = 126;

/** How often a crisis begins in a year in which nothing happens: the posts of a brand drawn again, with all that was said. */
export function countFalseAlarms(brand: Brand, perDay: number, years: number): number {
  let alarms = 0;
  for (let year = 0; year < years; year++) {
    const comments = drawYear(brand.posts, perDay, seededRandom(`${brand.name} ${perDay} ${year}`));
    let last: string | null = null;
    for (let day = EARLIER; day < EARLIER + YEAR; day++) {
      const asOf = addDays(START, day);
      const window = comments.slice(Math.max(0, day + 1 - WINDOW), day + 1);
      const since = findCrisis({ asOf, platforms: [platformOf(window)] })?.since ?? null;
      if (since && since !== last) alarms++;
      last = since;
    }
  }
  return alarms / years;
}

/** Whether a day of so many comments, 80 % of them negative, after 13 ordinary weeks is told on that day. */
export function isToldAtOnce(brand: Brand, comments: number): boolean {
  const days = drawYear(brand.posts, 0.3, seededRandom(`${brand.name} turn`)).slice(0, EARLIER);
  const negative = Math.round(0.8 * comments);
  const asOf = addDays(START, EARLIER);
  const turn = { date: asOf, positive: comments - negative, neutral: 0, negative, unknown: 0 };
  return findCrisis({ asOf, platforms: [platformOf([...days, turn])] })?.since === asOf;
}

function platformOf(comments: CommentDay[]) {
  return { platform: "instagram" as const, comments };
}

function drawYear(posts: readonly Said[], perDay: number, random: () => number): CommentDay[] {
  const days: CommentDay[] = Array.from({ length: EARLIER + YEAR }, (_, n) => {
    return { date: addDays(START, n), positive: 0, neutral: 0, negative: 0, unknown: 0 };
  });
  for (let day = 0; day < days.length; day++)
    for (let due = perDay; due > 0; due--)
      if (random() < due) scatter(days, day, pick(posts, random), random);
  return days;
}

function pick(posts: readonly Said[], random: () => number): Said {
  return posts[Math.floor(random() * posts.length)] as Said;
}

function scatter(days: CommentDay[], day: number, post: Said, random: () => number): void {
  for (const label of ["positive", "neutral", "negative"] as const)
    for (let n = 0; n < post[label]; n++) {
      const drawn = random();
      const at = days[day + FIRST_DAYS.filter((share) => drawn >= share).length];
      if (at) at[label]++;
    }
}
