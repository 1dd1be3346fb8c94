import type { Platform } from "#lib/formula/names.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import { correlationInterval } from "#lib/statistics/correlation-interval.ts";
import { rankCorrelation } from "#lib/statistics/rank-correlation.ts";
import { formatNumber } from "#lib/text/words.ts";
import { adviceRows } from "./advice-rows.ts";
import { scoreExports } from "./export-accounts.ts";
import { rulesOf, viralMove } from "./formula-rules.ts";
import { holdShuffled } from "./hold-changes.ts";
import { type Scored, scoreAccounts } from "./real-accounts.ts";
import type { Row } from "./row.ts";
import { shareRow } from "./share-row.ts";

const MIN_ACCOUNTS = 20;

/** All targets of the formula, on the real accounts of a data directory and of export files, if any. */
export async function measureFormula(dataDir: string, exportsDir?: string): Promise<Row[]> {
  const scored = [...(exportsDir ? await scoreExports(exportsDir) : []), ...scoreAccounts(dataDir)];
  return [
    sizeRow(scored),
    ...PLATFORMS.flatMap((platform) => platformRow(scored, platform)),
    ...rulesOf(formula().name).map(({ name, holds }) => {
      const outcomes = scored.map(({ input }) => holds(input)).filter((held) => held !== null);
      return shareRow(`rule ${name}: share of accounts`, outcomes, "accounts", 1);
    }),
    viralRow(scored),
    ...adviceRows(scored),
    shareRow(
      "bounds of a change at 90 %: share of shuffled accounts whose change they hold",
      await holdShuffled(scored),
      "changes",
      0.9,
    ),
  ];
}

/** Rule 8. The interval is Fisher's. */
function sizeRow(scored: readonly Scored[]): Row {
  const sized = withFollowers(scored);
  return {
    part: "formula",
    name: "rule 8: |Spearman| of composite and followers, all accounts",
    ...absolute(rhoOf(sized), sized.length),
    baseline: { figure: 0.97, name: "Klout" },
    target: { figure: 0.5, is: "at most" },
  };
}

function platformRow(scored: readonly Scored[], platform: Platform): Row[] {
  const own = withFollowers(scored).filter(({ account }) => account.platform === platform);
  if (own.length < MIN_ACCOUNTS) return [];
  const name = "|Spearman| of composite and followers";
  return [{ part: "formula", name, platform, ...absolute(rhoOf(own), own.length) }];
}

function withFollowers(scored: readonly Scored[]): Scored[] {
  return scored.filter(({ account }) => (account.followers ?? 0) > 0);
}

function rhoOf(scored: readonly Scored[]): number {
  const scores = scored.map(({ result }) => result.score);
  const followers = scored.map(({ account }) => account.followers ?? 0);
  return rankCorrelation(scores, followers) ?? Number.NaN;
}

function absolute(rho: number, count: number) {
  const { from, to } = correlationInterval(Math.abs(rho), count);
  return { figure: Math.abs(rho), low: Math.max(0, from), high: to, n: `${formatNumber(count)} accounts` };
}

function viralRow(scored: readonly Scored[]): Row {
  const moves = scored.map(({ input }) => viralMove(input)).filter((move) => move !== null);
  return {
    part: "formula",
    name: "rule 7: most that one post times 1000 moves any composite, points",
    figure: Math.max(...moves),
    n: `${formatNumber(moves.length)} accounts`,
    target: { figure: 2, is: "at most" },
  };
}
