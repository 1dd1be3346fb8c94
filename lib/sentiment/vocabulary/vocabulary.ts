import { plantHooks } from "./fold-hooks.ts";
import { type IdiomNode, plantIdioms } from "./idioms.ts";
import { remember } from "./remember.ts";
import { toPlain, withoutElision } from "./to-plain.ts";
import type { WordSheet } from "./word-sheet.ts";

/** The words of a language, ready to be looked up. */
export type Vocabulary = {
  /** Valence of a word, −4 to 4; 0 when it is not known. A stretched word is looked up in its short form too: "loove" is "love". */
  valenceOf: (word: string) => number;
  negators: ReadonlySet<string>;
  boosters: ReadonlySet<string>;
  but: ReadonlySet<string>;
  remarks: ReadonlySet<string>;
  common: ReadonlySet<string>;
  idioms: IdiomNode;
  hooks: IdiomNode | null;
  negatesBefore: boolean;
  keepsMarks: boolean;
};

/** Valence of a strongly polar word of our own: that of "great" or "terrible" in VADER's lexicon, less a half. */
const STRONG = 2.2;

/**
 * @param sheet the words of the language
 * @param lexicon words and their valence beside those of the sheet, which has the last word
 */
export function openVocabulary(sheet: WordSheet, lexicon: Record<string, number> = {}): Vocabulary {
  const keepsMarks = sheet.keepsMarks ?? false;
  const list = (text = "") =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => toPlain(word, keepsMarks));
  const words = new Map(Object.entries(lexicon));
  const stems = new Map<string, number>();
  for (const [valence, own] of [
    [STRONG, list(sheet.friendly)],
    [-STRONG, list(sheet.unfriendly)],
    [0, list(sheet.neutral)],
  ] as const) {
    for (const word of own) {
      if (word.endsWith("*")) stems.set(word.slice(0, -1), valence);
      else words.set(word, valence);
    }
  }
  const longestStem = Math.max(0, ...[...stems.keys()].map((stem) => stem.length));
  return {
    valenceOf: remember((word) => findValence(word, { words, stems, longestStem, keepsMarks })),
    negators: new Set(list(sheet.negators)),
    boosters: new Set(list(sheet.boosters)),
    but: new Set(list(sheet.but)),
    remarks: new Set(list(sheet.remarks)),
    common: new Set(list(sheet.common)),
    idioms: plantIdioms(sheet, keepsMarks),
    hooks: plantHooks(sheet),
    negatesBefore: sheet.negatesBefore ?? false,
    keepsMarks,
  };
}

const SHORTEST_STEM = 3;

type Words = {
  words: ReadonlyMap<string, number>;
  stems: ReadonlyMap<string, number>;
  /** Characters of the longest stem: longer beginnings of a word need no look. */
  longestStem: number;
  keepsMarks: boolean;
};

function findValence(word: string, sheet: Words): number {
  const plain = toPlain(word, sheet.keepsMarks);
  const whole = lookUp(plain, sheet);
  if (whole !== undefined) return whole;
  const rest = withoutElision(plain);
  return lookUp(rest, sheet) ?? lookUp(rest.replace(/(.)\1+/gu, "$1"), sheet) ?? 0;
}

function lookUp(word: string, { words, stems, longestStem }: Words): number | undefined {
  const whole = words.get(word);
  if (whole !== undefined || stems.size === 0) return whole;
  for (let length = Math.min(word.length, longestStem); length >= SHORTEST_STEM; length--) {
    const found = stems.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}
