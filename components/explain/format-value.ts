import { formatCount } from "#components/ui/format.ts";

const SMALL = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 3 });
const FINE = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });
const PLAIN = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/**
 * A measured value as people read it, by the unit that the formula gives it: rates in percent, ratios with ×, counts
 * grouped. A unit that is not known here is written out behind the number.
 */
export function formatValue(value: number, unit: string): string {
  if (unit.startsWith("interactions per ")) return percent(100 * value, SMALL);
  if (unit === "share of weeks") return percent(100 * value, PLAIN);
  if (unit === "% positive minus % negative")
    return `${value > 0 ? "+" : ""}${percent(value, PLAIN)}`.replace("-", "−");
  if (unit === "ratio" || unit === "worth per interaction") return `${value.toFixed(2)}×`;
  if (unit === "ratio per year") return `${value.toFixed(2)}× a year`;
  if (unit === "posts per week") return `${PLAIN.format(value)} a week`;
  if (unit === "days") return `${formatCount(value)} ${value === 1 ? "day" : "days"}`;
  if (unit === "platforms") return formatCount(value);
  const isCount = unit === "followers" || unit === "subscribers" || unit.endsWith(" per post");
  if (isCount) return value < 10 ? PLAIN.format(value) : formatCount(Math.round(value));
  return `${SMALL.format(value)} ${unit}`;
}

/** A share from 0 to 1 in percent, fine enough to calculate with: "3.75 %". */
export function formatShare(share: number): string {
  return percent(100 * share, FINE);
}

function percent(value: number, format: Intl.NumberFormat): string {
  return `${format.format(value)}\u2009%`;
}
