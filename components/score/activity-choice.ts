import { readChoice, type Search } from "#components/ui/read-search.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";

export const COMPARISONS = [
  { name: "previous", label: "Period before" },
  { name: "year", label: "Year before" },
  { name: "none", label: "Nothing" },
] as const;

type Comparison = (typeof COMPARISONS)[number]["name"];
export type ActivityChoice = { compare: Comparison; platform: Platform | null };

/** A whole number of weeks, so that both times have the same weekdays. */
const YEAR_DAYS = 364;

/** What the address says to compare with, and of which platform; the period before of all together where it says nothing. */
export function readActivityChoice(search: Search): ActivityChoice {
  const names = COMPARISONS.map(({ name }) => name);
  return {
    compare: readChoice(search, "compare", names) ?? "previous",
    platform: readChoice(search, "platform", PLATFORMS) ?? null,
  };
}

/** How many days back the days lie that some are compared with; null where with none. */
export function daysBack(compare: Comparison, days: number): number | null {
  if (compare === "none") return null;
  return compare === "year" ? YEAR_DAYS : days;
}
