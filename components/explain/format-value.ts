import { formatCount, formatDecimals, formatNumber, formatPlural } from "#components/ui/format.ts";

const SMALL = { maximumSignificantDigits: 3 };
const WHOLE = { maximumFractionDigits: 0 };
const PLAIN = { maximumFractionDigits: 1 };

const interactions = (value: number) => percent(100 * value, SMALL);
/** From here on nobody reads a percentage. */
const MANY_TIMES = 10;
/** "+23 %" of 1.23. */
const moved = (ratio: number) => {
  if (ratio >= MANY_TIMES) return `${formatNumber(ratio, WHOLE)} times`;
  const difference = Math.round(100 * (ratio - 1));
  return `${difference > 0 ? "+" : ""}${percent(difference, WHOLE)}`.replace("-", "−");
};
const count = (value: number) => (value < 10 ? formatNumber(value, PLAIN) : formatCount(Math.round(value)));

/** The units of the formula. */
const UNITS: Record<string, (value: number) => string> = {
  "interactions per follower": interactions,
  "interactions per impression": interactions,
  "interactions per reach": interactions,
  "interactions per view": interactions,
  "share of weeks": (value) => percent(100 * value, PLAIN),
  "% positive minus % negative": (value) =>
    `${value > 0 ? "+" : ""}${percent(value, PLAIN)}`.replace("-", "−"),
  ratio: moved,
  "ratio per year": (value) => `${moved(value)} a year`,
  "worth per interaction": (value) => `${formatDecimals(value, 2)}×`,
  "days with a post per week": (value) => `${formatPlural(Number(value.toFixed(1)), "day")} a week`,
  posts: formatCount,
  "interactions per post": count,
  "posts per week": (value) => `${formatNumber(value, PLAIN)} a week`,
  days: (value) => formatPlural(value, "day"),
  platforms: formatCount,
  followers: count,
  subscribers: count,
  "impressions per post": count,
  "reach per post": count,
  "views per post": count,
};

/**
 * A measured value as people read it, by the unit that the formula gives it: rates in percent, moves as the percentage more or less,
 * counts grouped. A unit that is not known here is written out behind the number.
 */
export function formatValue(value: number, unit: string): string {
  return UNITS[unit]?.(value) ?? `${formatNumber(value, SMALL)} ${unit}`;
}

/** A share from 0 to 1 as a whole percentage: "4 %"; below one with a decimal. */
export function formatShare(share: number): string {
  return percent(100 * share, share < 0.01 ? PLAIN : WHOLE);
}

/** A place among accounts, 0 to 100, as the percentage that is behind: "64 %"; near the ends with a decimal. */
export function formatPlace(place: number): string {
  return percent(place, place < 1 || place > 99 ? PLAIN : WHOLE);
}

function percent(value: number, options: Intl.NumberFormatOptions): string {
  return `${formatNumber(value, options)}\u2009%`;
}
