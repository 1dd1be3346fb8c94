import { DAYS } from "./parameters.ts";
import type { PreparedPlatform, PreparedPost } from "./prepare-platform.ts";

/**
 * Posts old enough for their figures to have settled, within a span counted back from the day of the score.
 *
 * @param platform prepared data
 * @param skip days to leave out before the youngest mature post, 0 or more
 * @param length length of the span, in days; by default the level window's
 * @returns posts of that age
 */
export function maturePosts(
  platform: PreparedPlatform,
  skip = 0,
  length: number = DAYS.level,
): PreparedPost[] {
  const youngest = DAYS.mature + skip;
  return platform.posts.filter(({ age }) => age >= youngest && age < youngest + length);
}
