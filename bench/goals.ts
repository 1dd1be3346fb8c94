// Ways to goals on real accounts: how many goals are reached by the formula, told to be out of reach, and how long it takes (--data DIR).
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import type { FormulaInput } from "#lib/formula/formula-input.ts";
import { measurePast } from "#lib/formula/own-window.ts";
import { formula } from "#lib/formula/versions.ts";
import { applyChanges, bestOf, chooseWays, measured, tryChanges } from "#lib/goals/ways/try-changes.ts";
import { quantileHigh } from "#lib/statistics/quantile.ts";
import { addDays, daysBetween } from "#lib/time.ts";
import { inputOf, NOT_CONSECUTIVE, readAccounts } from "./quality/real-accounts.ts";

/** Two windows of 13 weeks at least, so that there is a past to go by. */
const LEAST_DAYS = 182;
const WINDOWS = 12;
const KEPT_DAYS = 91;
const AHEAD = [1, 2, 4, 8] as const;
/** With fewer posts no quarter has a level of its own. */
const LEAST_POSTS = 60;
/** With more posts a search takes longer and says no more. */
const MOST_POSTS = 3_000;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: "string" }, most: { type: "string" } } });
  if (!values.data) throw new Error("Usage: npm run bench -- goals --data DIR [--most 100]");
  const version = formula();
  const brands = readAccounts(values.data)
    .filter(({ source }) => !NOT_CONSECUTIVE.has(source))
    .flatMap((account) => inputOf(account) ?? [])
    .filter(isLong)
    .slice(0, Number(values.most ?? 100));
  const times: number[] = [];
  const told = AHEAD.map((points) => ({ points, reached: 0, refused: 0, wrong: 0 }));
  for (const whole of brands) {
    const input = recentOf(whole);
    const past = measurePast(whole, WINDOWS);
    const start = performance.now();
    const tried = await tryChanges(input, { version, past, keptDays: KEPT_DAYS });
    times.push(performance.now() - start);
    const now = version.score(input).score;
    for (const row of told) {
      const target = Math.round(10 * (now + row.points)) / 10;
      const ways = chooseWays(tried, "composite", target);
      const best = bestOf(tried, "composite");
      if (ways.length > 0) row.reached++;
      else row.refused++;
      const misses = ways.filter(
        ({ changes }) => version.score(applyChanges(input, changes, KEPT_DAYS)).score < target,
      );
      const isHidden = ways.length === 0 && best !== null && measured(best, "composite") >= target;
      if (misses.length > 0 || isHidden) row.wrong++;
    }
  }
  stdout.write(`${brands.length} accounts with 60 posts and half a year or more, goals a quarter ahead\n`);
  for (const { points, reached, refused, wrong } of told)
    stdout.write(
      `+${points} points: ${reached} within what they have done, ${refused} out of reach, ${wrong} wrong\n`,
    );
  const at = (share: number) => Math.round(quantileHigh(times, share) ?? 0);
  stdout.write(`a search: ${at(0.5)} ms, 95th percentile ${at(0.95)} ms\n`);
}

function isLong({ platforms }: FormulaInput): boolean {
  return platforms.some(
    ({ observedFrom, observedTo, posts }) =>
      daysBetween(observedFrom, observedTo) >= LEAST_DAYS &&
      posts.length >= LEAST_POSTS &&
      posts.length <= MOST_POSTS,
  );
}

/** What an audit would freeze of it. */
function recentOf(input: FormulaInput): FormulaInput {
  const first = addDays(input.asOf, 1 - formula().days.posts - KEPT_DAYS);
  const platforms = input.platforms.map((own) => ({
    ...own,
    posts: own.posts.filter(({ date }) => date >= first),
  }));
  return { ...input, platforms };
}

await main();
