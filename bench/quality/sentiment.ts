import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { fitAllSentiment } from "#lib/models/fit-all-sentiment.ts";
import { readLabelledTexts } from "#lib/models/read-labelled-texts.ts";
import { classifySentiment } from "#lib/sentiment/classify-sentiment.ts";
import { fitSentiment } from "#lib/sentiment/fit/fit-sentiment.ts";
import type { LabelledText } from "#lib/sentiment/fit/labelled-text.ts";
import { openSentimentModel, type SentimentModel } from "#lib/sentiment/sentiment-model.ts";
import { shippedModel } from "#lib/sentiment/shipped-model.ts";
import { mean } from "#lib/statistics/mean.ts";
import { medianLow } from "#lib/statistics/quantile.ts";
import { formatNumber } from "#lib/text/words.ts";
import { ROOT } from "#scripts/settings.ts";
import { measureCheckList } from "./check-list.ts";
import { judgeByVader } from "./judge-by-vader.ts";
import { bootstrap, type Judged, macroF1 } from "./macro-f1.ts";
import type { Row } from "./row.ts";
import { readTables, type Sets, take, WORDING, WORDS } from "./training-sets.ts";

const FOLDS = 5;
const SHIPPED_FILE = join(ROOT, "lib", "sentiment", "weights", "shipped.json");

/** All targets of sentiment, measured on texts that the model did not learn from. */
export function measureSentiment(folder: string): Row[] {
  const sets = readLabelledTexts(folder);
  const tables = { ...readTables(folder), sources: [] };
  return [
    ...measureEnglish(sets, tables),
    ...measureOthers(sets, tables),
    ...measureTrained(sets),
    ...measureCheckList(),
    ...measureSpeed(sets),
  ];
}

type Tables = Omit<Parameters<typeof fitSentiment>[0], "words" | "wording">;

/** Each English collection by a model whose wording was weighed on the other three. */
function measureEnglish(sets: Sets, tables: Tables): Row[] {
  const judged = WORDING.map((name) => {
    const others = take(
      sets,
      WORDING.filter((other) => other !== name),
    );
    const model = openSentimentModel(fitSentiment({ words: take(sets, WORDS), wording: others, ...tables }));
    return { name, texts: sets.get(name) ?? [], judged: judge(sets.get(name) ?? [], model) };
  });
  const rows = judged.map(({ name, texts, judged: own }): Row => {
    const baseline = macroF1(judgeByVader(texts));
    return {
      ...toRow(`shipped weights of words, wording weighed without it: ${name}`, own),
      baseline: { figure: baseline, name: "VADER" },
      target: { figure: baseline, is: "at least" },
    };
  });
  return [...rows, meanRow("shipped, English mean (as above)", rows, 0.54)];
}

/** The other collections in five parts, each judged by a model that learnt from the other four. */
function measureOthers(sets: Sets, tables: Tables): Row[] {
  const targets: [string, number][] = [
    ["umsab_multilingual", 0.52],
    ["afrisenti", 0.48],
  ];
  const judged = new Map<string, Judged[]>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = (text: LabelledText, n: number) => WORDS.includes(text.set) && n % FOLDS === fold;
    const words = WORDS.flatMap((name) => (sets.get(name) ?? []).filter((text, n) => !held(text, n)));
    const model = openSentimentModel(fitSentiment({ words, wording: take(sets, WORDING), ...tables }));
    for (const [name] of targets) {
      const own = judge((sets.get(name) ?? []).filter(held), model);
      judged.set(name, [...(judged.get(name) ?? []), ...own]);
    }
  }
  return targets.map(([name, figure]) => ({
    ...toRow(`shipped, five-fold: ${name}`, judged.get(name) ?? []),
    baseline: { figure: macroF1(judgeByVader(sets.get(name) ?? [])), name: "VADER" },
    target: { figure, is: "at least" },
  }));
}

/** What training on all of it gives an operator: a fifth is held back and judged. */
function measureTrained(sets: Sets): Row[] {
  const isHeld = (_: LabelledText, n: number) => n % FOLDS === 0;
  const known = new Map([...sets].map(([name, texts]) => [name, texts.filter((t, n) => !isHeld(t, n))]));
  const fitted = fitAllSentiment(known);
  if (!fitted) return [];
  const model = openSentimentModel(fitted);
  const names = [...WORDING, "umsab_multilingual", "afrisenti"];
  const rows = names.map((name) =>
    toRow(`trained, a fifth held back: ${name}`, judge((sets.get(name) ?? []).filter(isHeld), model)),
  );
  return [...rows, meanRow("trained, English mean (as above)", rows.slice(0, WORDING.length), 0.62)];
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

function judge(texts: LabelledText[], model: SentimentModel): Judged[] {
  return texts.map(({ text, label }) => ({ label, said: classifySentiment(text, model).label }));
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
