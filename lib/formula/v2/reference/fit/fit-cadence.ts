import type { Platform } from "../../../names.ts";
import { cadenceLevel, measureCadence } from "../../measure-presence.ts";
import { DAYS, HALF_WAY_DAYS } from "../../parameters.ts";
import type { ReferenceTable } from "../reference-table.ts";
import type { FittedAccount } from "./fit-account.ts";
import { fitFigureTable } from "./fit-table.ts";

/** Sizes (log10 followers) at which days with a post are told apart, as far as accounts speak for them. */
const SIZES = [2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7];
/** Of a brand that posts many times a day only the last days are in a set: they count, or all would seem to post less. */
const MIN_DAYS = 7;

/** Days with a post a week, over the long and the short window. All platforms speak for one that has too few accounts. */
export function fitCadence(platform: Platform, all: readonly FittedAccount[]): ReferenceTable[] {
  const kinds = [
    { metric: "cadence", days: DAYS.level },
    { metric: "recent_cadence", days: DAYS.recent },
  ] as const;
  return kinds.flatMap(({ metric, days }) => {
    const figuresOf = (accounts: readonly FittedAccount[]) =>
      accounts.flatMap(({ account, profile, size }) => {
        const cadence = measureCadence(profile, days);
        if (!account.says.cadence || cadence === null || cadence.known < MIN_DAYS) return [];
        return [{ source: account.source, size, value: cadenceLevel(cadence.daysAWeek) }];
      });
    const key = { platform, metric, numerator: "days with a post", denominator: "week" };
    const own = fitFigureTable(
      key,
      figuresOf(all.filter(({ account }) => account.platform === platform)),
      HALF_WAY_DAYS,
      SIZES,
    );
    if (own) return [own];
    const any = fitFigureTable(key, figuresOf(all), HALF_WAY_DAYS, SIZES);
    return any ? [{ ...any, derived: "as on all platforms together" }] : [];
  });
}
