// Prints every figure that is asked of sentiment, drafts, formula and latency, with intervals and baselines (--data DIR).
import { parseArgs } from "node:util";
import { measureDrafts } from "./quality/drafts.ts";
import { measureFormula } from "./quality/formula.ts";
import { measureLatency } from "./quality/latency.ts";
import { headLine, isReached, type Row, toLine } from "./quality/row.ts";
import { measureSentiment } from "./quality/sentiment.ts";
import { measureVersions } from "./quality/versions/measure-versions.ts";
import { toLines } from "./quality/versions/version-row.ts";

const USAGE =
  "usage: npm run bench:quality -- --data DIR [--exports DIR] [--only sentiment,drafts,formula,versions,latency]";

type Part = { measure: (folder: string, exports?: string) => Row[] | Promise<Row[]>; needsData: boolean };

const PARTS: Record<Row["part"], Part> = {
  sentiment: { measure: measureSentiment, needsData: true },
  drafts: { measure: measureDrafts, needsData: true },
  formula: { measure: measureFormula, needsData: true },
  latency: { measure: measureLatency, needsData: false },
};

const VERSIONS = "versions";

const { values } = parseArgs({
  options: { data: { type: "string" }, exports: { type: "string" }, only: { type: "string" } },
});
const known = Object.keys(PARTS) as Row["part"][];
const wanted = values.only ? known.filter((part) => values.only?.split(",").includes(part)) : known;
let areVersionsWanted = values.only?.split(",").includes(VERSIONS) ?? true;
const needsData = areVersionsWanted || wanted.some((part) => PARTS[part].needsData);
if ((wanted.length === 0 && !areVersionsWanted) || (needsData && !values.data)) throw new Error(USAGE);

const started = performance.now();
let missed = 0;
let versions: ReturnType<typeof measureVersions> | null = null;
if (wanted.length > 0) print(headLine());
for (const part of wanted) {
  // Versions are measured in threads beside the parts that measure no speed.
  if (part === "latency") await printVersions();
  else if (part !== "sentiment") startVersions();
  for (const row of await PARTS[part].measure(values.data ?? "", values.exports)) {
    if (isReached(row) === false) missed++;
    print(toLine(row));
  }
}
await printVersions();
const seconds = Math.round((performance.now() - started) / 1_000);
print(`\n${missed === 0 ? "every target reached" : `${missed} targets missed`}; ${seconds} s`);

function startVersions(): void {
  if (areVersionsWanted) versions ??= measureVersions(values.data ?? "", values.exports);
}

async function printVersions(): Promise<void> {
  startVersions();
  if (versions === null) return;
  areVersionsWanted = false;
  const { names, rows } = await versions;
  versions = null;
  print(`\nformula: ${names.join(" → ")}`);
  for (const line of toLines(rows, names)) print(line);
  print("");
  missed += rows.filter(({ cells }) => cells[names.at(-1) ?? ""]?.isMet === false).length;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
