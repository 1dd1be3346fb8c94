// Whether patterns of a brand's own posts are more than chance and come true later, on real accounts (--data DIR, and --split dev).
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { bootstrapInterval } from "#lib/statistics/bootstrap.ts";
import { findPatterns } from "#lib/strategy/find-patterns.ts";
import { findInMoved, findInShuffled, LATER, type Outturn, tryLater } from "./patterns/judge-patterns.ts";
import { cutIntoYears, type PatternAccount, readPatternAccounts } from "./patterns/read-posts.ts";

const RUNS = 5;
const RESAMPLES = 1_000;
const HEAD =
  "             accounts  shuffled   moved   found  patterns  tested later  same sign  realised/promised  in 80 % bounds";

type Judged = { platform: string; shuffled: number; moved: number; patterns: number; outturns: Outturn[] };

function main(): void {
  const { values } = parseArgs({
    options: {
      data: { type: "string" },
      split: { type: "string", default: "train" },
      list: { type: "boolean" },
    },
  });
  if (!values.data)
    throw new Error("Usage: npm run bench -- patterns --data DIR [--split train|dev] [--list]");
  const accounts = readPatternAccounts(values.data).filter(({ split }) => split === values.split);
  const years = accounts.flatMap(cutIntoYears);
  stdout.write(
    "shuffled: results dealt out anew; moved: results in their order, moved on in time (both: share told of any)\n",
  );
  stdout.write("tested later: patterns of the first 60 % of the posts, measured in the last 40 %\n");
  print(`Whole timelines, ${values.split}`, accounts, values.list === true);
  print(
    `Years of them with 60 posts or more, as an audit sees them, ${values.split}`,
    years,
    values.list === true,
  );
}

function print(title: string, accounts: readonly PatternAccount[], isListed: boolean): void {
  const judged = accounts.map(judge);
  stdout.write(`\n${title}\n${HEAD}\n`);
  for (const [platform, own] of Map.groupBy(judged, (one) => one.platform)) printRow(platform, own);
  printRow("all", judged);
  if (!isListed) return;
  for (const [at, { outturns }] of judged.entries())
    for (const { pattern, promised, realised } of outturns) {
      const { source, author } = accounts[at] as PatternAccount;
      const words = `${pattern.outcome} ${pattern.trait} ${pattern.direction} ${pattern.n}/${pattern.nWithout}`;
      stdout.write(
        `  ${source} ${author}: ${words}, ${promised.toFixed(2)} promised, ${realised.toFixed(2)} realised\n`,
      );
    }
}

function judge({ platform, author, posts }: PatternAccount): Judged {
  const seeds = Array.from({ length: RUNS }, (_, run) => `${author} ${run}`);
  const share = (find: typeof findInMoved) =>
    seeds.filter((seed) => find(posts, seed).length > 0).length / RUNS;
  return {
    platform,
    shuffled: share(findInShuffled),
    moved: share(findInMoved),
    patterns: findPatterns(posts, LATER).length,
    outturns: tryLater(posts),
  };
}

function printRow(name: string, judged: readonly Judged[]): void {
  const share = (of: (one: Judged) => number) =>
    `${((100 * judged.reduce((sum, one) => sum + of(one), 0)) / judged.length).toFixed(1)} %`;
  const outturns = judged.flatMap((one) => one.outturns);
  const same = outturns.filter(({ realised }) => realised > 0).length;
  const within = outturns.filter(({ isWithin }) => isWithin).length;
  const cells = [
    String(judged.length).padStart(8),
    share((one) => one.shuffled).padStart(9),
    share((one) => one.moved).padStart(7),
    share(({ patterns }) => (patterns > 0 ? 1 : 0)).padStart(7),
    String(judged.reduce((sum, { patterns }) => sum + patterns, 0)).padStart(9),
    String(outturns.length).padStart(13),
    (outturns.length === 0 ? "-" : `${Math.round((100 * same) / outturns.length)} %`).padStart(10),
    ratioWords(judged).padStart(20),
    (outturns.length === 0 ? "-" : `${Math.round((100 * within) / outturns.length)} %`).padStart(14),
  ];
  stdout.write(`${name.padEnd(12)} ${cells.join(" ")}\n`);
}

/** What came about over what was promised, in logarithms, with the 95 % interval over accounts. */
function ratioWords(judged: readonly Judged[]): string {
  const told = judged.filter(({ outturns }) => outturns.length > 0);
  if (told.length === 0) return "-";
  const sums = told.map(({ outturns }) => ({
    promised: outturns.reduce((sum, one) => sum + one.promised, 0),
    realised: outturns.reduce((sum, one) => sum + one.realised, 0),
  }));
  const ratioOf = (places: ArrayLike<number>) => {
    const drawn = Array.from(places, (place) => sums[place] ?? { promised: 0, realised: 0 });
    return (
      drawn.reduce((sum, one) => sum + one.realised, 0) / drawn.reduce((sum, one) => sum + one.promised, 0)
    );
  };
  const places = sums.map((_, at) => at);
  const { low, high } = bootstrapInterval(places, ratioOf, { resamples: RESAMPLES, seed: "patterns" });
  return `${ratioOf(places).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

main();
