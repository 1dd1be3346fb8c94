import { mean } from "#lib/statistics/mean.ts";
import { roundTo } from "#lib/statistics/round-to.ts";
import type { JudgedSet } from "./judge-sentiment.ts";

const LABELS = ["negative", "neutral", "positive"] as const;

/**
 * What the classifier says of texts by what people say of them: of each label the shares read as negative, neutral and
 * positive, the mean over collections, none of which decides by its size. Each text was judged by a model that had not seen it.
 */
export function measureErrors(sets: readonly JudgedSet[]) {
  const unseen = sets.filter(({ way }) => way !== "trained");
  const shareOf = ({ judged }: JudgedSet, label: string, said: string) => {
    const read = judged.filter((one) => one.label === label && one.said !== "unknown");
    return read.filter((one) => one.said === said).length / read.length;
  };
  const rows = LABELS.map((label) =>
    LABELS.map((said) => roundTo(mean(unseen.map((set) => shareOf(set, label, said))), 3)),
  );
  return {
    texts: unseen.reduce((sum, { judged }) => sum + judged.length, 0),
    sources: unseen.map(({ set }) => set),
    rows,
  };
}
