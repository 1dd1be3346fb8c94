import { applyFrequency } from "../../../strategy/frequency-elasticity.ts";
import { dayOf } from "../../../time.ts";
import type { FormulaInput, PlatformInput, PostInput } from "../../formula-input.ts";
import { DAYS } from "../parameters.ts";
import type { Profile } from "../prepare-profile.ts";

/** A profile, how often it posts, and how often it would: days with a post a week. */
export type MoreDays = { own: PlatformInput; profile: Profile; days: number; goal: number };

/**
 * The brand, had it posted so often for so many days: with posts like its own, each of which gets less than before
 * (`applyFrequency`).
 *
 * @param input all data of the brand
 * @param more the profile, as it stands in the input
 * @param keptDays for how long, 1 or more; no more than the level window counts
 */
export function postOnMoreDays(
  input: FormulaInput,
  { own, profile, days, goal }: MoreDays,
  keptDays: number,
): FormulaInput {
  const to = profile.covered.at(-1)?.to ?? profile.today;
  const span = Math.min(keptDays, DAYS.level);
  const used = new Set(profile.posts.map(({ day }) => day));
  const free = Array.from({ length: span }, (_, ago) => to - ago).filter((day) => !used.has(day));
  const wanted = Math.round(((goal - days) * span) / 7);
  const added = Array.from({ length: Math.max(0, Math.min(wanted, free.length)) }, (_, at): PostInput => {
    const day = free[Math.floor(((at + 0.5) * free.length) / wanted)] ?? to;
    const like = profile.posts[at % Math.max(1, profile.posts.length)]?.post;
    return { ...like, id: `planned ${at}`, date: dayOf(day) };
  });
  const first = dayOf(to - span + 1);
  const isSince = ({ date }: PostInput) => date >= first;
  const before = own.posts.filter((post) => !isSince(post));
  const since = applyFrequency([...own.posts.filter(isSince), ...added], days, goal, own.platform);
  const platforms = input.platforms.map((one) =>
    one === own ? { ...own, posts: [...before, ...since] } : one,
  );
  return { ...input, platforms };
}
