import { fold, foldedWords } from "#lib/search/fold.ts";

/** What is looked for: by its label, and by words that stand for it. */
export type Sought = { label: string; about?: string };

/** How well a row fits: its label begins as typed, its label has all the words, or what stands for it has. */
type Fit = 0 | 1 | 2;

/**
 * The rows in which each typed word begins a word, in any order and with or without accents, those that fit best first. Without
 * words all.
 */
export function matchRows<R extends Sought>(rows: readonly R[], typed: string): R[] {
  const fitting = rows.flatMap((row) => {
    const fit = fitOf(row, typed);
    return fit === null ? [] : [{ row, fit }];
  });
  return fitting.sort((a, b) => a.fit - b.fit).map(({ row }) => row);
}

/** Groups with the rows that match, the group of the best row first. */
export function matchGroups<G extends { rows: Sought[] }>(groups: readonly G[], typed: string): G[] {
  const matched = groups.map((group) => ({ ...group, rows: matchRows(group.rows, typed) }));
  const best = ({ rows: [first] }: G) => (first ? (fitOf(first, typed) ?? 2) : 2);
  return matched.sort((a, b) => best(a) - best(b));
}

function fitOf({ label, about = "" }: Sought, typed: string): Fit | null {
  const wanted = foldedWords(typed);
  if (fold(label).startsWith(fold(typed.trim()))) return 0;
  const hasAll = (text: string) => {
    const words = foldedWords(text);
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
  };
  if (hasAll(label)) return 1;
  return hasAll(`${label} ${about}`) ? 2 : null;
}
