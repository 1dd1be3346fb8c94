import { readFileSync } from "node:fs";

/**
 * Words and their valence, −4 to 4, of a lexicon in the form of VADER: word, mean, and more, separated by tabs.
 */
export function readLexicon(path: string): Record<string, number> {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  const entries = lines.flatMap((line) => {
    const [word = "", mean] = line.split("\t");
    const value = Number(mean);
    return word && Number.isFinite(value) && value !== 0
      ? [[word.toLowerCase(), Number(value.toFixed(1))] as const]
      : [];
  });
  return Object.fromEntries(entries);
}
