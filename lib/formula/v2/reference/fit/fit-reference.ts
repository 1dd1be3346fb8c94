import { PLATFORMS } from "../../../names.ts";
import type { FitAccount, Growth } from "../../../reference-set.ts";
import { indexTables } from "../place-value.ts";
import type { ReferenceTable } from "../reference-table.ts";
import {
  assumeAudience,
  assumeAudienceMove,
  deriveExposure,
  publishedRates,
  usualOf,
} from "./assumptions.ts";
import { prepareAccounts } from "./fit-account.ts";
import { fitCadence } from "./fit-cadence.ts";
import { fitCorrelations } from "./fit-correlations.ts";
import { fitMoves } from "./fit-moves.ts";
import { fitPlatform } from "./fit-platform.ts";
import { spreadAs } from "./fit-table.ts";

/**
 * The tables of v2 and the correlations between their measures.
 *
 * @param accounts real accounts, each with what its source may speak for
 * @param growth of audiences, from series of days
 * @returns tables by platform and measure, the same for the same accounts
 */
export function fitReference(accounts: readonly FitAccount[], growth: readonly Growth[]) {
  const all = prepareAccounts(accounts);
  const measured = PLATFORMS.flatMap((platform) => fitPlatform(platform, all));
  const tables = complete(measured);
  for (const platform of PLATFORMS) {
    tables.push(...fitCadence(platform, all));
    tables.push(assumeAudience(platform));
    const own = growth.find((one) => one.platform === platform) ?? growth[0];
    if (own) tables.push(assumeAudienceMove(platform, own.values, own.source));
  }
  const moves = PLATFORMS.flatMap((platform) => fitMoves(platform, all, tables));
  tables.push(...moves);
  const sorted = tables.sort((a, b) => PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform));
  return { tables: sorted, correlations: fitCorrelations(all, indexTables(sorted)) };
}

/** Tables of few accounts get the spread of the others; what nobody measured is derived or published. */
function complete(measured: readonly ReferenceTable[]): ReferenceTable[] {
  const spread = measured.map((table) => {
    const { deviation, halfWay } = usualOf(measured, table.metric);
    return spreadAs(table, deviation, halfWay);
  });
  const { deviation } = usualOf(measured, "exposure");
  const exposures = PLATFORMS.flatMap((platform) => deriveExposure(spread, platform, deviation));
  return [...spread, ...publishedRates(usualOf(measured, "engagement_rate")), ...exposures];
}
