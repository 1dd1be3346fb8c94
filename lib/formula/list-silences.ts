import { findPatterns } from "../strategy/find-patterns.ts";
import type { Outcome } from "../strategy/measure-success.ts";
import { counted, listed } from "../text/words.ts";
import { endOf } from "../time.ts";
import type { FormulaInput } from "./formula-input.ts";
import type { FormulaResult, Recommendation, Silence } from "./formula-result.ts";
import type { Pillar } from "./names.ts";
import { PLATFORM_WORDS } from "./platform-words.ts";
import type { Known } from "./profile-traits.ts";
import { signed } from "./signed.ts";
import type { Weighed } from "./version.ts";

/** Below this a pillar is weak enough for a reader to expect something that helps. */
export const WEAK_BELOW = 40;
/** Half of the smallest change that a score shows. */
const LEAST_SHOWN = 0.05;
/** What posts can be told apart by shows in these pillars. */
const SHOWN_IN: Partial<Record<string, { outcome: Outcome; words: string }>> = {
  impact: { outcome: "engagement", words: "more engagement" },
  reach: { outcome: "exposure", words: "being seen more often" },
};

type Looked<P extends string> = { known?: Known; weighed?: readonly Weighed<P>[] };

/**
 * The weak pillars for which nothing is recommended, each with one plain word on what was looked at, so that nobody takes the
 * silence for an oversight.
 *
 * @param result of the same input
 * @param recommendations of the same input
 * @param input of the formula
 * @param looked what was looked at: traits of the posts, and changes with what they would give
 * @returns pillars below 40, in their order
 */
export function listSilences<P extends string = Pillar>(
  { pillars, confidence }: Pick<FormulaResult<P>, "pillars" | "confidence">,
  recommendations: readonly Pick<Recommendation<P>, "pillar">[],
  input: FormulaInput,
  { known = {}, weighed = [] }: Looked<P> = {},
): Silence<P>[] {
  const weak = (Object.keys(pillars) as P[]).filter((pillar) => {
    return pillars[pillar] < WEAK_BELOW && !recommendations.some((one) => one.pillar === pillar);
  });
  return weak.map((pillar) => {
    const name = `${pillar.charAt(0).toUpperCase()}${pillar.slice(1)}`;
    const nearest = weighed.find((one) => one.pillar === pillar && one.points > 0);
    const none = nearest ? "Nothing is recommended for" : "The data show nothing that would help";
    const rests = `${none} ${name} (${pillars[pillar].toFixed(1)}); it rests on ${confidence[pillar].evidence}.`;
    const searched = searchedWords(pillar, input, known);
    return {
      pillar,
      words: [rests, ...searched, ...(nearest ? [nearestWords(nearest, name)] : [])].join(" "),
    };
  });
}

/** The change that would give the pillar most, which is not recommended because of what it gives in all. */
function nearestWords<P extends string>({ action, points, gain }: Weighed<P>, name: string): string {
  const estimate = `The estimate is ${signed(points)} ${name}`;
  const on =
    gain < LEAST_SHOWN
      ? `${estimate}, but nothing on the score as a whole`
      : `${estimate} and ${signed(gain)} on the score; your own data cannot test it, and chance alone moves that much`;
  return `Worth a try all the same: “${action}”. ${on}.`;
}

/** What was looked for in the posts, where it can show in the pillar and nothing was found. */
function searchedWords(pillar: string, { asOf }: FormulaInput, { traits = [] }: Known): string[] {
  const shown = SHOWN_IN[pillar];
  const searched = traits.filter(({ posts }) => posts.length > 0);
  if (shown === undefined || searched.length === 0) return [];
  const until = endOf(asOf.slice(0, 10)).getTime();
  if (searched.some(({ posts }) => findPatterns(posts, until).some((one) => one.outcome === shown.outcome)))
    return [];
  const counts = searched.map(
    ({ platform, posts }) => `${counted(posts.length, "post")} on ${PLATFORM_WORDS[platform]}`,
  );
  return [
    `No format, topic, day, hour, length, link or question goes with ${shown.words} in a way that repeats, among ${listed(counts)} of the last year.`,
  ];
}
