import type { CommentDay, FormulaInput } from "#lib/formula/formula-input.ts";
import { PILLARS } from "#lib/formula/names.ts";
import type { FormulaVersion } from "#lib/formula/version.ts";
import { medianHigh } from "#lib/statistics/quantile.ts";
import { formatNumber } from "#lib/text/words.ts";
import { addDays } from "#lib/time.ts";
import type { Scored } from "../real-accounts.ts";
import { type Context, changed, coveredTo, largestOf, samplePlatforms } from "./version-context.ts";
import type { Figure } from "./version-row.ts";

const ACCOUNTS_A_PLATFORM = 40;
const WEEKS = 26;
/** Where no source covers the days the last value is held for so long; then there is no score. */
const HELD_WEEKS = 13;

type Rise = { composite: number; pillar: number; name: string; end: number };

/** Twenty-six weeks without anything new, week by week: how far a composite or a pillar ever rises above where it had fallen to. */
export function measureSilence(context: Context): Figure[] {
  const accounts = samplePlatforms(context.scored, ACCOUNTS_A_PLATFORM);
  const withComments = accounts.map((one, at) => {
    return { ...one, input: commented(one.input, at % 2 === 0 ? LOVED : DISLIKED) };
  });
  const all = [...accounts, ...withComments];
  return [
    ...rowsOf(context.version, all, true, WEEKS),
    // A version that keeps profiles apart is never asked for a day that no source covers for longer than that.
    ...rowsOf(context.version, all, false, context.version.profiles === "apart" ? HELD_WEEKS : WEEKS),
  ];
}

function rowsOf(
  version: FormulaVersion,
  scored: readonly Scored[],
  isCovered: boolean,
  weeks: number,
): Figure[] {
  const rises = scored.map((one) => ({ one, ...riseOf(version, one.input, isCovered, weeks) }));
  const n = `${formatNumber(rises.length)} accounts`;
  const where = isCovered ? "silence that is known, 26 weeks" : "silence that no file states";
  const composite = largestOf(rises.map((rise) => ({ figure: rise.composite, one: rise.one })));
  const pillar = largestOf(rises.map((rise) => ({ figure: rise.pillar, one: rise.one })));
  const name = rises.toSorted((a, b) => b.pillar - a.pillar)[0]?.name;
  return [
    { what: `${where}: the most a composite rises`, ...composite, n, bar: { most: 0 } },
    {
      what: `${where}: the most a pillar rises`,
      figure: pillar.figure,
      at: `${name} of ${pillar.at}`,
      n,
      bar: { most: 0 },
    },
    {
      what: `${where}: change of the composite in all, median`,
      figure: medianHigh(rises.map(({ end }) => end)) ?? 0,
      n,
    },
  ];
}

function riseOf(version: FormulaVersion, input: FormulaInput, isCovered: boolean, weeks: number): Rise {
  const start = version.score(input);
  const lowest = { composite: start.score, ...start.pillars };
  const rise: Rise = { composite: 0, pillar: 0, name: "", end: 0 };
  for (let week = 1; week <= weeks; week++) {
    const { score, pillars } = version.score(silentFor(input, week, isCovered));
    rise.composite = Math.max(rise.composite, score - lowest.composite);
    lowest.composite = Math.min(lowest.composite, score);
    for (const pillar of PILLARS) {
      const up = pillars[pillar] - lowest[pillar];
      if (up > rise.pillar) Object.assign(rise, { pillar: up, name: pillar });
      lowest[pillar] = Math.min(lowest[pillar], pillars[pillar]);
    }
    rise.end = score - start.score;
  }
  return rise;
}

/** The same brand so many weeks later, with nothing new; a source says so of the days, or none does. */
export function silentFor(input: FormulaInput, weeks: number, isCovered: boolean): FormulaInput {
  const asOf = addDays(input.asOf, 7 * weeks);
  return isCovered ? coveredTo({ ...input, asOf }, asOf) : { ...input, asOf };
}

const LOVED = { positive: 12, neutral: 6, negative: 1 };
const DISLIKED = { positive: 4, neutral: 4, negative: 12 };

/** The same brand with so many comments a week for 13 weeks. */
export function commented(input: FormulaInput, each: Omit<CommentDay, "date" | "unknown">): FormulaInput {
  const days = Array.from({ length: 13 }, (_, week): CommentDay => {
    return { date: addDays(input.asOf, 7 * (week - 13)), ...each, unknown: 0 };
  });
  return changed(input, (own) => ({ ...own, comments: days }));
}
