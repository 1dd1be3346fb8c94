import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#scripts/settings.ts";
import type { JudgedSet } from "./judge-sentiment.ts";
import { compareFigures } from "./macro-f1.ts";
import type { Row } from "./row.ts";

/** What an earlier classifier said of each text of the collections, letter by letter, in their order; no texts. */
export const BEFORE_FILE = join(ROOT, "bench", "quality", "sentiment-before.json");

/** The commit of that classifier, and its answers by way and collection. */
export type Before = { commit: string; said: Record<string, string> };

const LETTERS: Record<string, string> = { negative: "n", neutral: "0", positive: "p", unknown: "?" };
const LABELS = Object.fromEntries(Object.entries(LETTERS).map(([label, letter]) => [letter, label]));

/** What is said of the texts of each collection, as `BEFORE_FILE` keeps it. */
export function writeDown(sets: readonly JudgedSet[]): Before["said"] {
  return Object.fromEntries(
    sets.map((one) => [keyOf(one), one.judged.map(({ said }) => LETTERS[said] ?? "?").join("")]),
  );
}

/** How much macro-F1 has changed on each collection since then, by paired bootstrap over its texts. */
export function measureChange(sets: readonly JudgedSet[]): Row[] {
  const before: Before = JSON.parse(readFileSync(BEFORE_FILE, "utf8"));
  return sets.flatMap((one): Row[] => {
    const said = before.said[keyOf(one)] ?? "";
    if (said.length !== one.judged.length) return [];
    const earlier = one.judged.map(({ label }, n) => ({ label, said: LABELS[said[n] ?? ""] ?? "unknown" }));
    const { change, low, high, figure } = compareFigures(earlier, one.judged);
    return [
      {
        part: "sentiment",
        name: `change since ${before.commit.slice(0, 7)}, paired: ${keyOf(one)}`,
        ...{ figure: change, low, high },
        baseline: { figure, name: "then" },
        n: `${one.judged.length} texts`,
        target: { figure: 0, is: "not surely below" },
      },
    ];
  });
}

function keyOf({ way, set }: JudgedSet): string {
  return `${way}: ${set}`;
}
