import { memoise } from "../../statistics/memoise.ts";
import type { Phrases, PhraseTrie } from "./phrase-trie.ts";
import { stripDiacritics } from "./strip-diacritics.ts";

const NO_CLASSES: readonly string[] = [];
const NOWHERE: readonly PhraseTrie[] = [];
/** Whatever begins with a digit is of the class `$num`, beside the words that a language lists there. */
const NUMBER: readonly string[] = ["$num"];
const ZERO = 48;
const NINE = 57;

/** What a vocabulary knows of one word or sign. */
export type WordFacts = {
  /** As the word lists have it. */
  plain: string;
  /** −4 to 4; 0 when it is not known. */
  valence: number;
  isNegator: boolean;
  isBooster: boolean;
  isBut: boolean;
  isRemark: boolean;
  isCommon: boolean;
  /** Whether it stands in any phrase or class of the idioms. */
  isOfPhrases: boolean;
  /** Its classes in them, as `$name`. */
  classes: readonly string[];
  /** Where it leads as the first of a phrase that may stand anywhere. */
  begins: readonly PhraseTrie[];
};

type Lists = {
  valenceOf: (word: string) => number;
  negators: ReadonlySet<string>;
  boosters: ReadonlySet<string>;
  but: ReadonlySet<string>;
  remarks: ReadonlySet<string>;
  common: ReadonlySet<string>;
  idioms: Phrases;
  keepsDiacritics: boolean;
};

/** A look-up of all that is known of a word at once: asked for each word of a text one by one, the lists take several times as long. */
export function openFacts(lists: Lists): (word: string) => WordFacts {
  const { valenceOf, negators, boosters, but, remarks, common, idioms, keepsDiacritics } = lists;
  return memoise((word) => {
    const plain = stripDiacritics(word, keepsDiacritics);
    const isNumber = beginsWithDigit(plain);
    const classes = idioms.classes.get(plain) ?? (isNumber ? NUMBER : NO_CLASSES);
    return {
      plain,
      valence: valenceOf(word),
      // "n't" ends every English negation that the word lists lack.
      isNegator: negators.has(plain) || plain.endsWith("n't"),
      isBooster: boosters.has(plain),
      isBut: but.has(plain),
      isRemark: remarks.has(plain),
      isCommon: common.has(word),
      isOfPhrases: isNumber || idioms.words.has(plain),
      classes,
      begins: listBeginnings(plain, classes, idioms),
    };
  });
}

function listBeginnings(
  plain: string,
  classes: readonly string[],
  { anywhere: { next, ofClass } }: Phrases,
): readonly PhraseTrie[] {
  const found = [next.get(plain), ...classes.map((name) => ofClass?.get(name))].filter(
    (one) => one !== undefined,
  );
  return found.length === 0 ? NOWHERE : found;
}

function beginsWithDigit(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= ZERO && first <= NINE;
}
