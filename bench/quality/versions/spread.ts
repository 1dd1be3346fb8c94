import { gradeOf } from "#lib/formula/grade.ts";
import { PILLARS, PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { mean } from "#lib/statistics/mean.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { rankCorrelation } from "#lib/statistics/rank-correlation.ts";
import { formatNumber } from "#lib/text/words.ts";
import type { Scored } from "../real-accounts.ts";
import type { Context } from "./version-context.ts";
import type { Figure } from "./version-row.ts";

/** Of fewer accounts nothing is said; of fewer than the second number a correlation is shown, and not judged. */
const [MIN_ACCOUNTS, MIN_JUDGED] = [20, 100];
/** "Ahead of 96 %" under v1. */
const SEEN = 54.6;

/** How far composites tell accounts apart, and what they are made of. */
export function measureSpread({ scored }: Context): Figure[] {
  const groups = [
    { name: "", own: scored, isPooled: true },
    ...PLATFORMS.map((platform) => ({
      name: `${platform}: `,
      own: ofPlatform(scored, platform),
      isPooled: false,
    })).filter(({ own }) => own.length >= MIN_ACCOUNTS),
  ];
  return [
    ...groups.flatMap(({ name, own, isPooled }) => spreadOf(name, own, isPooled)),
    ...varianceShares(scored),
    ...groups.flatMap(({ name, own }) => sizeOf(name, own)),
  ];
}

function spreadOf(name: string, scored: readonly Scored[], isPooled: boolean): Figure[] {
  const composites = scored.map(({ result }) => result.score);
  const at = (share: number) => quantileLow(composites, share) ?? Number.NaN;
  const graded = (grade: string) => mean(composites.map((score) => (gradeOf(score) === grade ? 100 : 0)));
  const n = `${formatNumber(scored.length)} accounts`;
  const row = (what: string, figure: number, least?: number): Figure => ({
    what: `${name}${what}`,
    figure,
    n,
    ...(isPooled && least !== undefined && { bar: { least } }),
  });
  return [
    row("composite, 5th percentile", at(0.05)),
    row("composite, 95th percentile", at(0.95)),
    row("composite, 5th to 95th percentile, points", at(0.95) - at(0.05), 30),
    row("red, percent of accounts", graded("red"), 5),
    row("green, percent of accounts", graded("green"), 15),
    row(
      `percent of accounts that ${SEEN} is ahead of`,
      mean(composites.map((score) => (score < SEEN ? 100 : 0))),
    ),
  ];
}

/** Covariance of what a pillar adds to the composite with the composite, as a share of the composite's variance. */
function varianceShares(scored: readonly Scored[]): Figure[] {
  const parts = scored.map(({ result }) =>
    PILLARS.map((pillar) =>
      result.explanation.contributions
        .filter((one) => one.pillar === pillar)
        .reduce((sum, { points }) => sum + points, 0),
    ),
  );
  const totals = parts.map((own) => own.reduce((sum, points) => sum + points, 0));
  const usual = mean(totals);
  const variance = mean(totals.map((total) => (total - usual) ** 2));
  return PILLARS.map((pillar, at) => {
    const average = mean(parts.map((own) => own[at] as number));
    const shared = mean(
      parts.map((own, one) => ((own[at] as number) - average) * ((totals[one] as number) - usual)),
    );
    const n = `${formatNumber(scored.length)} accounts`;
    return {
      what: `percent of the composite's variance from ${pillar}`,
      figure: (100 * shared) / variance,
      n,
    };
  });
}

function sizeOf(name: string, scored: readonly Scored[]): Figure[] {
  const sized = scored.filter(({ account }) => (account.followers ?? 0) > 0);
  if (sized.length < MIN_ACCOUNTS) return [];
  const rho = rankCorrelation(
    sized.map(({ result }) => result.score),
    sized.map(({ account }) => account.followers ?? 0),
  );
  const figure = Math.abs(rho ?? 0);
  const n = `${formatNumber(sized.length)} accounts`;
  return [
    {
      what: `${name}|Spearman| of composite and followers`,
      figure,
      n,
      ...(sized.length >= MIN_JUDGED && { bar: { most: 0.35 } }),
    },
  ];
}

function ofPlatform(scored: readonly Scored[], platform: Platform): Scored[] {
  return scored.filter(({ account }) => account.platform === platform);
}
