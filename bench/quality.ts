// Prints every figure that is asked of sentiment, drafts and formula, with intervals and baselines (--data DIR).
import { parseArgs } from "node:util";
import { measureDrafts } from "./quality/drafts.ts";
import { measureFormula } from "./quality/formula.ts";
import { isReached, type Row } from "./quality/row.ts";
import { measureSentiment } from "./quality/sentiment.ts";

const { values } = parseArgs({ options: { data: { type: "string" }, only: { type: "string" } } });
const { data } = values;
if (!data) throw new Error("usage: npm run bench:quality -- --data DIR [--only sentiment,drafts,formula]");

const PARTS: Partial<Record<Row["part"], (folder: string) => Row[] | Promise<Row[]>>> = {
  sentiment: measureSentiment,
  drafts: measureDrafts,
  formula: measureFormula,
};

const wanted = values.only?.split(",");
const started = performance.now();
let missed = 0;
print(["part", "figure", "95 %", "baseline", "target", "", "of", "what"]);
for (const [part, measure] of Object.entries(PARTS)) {
  if (wanted && !wanted.includes(part)) continue;
  for (const row of await measure(data)) {
    const reached = isReached(row);
    if (reached === false) missed++;
    const { figure, low, high, baseline, target } = row;
    print([
      part,
      show(figure),
      low === undefined || high === undefined ? "" : `${show(low)}–${show(high)}`,
      baseline ? `${show(baseline.figure)} ${baseline.name}` : "",
      target ? `${target.is === "at least" ? "≥" : "≤"} ${show(target.figure)}` : "",
      reached === null ? "" : reached ? "yes" : "NO",
      row.n,
      [row.platform, row.name].filter(Boolean).join(": "),
    ]);
  }
}
const seconds = Math.round((performance.now() - started) / 1_000);
process.stdout.write(
  `\n${missed === 0 ? "every target reached" : `${missed} targets missed`}; ${seconds} s\n`,
);

function show(value: number): string {
  return Math.abs(value) >= 20 ? Math.round(value).toLocaleString("en") : value.toFixed(3);
}

function print(cells: string[]): void {
  const widths = [9, 7, 14, 14, 8, 3, 16];
  process.stdout.write(
    `${cells
      .map((cell, n) => cell.padEnd(widths[n] ?? 0))
      .join(" ")
      .trimEnd()}\n`,
  );
}
