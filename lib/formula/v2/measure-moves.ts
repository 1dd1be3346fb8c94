import { DAYS } from "./parameters.ts";
import { coveredDays, daysOf, type Profile } from "./prepare-profile.ts";

const ADDED_DAYS = 3;

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
 * Days with a post in the last window against the one before. The earlier window stays where it was when the last post came, so that a brand that stays silent does not seem to do better once both are empty. Three days are added to each, so
 * that one against none is no jump.
 *
 * @returns the logarithm of the ratio, with half of the earlier days as evidence, which silence does not change; null where a
 * window has hardly any covered day
 */
export function measureCadenceMove({ covered, posts, lastPost }: Profile) {
  const to = covered.at(-1)?.to;
  if (to === undefined || lastPost === null) return null;
  const turn = lastPost - DAYS.move;
  const posted = daysOf(posts);
  const [recent, before] = [to, turn].map((until) => {
    const from = until - DAYS.move + 1;
    const known = coveredDays(covered, from, until);
    const used = posted.filter(({ day }) => day >= from && day <= until).length;
    return { known, days: used + ADDED_DAYS, rate: (used + ADDED_DAYS) / Math.max(1, known) };
  }) as [Window, Window];
  if (Math.min(recent.known, before.known) < DAYS.moveLeast) return null;
  return { level: Math.log(recent.rate / before.rate), n: before.days / 2 };
}

type Window = { known: number; days: number; rate: number };

function isSpan(days: number): boolean {
  return days >= DAYS.growthLeast && days <= DAYS.growthMost;
}
