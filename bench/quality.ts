// Prints every figure that is asked of sentiment, drafts, formula and latency, with intervals and baselines (--data DIR).
import { parseArgs } from "node:util";
import { measureDrafts } from "./quality/drafts.ts";
import { measureFormula } from "./quality/formula.ts";
import { measureLatency } from "./quality/latency.ts";
import { headLine, isReached, type Row, toLine } from "./quality/row.ts";
import { measureSentiment } from "./quality/sentiment.ts";

const USAGE =
  "usage: npm run bench:quality -- --data DIR [--exports DIR] [--only sentiment,drafts,formula,latency]";

type Part = { measure: (folder: string, exports?: string) => Row[] | Promise<Row[]>; needsData: boolean };

const PARTS: Record<Row["part"], Part> = {
  sentiment: { measure: measureSentiment, needsData: true },
  drafts: { measure: measureDrafts, needsData: true },
  formula: { measure: measureFormula, needsData: true },
  latency: { measure: measureLatency, needsData: false },
};

const { values } = parseArgs({
  options: { data: { type: "string" }, exports: { type: "string" }, only: { type: "string" } },
});
const known = Object.keys(PARTS) as Row["part"][];
const wanted = values.only ? known.filter((part) => values.only?.split(",").includes(part)) : known;
const needsData = wanted.some((part) => PARTS[part].needsData);
if (wanted.length === 0 || (needsData && !values.data)) throw new Error(USAGE);

const started = performance.now();
let missed = 0;
print(headLine());
for (const part of wanted) {
  for (const row of await PARTS[part].measure(values.data ?? "", values.exports)) {
    if (isReached(row) === false) missed++;
    print(toLine(row));
  }
}
const seconds = Math.round((performance.now() - started) / 1_000);
print(`\n${missed === 0 ? "every target reached" : `${missed} targets missed`}; ${seconds} s`);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
