import { DAYS } from "./parameters.ts";
import { coveredDays, type Profile } from "./prepare-profile.ts";

/**
 * Growth of the audience: the newest known figure against the known figure nearest to one move window before it, as the
 * logarithm of a yearly factor, so that figures of different spacing compare.
 *
 * @returns the move, with the days between the two figures as evidence; null without two positive figures far enough apart
 */
export function measureAudienceMove({ followers }: Pick<Profile, "followers">) {
  const newest = followers.at(-1);
  if (newest === undefined || newest.count <= 0) return null;
  const distance = (day: number) => Math.abs(newest.day - day - DAYS.move);
  const base = followers
    .filter(({ day, count }) => count > 0 && isSpan(newest.day - day))
    .sort((a, b) => distance(a.day) - distance(b.day) || a.day - b.day)[0];
  if (base === undefined) return null;
  const span = newest.day - base.day;
  return { span, level: Math.log(newest.count / base.count) * (365 / span), n: span };
}

/**
 * Days with a post in the last window against the one before. The earlier window ends where it did when the last post came, so
 * that a brand that stays silent does not seem to do better once both are empty. One day is added to each, so that one
 * against none is no jump.
 *
 * @returns the logarithm of the ratio, with the covered days of the thinner window as evidence; null where a window has hardly
 * any
 */
export function measureCadenceMove({ covered, posts, lastPost }: Profile) {
  const to = covered.at(-1)?.to;
  if (to === undefined || lastPost === null) return null;
  const turn = lastPost - DAYS.move;
  const rateOf = (from: number, until: number) => {
    const known = coveredDays(covered, from, until);
    const used = new Set(posts.map(({ day }) => day).filter((day) => day >= from && day <= until)).size;
    return { known, rate: ((used + 1) * DAYS.move) / Math.max(1, known) };
  };
  const recent = rateOf(to - DAYS.move + 1, to);
  const before = rateOf(turn - DAYS.move + 1, turn);
  const n = Math.min(recent.known, before.known);
  return n < DAYS.moveLeast ? null : { level: Math.log(recent.rate / before.rate), n };
}

function isSpan(days: number): boolean {
  return days >= DAYS.growthLeast && days <= DAYS.growthMost;
}
