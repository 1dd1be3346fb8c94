import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { readLabelledTexts } from "#lib/models/read-labelled-texts.ts";
import type { LabelledText } from "#lib/sentiment/fit/labelled-text.ts";
import { shippedModel } from "#lib/sentiment/shipped-model.ts";
import { mean } from "#lib/statistics/mean.ts";
import { medianLow } from "#lib/statistics/quantile.ts";
import { formatNumber } from "#lib/text/words.ts";
import { ROOT } from "#scripts/settings.ts";
import { measureCheckList } from "./check-list.ts";
import { measureHardComments } from "./hard-comments.ts";
import { judgeByVader } from "./judge-by-vader.ts";
import { type JudgedSet, judge, judgeSentiment, type Way } from "./judge-sentiment.ts";
import { bootstrap, type Judged, macroF1 } from "./macro-f1.ts";
import type { Row } from "./row.ts";
import { measureChange } from "./sentiment-before.ts";
import { type Sets, WORDING } from "./training-sets.ts";

const SHIPPED_FILE = join(ROOT, "lib", "sentiment", "weights", "shipped.json");
const OTHERS_TARGETS: Record<string, number> = { umsab_multilingual: 0.52, afrisenti: 0.48 };

/** All targets of sentiment, measured on texts that the model did not learn from. */
export function measureSentiment(folder: string): Row[] {
  const judged = judgeSentiment(folder);
  const of = (way: Way) => judged.filter((one) => one.way === way);
  return [
    ...measureEnglish(of("English")),
    ...of("others").map(toOthersRow),
    ...measureTrained(of("trained")),
    ...measureChange(judged),
    ...measureCheckList(),
    ...measureHardComments(),
    ...measureSpeed(readLabelledTexts(folder)),
  ];
}

/** Each English collection by a model whose wording was weighed on the other three. */
function measureEnglish(sets: JudgedSet[]): Row[] {
  const rows = sets.map(({ set, texts, judged }): Row => {
    const baseline = macroF1(judgeByVader(texts));
    return {
      ...toRow(`shipped weights of words, wording weighed without it: ${set}`, judged),
      baseline: { figure: baseline, name: "VADER" },
      target: { figure: baseline, is: "at least" },
    };
  });
  return [...rows, meanRow("shipped, English mean (as above)", rows, 0.54)];
}

function toOthersRow({ set, texts, judged }: JudgedSet): Row {
  return {
    ...toRow(`shipped, five-fold: ${set}`, judged),
    baseline: { figure: macroF1(judgeByVader(texts)), name: "VADER" },
    target: { figure: OTHERS_TARGETS[set] ?? 0, is: "at least" },
  };
}

/** What training on all of it gives an operator: a fifth is held back and judged. */
function measureTrained(sets: JudgedSet[]): Row[] {
  const rows = sets.map(({ set, judged }) => toRow(`trained, a fifth held back: ${set}`, judged));
  const english = rows.filter((_, n) => WORDING.includes(sets[n]?.set ?? ""));
  return [...rows, meanRow("trained, English mean (as above)", english, 0.62)];
}

function measureSpeed(sets: Sets): Row[] {
  const texts = [...sets.values()].flat();
  judge(texts.slice(0, 2_000), shippedModel());
  const perSecond = rateOf(texts, () => judge(texts, shippedModel()));
  const n = `${formatNumber(texts.length)} texts`;
  return [
    {
      part: "sentiment",
      name: "texts a second on one core",
      figure: perSecond,
      baseline: { figure: rateOf(texts, () => judgeByVader(texts)), name: "VADER" },
      n,
      target: { figure: 10_000, is: "at least" },
    },
    {
      part: "sentiment",
      name: "load in a new process, ms (median of 5)",
      figure: medianLoad(),
      n: "5 processes",
      target: { figure: 300, is: "at most" },
    },
    {
      part: "sentiment",
      name: "shipped file, MB",
      figure: statSync(SHIPPED_FILE).size / 1e6,
      n: "1 file",
      target: { figure: 8, is: "at most" },
    },
  ];
}

/** Texts a second, of all in a row. */
function rateOf(texts: LabelledText[], work: () => void): number {
  const started = performance.now();
  work();
  return Math.round((texts.length / (performance.now() - started)) * 1_000);
}

/** From the first import to the first answer, language and weights included. */
function medianLoad(): number {
  const code = `const t = performance.now();
    const { classifySentiment } = await import("#lib/sentiment/classify-sentiment.ts");
    classifySentiment("hello there, what a lovely day");
    process.stdout.write(String(performance.now() - t));`;
  const times = Array.from({ length: 5 }, () => {
    const args = ["--input-type=module", "-e", code];
    return Number(spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" }).stdout);
  });
  return Math.round(medianLow(times) ?? 0);
}

function toRow(name: string, judged: Judged[]): Row {
  const n = `${formatNumber(judged.length)} texts`;
  return { part: "sentiment", name, figure: macroF1(judged), ...bootstrap(judged), n };
}

function meanRow(name: string, rows: Row[], target: number): Row {
  const figure = mean(rows.map((row) => row.figure));
  const baseline = mean(rows.map((row) => row.baseline?.figure ?? Number.NaN));
  return {
    part: "sentiment",
    name,
    figure,
    n: `${rows.length} collections`,
    ...(Number.isFinite(baseline) && { baseline: { figure: baseline, name: "VADER" } }),
    target: { figure: target, is: "at least" },
  };
}
