import { shuffled } from "#lib/sentiment/fit/shuffle.ts";

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
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const spoken = ({ said }: Judged) => (said === "unknown" ? "neutral" : said);

/** The middle 95 % of the figure over texts drawn anew, always the same draws. */
export function bootstrap(judged: Judged[]): { low: number; high: number } {
  const figures = Array.from({ length: RESAMPLES }, (_, seed) => {
    const order = shuffled(judged.length, seed + 1);
    // Halves drawn without repetition vary as much as full draws with it.
    const half = Array.from(order.slice(0, Math.ceil(judged.length / 2)), (n) => judged[n] as Judged);
    return macroF1(half);
  }).sort((a, b) => a - b);
  const at = (share: number) => figures[Math.floor(share * (figures.length - 1))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}
