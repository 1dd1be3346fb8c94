import type { FormulaInput, PostInput } from "../../formula-input.ts";
import type { Platform } from "../../names.ts";

/**
 * The same brand with other posts on one platform.
 *
 * @param input all data of the brand
 * @param platform the platform that changes
 * @param change from the posts as they are to the posts as they would be
 * @returns a new input; the given one is left untouched
 */
export function replacePosts(
  input: FormulaInput,
  platform: Platform,
  change: (posts: readonly PostInput[]) => PostInput[],
): FormulaInput {
  const platforms = input.platforms.map((one) =>
    one.platform === platform ? { ...one, posts: change(one.posts) } : one,
  );
  return { ...input, platforms };
}
