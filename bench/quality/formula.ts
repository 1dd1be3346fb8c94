import type { FormulaInput, PostInput } from "#lib/formula/formula-input.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import { correlationInterval } from "#lib/statistics/correlation-interval.ts";
import { mean } from "#lib/statistics/mean.ts";
import { rankCorrelation } from "#lib/statistics/rank-correlation.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { formatNumber } from "#lib/text/words.ts";
import { addDays } from "#lib/time.ts";
import { adviceRows } from "./advice-rows.ts";
import { scoreExports } from "./export-accounts.ts";
import { RULES, viralMove } from "./formula-rules.ts";
import { type Scored, scoreAccounts } from "./real-accounts.ts";
import type { Row } from "./row.ts";
import { shareRow } from "./share-row.ts";

const MIN_ACCOUNTS = 20;
const [MIN_POSTS, MAX_POSTS] = [30, 400];
const COVERAGE_ACCOUNTS = 40;
const SHUFFLES = 8;
const GAP_DAYS = 28;
const RECENT_DAYS = 154;

/** All targets of the formula, on the real accounts of a data directory and of export files, if any. */
export async function measureFormula(dataDir: string, exportsDir?: string): Promise<Row[]> {
  const scored = [...(exportsDir ? await scoreExports(exportsDir) : []), ...scoreAccounts(dataDir)];
  return [
    sizeRow(scored),
    ...PLATFORMS.flatMap((platform) => platformRow(scored, platform)),
    ...RULES.map(({ name, holds }) => {
      const outcomes = scored.map(({ input }) => holds(input)).filter((held) => held !== null);
      return shareRow(`rule ${name}: share of accounts`, outcomes, "accounts", 1);
    }),
    viralRow(scored),
    ...adviceRows(scored),
    await coverageRow(scored),
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

/**
 * Real accounts whose posts are shuffled over their dates, so that nothing but chance moves impact and reach in 28 days:
 * how often the bounds hold the change that the dates alone make (mean over the shuffles).
 */
async function coverageRow(scored: readonly Scored[]): Promise<Row> {
  const usable = scored.filter(
    ({ input }) => countRecent(input) >= MIN_POSTS && countRecent(input) <= MAX_POSTS,
  );
  const step = Math.max(1, Math.floor(usable.length / COVERAGE_ACCOUNTS));
  const inside: boolean[] = [];
  for (const { account, input } of usable.filter((_, at) => at % step === 0)) {
    const random = seededRandom(account.author);
    const inputs = Array.from({ length: SHUFFLES }, () => shuffled(input, random));
    const runs = await Promise.all(inputs.map((one, run) => changeOf(one, `${run}`)));
    const usual = mean(runs.map(({ points }) => points));
    inside.push(...runs.map(({ points, low, high }) => Math.abs(points - usual) <= (high - low) / 2 + 0.05));
  }
  return shareRow(
    "bounds of a change at 90 %: share of shuffled accounts whose change they hold",
    inside,
    "changes",
    0.9,
  );
}

function countRecent(input: FormulaInput): number {
  const since = addDays(input.asOf, -RECENT_DAYS);
  return input.platforms[0]?.posts.filter(({ date, isReply }) => date >= since && !isReply).length ?? 0;
}

function shuffled(input: FormulaInput, random: () => number): FormulaInput {
  const platforms = input.platforms.map((own) => {
    const posts = own.posts.filter(({ date }) => date >= addDays(input.asOf, -RECENT_DAYS));
    const figures = posts.map((post) => ({ post, at: random() })).sort((a, b) => a.at - b.at);
    const mixed = posts.map(
      ({ id, date }, at): PostInput => ({ ...(figures[at]?.post as PostInput), id, date }),
    );
    return { ...own, posts: mixed };
  });
  return { ...input, platforms };
}

function changeOf(after: FormulaInput, seed: string) {
  const asOf = addDays(after.asOf, -GAP_DAYS);
  const platforms = after.platforms.map((own) => ({
    ...own,
    observedTo: [own.observedTo, asOf].sort()[0] as string,
    posts: own.posts.filter(({ date }) => date <= asOf),
  }));
  return formula().compare.interval({ ...after, asOf, platforms }, after, { seed });
}
