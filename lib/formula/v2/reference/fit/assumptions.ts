import { medianLow } from "../../../../statistics/quantile.ts";
import type { Platform } from "../../../names.ts";
import { EXPOSURES } from "../../parameters.ts";
import type { Metric, ReferenceTable } from "../reference-table.ts";
import { assumeTable, deviationOf, round } from "./fit-table.ts";

const MEDIAN_AUDIENCE = 4;
const ASSUMED = "Plinth, stated assumption";

/**
 * No public set is a fair sample of brands: those at hand were chosen by fame, or are libraries, or media. So one log-normal
 * stands for every platform.
 */
export function assumeAudience(platform: Platform): ReferenceTable {
  const key = { platform, metric: "audience" as const, numerator: "none", denominator: "account" };
  return assumeTable(key, [{ at: 0, typical: 1, middle: round(MEDIAN_AUDIENCE * Math.LN10) }], Math.LN10, {
    statistic: "figure",
    medianSize: MEDIAN_AUDIENCE,
    halfWay: 1,
    accounts: 0,
    publisher: ASSUMED,
    sources: [],
    assumption: "a median of 10,000 followers, two accounts of three between 1,000 and 100,000",
  });
}

/** How an audience usually grows in a year. */
export function assumeAudienceMove(
  platform: Platform,
  figures: readonly number[],
  source: string,
): ReferenceTable {
  const middle = medianLow(figures) as number;
  const key = {
    platform,
    metric: "audience_move" as const,
    numerator: "none",
    denominator: "the days before",
  };
  const deviation = medianLow(figures.map((value) => Math.abs(value - middle))) as number;
  return assumeTable(key, [{ at: 0, typical: 1, middle: round(middle) }], round(deviation / 0.6745), {
    statistic: "figure",
    medianSize: MEDIAN_AUDIENCE,
    halfWay: 28,
    accounts: figures.length,
    publisher: "Plinth reference set",
    sources: [source],
  });
}

/**
 * Rates of a published report with documented numerator and denominator.
 * Source: Buffer, average engagement rate on X by impressions, median over posts of 2024; its help page on X analytics
 * (article 522) names likes, replies, reposts, link and profile clicks as what is counted.
 */
export function publishedRates({
  deviation,
  halfWay,
}: {
  deviation: number;
  halfWay: number;
}): ReferenceTable[] {
  const key = {
    platform: "twitter" as const,
    metric: "engagement_rate" as const,
    numerator: "likes+comments+shares+clicks+profileClicks",
    denominator: "impressions",
  };
  return [
    assumeTable(key, [{ at: 0, typical: 0.0231, middle: 0 }], deviation, {
      statistic: "typical post",
      medianSize: MEDIAN_AUDIENCE,
      halfWay,
      accounts: 0,
      publisher: "Buffer 2025",
      sources: ["buffer-2025"],
      assumption: "accounts spread as they do by views on other platforms",
    }),
  ];
}

/**
 * What posts get to where no set has audience and exposure together: interactions typical of the size, divided by the rate
 * that is typical of the platform.
 */
export function deriveExposure(
  tables: readonly ReferenceTable[],
  platform: Platform,
  deviation: number,
): ReferenceTable[] {
  const own = tables.filter((table) => table.platform === platform);
  return EXPOSURES.flatMap((exposure) => {
    if (own.some(({ metric, numerator }) => metric === "exposure" && numerator === exposure)) return [];
    const rate = own.find(
      ({ metric, denominator, numerator }) =>
        metric === "engagement_rate" &&
        denominator === exposure &&
        own.some((table) => table.metric === "interactions" && table.numerator === numerator),
    );
    const interactions = own.find(
      (table) => table.metric === "interactions" && table.numerator === rate?.numerator,
    );
    const typical = rate?.sizes[0]?.typical;
    if (!rate || !interactions || typical === undefined) return [];
    const sizes = interactions.sizes.map((size) => ({
      at: size.at,
      typical: round(size.typical / typical),
      middle: 0,
    }));
    const key = { platform, metric: "exposure" as const, numerator: exposure, denominator: "post" };
    return [
      assumeTable(key, sizes, deviation, {
        statistic: "typical post",
        medianSize: interactions.medianSize,
        halfWay: interactions.halfWay,
        accounts: Math.min(rate.accounts, interactions.accounts),
        publisher: interactions.publisher,
        sources: [...new Set([...interactions.sources, ...rate.sources])].sort(),
        assumption: `${interactions.numerator.replaceAll("+", " + ")} typical of the size, divided by the typical rate by ${exposure}`,
      }),
    ];
  });
}

/** The median spread of measured tables of one kind, over platforms, and how many posts move their levels half way. */
export function usualOf(
  tables: readonly ReferenceTable[],
  metric: Metric,
): { deviation: number; halfWay: number } {
  const own = tables.filter((table) => table.metric === metric && !table.assumption && !table.derived);
  return {
    deviation: round(medianLow(own.map(deviationOf)) ?? 1),
    halfWay: medianLow(own.map(({ halfWay }) => halfWay)) ?? 1,
  };
}
