import type { FormulaInput, PlatformInput, PostInput } from "#lib/formula/formula-input.ts";
import type { Platform } from "#lib/formula/names.ts";
import type { FormulaVersion } from "#lib/formula/version.ts";
import { addDays } from "#lib/time.ts";
import { suited, times } from "./version-context.ts";

export const AS_OF = "2025-06-30";

/** A brand on these platforms. */
export function brand(version: FormulaVersion, platforms: PlatformInput[]): FormulaInput {
  return suited(version, { asOf: AS_OF, platforms });
}

/** Half a year of four posts a week that do up to twice as well or badly as the one given. */
export function platformOf(
  platform: Platform,
  post: Partial<PostInput>,
  followers: number | null,
): PlatformInput {
  const posts = Array.from({ length: 104 }, (_, at) =>
    times(
      { id: `${platform} ${at}`, date: addDays(AS_OF, -Math.floor(at * 1.75)), ...post },
      2 ** (((at * 7) % 11) / 5 - 1),
    ),
  );
  const figures = [0, 28, 56, 84, 112, 140].map((ago) => ({
    date: addDays(AS_OF, -ago),
    count: followers ?? 0,
  }));
  return {
    platform,
    observedFrom: addDays(AS_OF, -182),
    observedTo: AS_OF,
    postsKnown: { from: addDays(AS_OF, -182), to: AS_OF },
    followers: followers === null ? [] : figures,
    posts,
    comments: [],
  };
}
