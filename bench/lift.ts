// Lift of a campaign: known lifts in real series, and windows without one (--data DIR, --exports DIR for a third source).
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { type Judged, judgeLift } from "./lift/judge-lift.ts";
import { readSeries, type Series } from "./lift/read-series.ts";
import { wilsonInterval } from "./wilson-interval.ts";

const CASES = 200;
const MANY = 3_000;
const USAGE = `Where are the data? npm run bench -- lift --data DIR [--exports DIR]
DIR holds twitter-small-libraries2014.jsonl.gz and multi-brand-suiteexport.jsonl.gz; that of --exports the files of X that one
account was given each month, in its folder twitter.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: "string" }, exports: { type: "string" } } });
  if (!values.data) return void stdout.write(USAGE);
  const series = await readSeries(values.data, values.exports);
  for (const part of ["chosen on", "reported"] as const) {
    const own = series.filter((one) => (part === "reported") === one.isReported);
    stdout.write(`\n${part}: ${own.length} accounts (${listSources(own)})\n`);
    print(`${CASES} cases`, own, CASES);
    print(`${MANY} cases`, own, MANY);
  }
}

function listSources(series: readonly Series[]): string {
  const sources = Map.groupBy(series, ({ name }) => name.split(":")[0] ?? name);
  return [...sources].map(([source, { length }]) => `${source} ${length}`).join(", ");
}

function print(what: string, series: readonly Series[], cases: number): void {
  const judged = judgeLift(
    series.map(({ days }) => days),
    cases,
    what,
  );
  stdout.write(`  ${what.padEnd(12)} ${tell(judged)}\n`);
}

function tell({ cases, covered, placebos, said }: Judged): string {
  return `90 % interval holds ${share(covered, cases)} (asked 86 to 94); lift said of placebos ${share(said, placebos)} (asked at most 7)`;
}

function share(part: number, of: number): string {
  const { low, high } = wilsonInterval(part, of);
  const [figure, from, to] = [part / of, low, high].map((value) => (100 * value).toFixed(1));
  return `${figure} % (${from} to ${to})`;
}

await main();
