import { readChoice, type Search } from "#components/ui/read-search.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import type { RivalDays, RivalFigure, RivalOrder, RivalQuery } from "#lib/rivals/schemas.ts";
import { RIVAL_DAYS, RIVAL_FIGURES, RIVAL_ORDERS } from "#lib/rivals/values.ts";

/** What the address of the page says: who is compared over which days, and how that is shown. */
export type RivalView = RivalQuery & { order: RivalOrder; figure: RivalFigure };

const DAYS = RIVAL_DAYS.map(String);
/** More are no choice of a person's. */
const MOST_NAMED = 100;

/** Reads the page's address; what is no choice falls back to the usual one. */
export function readRivalView(search: Search): RivalView {
  const days = Number(readChoice(search, "days", DAYS) ?? RIVAL_DAYS[0]) as RivalDays;
  return {
    days,
    platform: readChoice(search, "platform", PLATFORMS),
    with: [search.with ?? []].flat().filter(isProfile).slice(0, MOST_NAMED),
    order: readChoice(search, "order", RIVAL_ORDERS) ?? "share",
    figure: readChoice(search, "figure", RIVAL_FIGURES) ?? "share",
  };
}

/** The address of the page, or of its file, with a choice; usual ones are left out. */
export function rivalsHref(
  path: string,
  { days, platform, with: named = [], order, figure }: RivalView,
): string {
  const query = new URLSearchParams({
    ...(days !== RIVAL_DAYS[0] && { days: String(days) }),
    ...(platform && { platform }),
    ...(order !== "share" && { order }),
    ...(figure !== "share" && { figure }),
  });
  for (const id of named) query.append("with", id);
  return query.size > 0 ? `${path}?${query}` : path;
}

function isProfile(text: string): boolean {
  return /^prf_\w{1,40}$/.test(text);
}
