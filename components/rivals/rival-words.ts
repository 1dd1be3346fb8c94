import { formatCount, formatDay, formatNumber, formatPlural } from "#components/ui/format.ts";
import type { RivalFigure, RivalLine, RivalProfile, RivalRow } from "#lib/rivals/schemas.ts";

const FINE = { maximumFractionDigits: 1 };
const WHOLE = { maximumFractionDigits: 0 };
const RATE = { maximumSignificantDigits: 2 };
const MAX_LINE_NAME = 13;

/** What is not known, in a cell of a table. */
export const NOT_KNOWN = "not known";

export const PERIOD_WORDS = { 28: "4 weeks", 91: "13 weeks", 364: "52 weeks" } as const;

export const FIGURE_WORDS: Record<RivalFigure, string> = {
  share: "Share of voice",
  interactions: "Interactions",
  posts: "Posts",
  followers: "Followers",
};

/** "@name", of one's own "@name (you)". */
export function nameWords({ handle, role }: Pick<RivalProfile, "handle" | "role">): string {
  return role === "own" ? `@${handle} (you)` : `@${handle}`;
}

/** "@name", of a longer one its beginning: `most` letters. */
export function shortHandle(handle: string, most: number): string {
  const letters = Array.from(handle);
  return letters.length > most ? `@${letters.slice(0, most - 1).join("")}…` : `@${handle}`;
}

/** What a line of the chart is called: "You", or "@name", of which no more is shown than stands beside it. */
export function lineWords({ profileId, handle }: Pick<RivalLine, "profileId" | "handle">): string {
  return profileId === null ? "You" : shortHandle(handle ?? "", MAX_LINE_NAME);
}

/** "34.2 %" of a share from 0 to 1. */
export function shareWords(share: number | null): string {
  return share === null ? NOT_KNOWN : `${formatNumber(100 * share, FINE)}\u2009%`;
}

/** "34 %" of a share from 0 to 1, within a sentence. */
export function wholeShareWords(share: number): string {
  return `${formatNumber(100 * share, WHOLE)}\u2009%`;
}

/** "4.5", from a hundred on "1,240". */
export function amountWords(value: number | null): string {
  if (value === null) return NOT_KNOWN;
  return value < 100 ? formatNumber(value, FINE) : formatCount(Math.round(value));
}

/** "+2.1 % in 28 days". */
export function growthWords(growth: RivalRow["growth"]): string {
  if (growth === null) return NOT_KNOWN;
  const sign = growth.share > 0 ? "+" : growth.share < 0 ? "−" : "";
  return `${sign}${formatNumber(Math.abs(100 * growth.share), FINE)}\u2009% in ${growth.days} days`;
}

/** "0.84 %": interactions of a post by a hundred followers. */
export function rateWords(rate: number | null): string {
  return rate === null ? NOT_KNOWN : `${formatNumber(100 * rate, RATE)}\u2009%`;
}

/** A value of the chart. */
export function figureWords(figure: RivalFigure, value: number | null): string {
  return figure === "share" ? shareWords(value) : amountWords(value);
}

/** "all", or how many and until when. */
export function knownWords({ knownDays, knownUntil }: RivalRow, days: number): string {
  if (knownUntil === null) return "none yet";
  if (knownDays === days) return "all";
  return `${formatPlural(knownDays, "day")}, last ${formatDay(knownUntil)}`;
}
