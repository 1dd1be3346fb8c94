/**
 * The words of one language, chosen by us and separated by white space; a star stands for any ending. Idioms stand one a
 * line; `a|b` is either word.
 */
export type WordLists = {
  /** Words that praise so strongly that hardly any comment with them is not friendly. */
  friendly: string;
  /** Words that blame. */
  unfriendly: string;
  /** Words with a valence that are looked for with one letter wrong, too: so long and so unlike others that this is safe. */
  oftenMisspelt?: string;
  /** Words that negate what follows. */
  negators: string;
  /** Words that make the next one stronger. */
  boosters?: string;
  /** Conjunctions such as "but", after which comes what is meant. */
  but?: string;
  /** Words of the lexicon that have no valence in a comment. */
  neutral?: string;
  /** A comment of nothing but these is neutral: "price?", "first". */
  remarks: string;
  /** Words that show the language of a brief text and have no valence. */
  common?: string;
  /** Words that stand for one another in idioms, by name: `$name` there is any of them. */
  classes?: Record<string, string>;
  friendlyIdioms?: string;
  unfriendlyIdioms?: string;
  neutralIdioms?: string;
  /** What negates a whole clause: "I don't think". */
  negationIdioms?: string;
  /** Something does not work, did not arrive, or is not answered. */
  failureIdioms?: string;
  /** Praise that mocks: what else praises in the same comment is not meant. */
  ironyIdioms?: string;
  /** Beginnings of advertising hooks, which cover the three words that follow: "no more dry …", "say goodbye to …". */
  hooks?: string;
  /** Hooks that a question mark ends: "tired of …?". */
  questionHooks?: string;
  /** Whether a negator follows the word that it negates. */
  negatesBefore?: true;
  /** Whether diacritics distinguish words (German "schön" and "schon"). */
  keepsDiacritics?: true;
};
