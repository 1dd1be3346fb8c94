import { mean } from "#lib/statistics/mean.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { shuffledIndices } from "#lib/statistics/shuffle.ts";

const LABELS = ["negative", "neutral", "positive"];
const RESAMPLES = 300;

export type Judged = { label: string; said: string };

/** Mean of the F1 of each label that occurs. A text that is not judged counts as neutral. */
export function macroF1(judged: Judged[]): number {
  const scores = LABELS.flatMap((label) => {
    const actual = judged.filter((one) => one.label === label).length;
    const said = judged.filter((one) => spoken(one) === label).length;
    const right = judged.filter((one) => one.label === label && spoken(one) === label).length;
    return actual === 0 ? [] : [(2 * right) / (actual + said)];
  });
  return mean(scores);
}

const spoken = ({ said }: Judged) => (said === "unknown" ? "neutral" : said);

/** The 95 % interval of the figure over resampled texts, always the same resamples. */
export function bootstrap(judged: Judged[]): { low: number; high: number } {
  const figures = Array.from({ length: RESAMPLES }, (_, seed) => {
    const order = shuffledIndices(judged.length, seed + 1);
    // Halves drawn without replacement vary as much as full samples with it.
    const half = Array.from(order.slice(0, Math.ceil(judged.length / 2)), (n) => judged[n] as Judged);
    return macroF1(half);
  });
  return { low: quantileLow(figures, 0.025) ?? 0, high: quantileLow(figures, 0.975) ?? 0 };
}

/**
 * How much better later answers are than earlier ones of the same texts: the change of the figure, and its 95 % interval over
 * resamples of texts with both their answers.
 */
export function compareFigures(earlier: Judged[], later: Judged[]) {
  const changes = Array.from({ length: RESAMPLES }, (_, seed) => {
    const order = shuffledIndices(later.length, seed + 1);
    const half = Array.from(order.slice(0, Math.ceil(later.length / 2)));
    const of = (judged: Judged[]) => macroF1(half.map((n) => judged[n] as Judged));
    return of(later) - of(earlier);
  });
  const figure = macroF1(earlier);
  const change = macroF1(later) - figure;
  return { figure, change, low: quantileLow(changes, 0.025) ?? 0, high: quantileLow(changes, 0.975) ?? 0 };
}
