/**
 * What the signs of one language are made of: words of our own, separated by white space; a star stands for any ending.
 * Idioms stand one a line; `a|b` is either word.
 */
export type WordSheet = {
  /** Words that praise, strongly enough that hardly any comment with them is not friendly. */
  friendly: string;
  /** Words that blame. */
  unfriendly: string;
  /** Words that turn round what follows. */
  negators: string;
  /** Words that make the next one stronger. */
  boosters?: string;
  /** Words after which comes what is meant. */
  but?: string;
  /** Words with a valence elsewhere that say nothing in a comment. */
  neutral?: string;
  /** Words of which a comment says nothing that has no others: "price?", "first". */
  remarks: string;
  /** Words that tell the language of a brief text and say nothing else. */
  common?: string;
  friendlyIdioms?: string;
  unfriendlyIdioms?: string;
  neutralIdioms?: string;
  /** What turns round a whole clause: "I don't think". */
  negationIdioms?: string;
  /** Something that does not work, did not come, or is not answered. */
  failureIdioms?: string;
  /** Names of a trouble that an advertisement promises an end to, with the three words that follow: "no more dry …", "say goodbye to …". */
  hooks?: string;
  /** The same where a question mark ends it: "tired of …?". */
  questionHooks?: string;
  /** Whether a negator follows the word that it negates. */
  negatesBefore?: true;
  /** Whether marks on letters tell words apart (German "schön" and "schon"). */
  keepsMarks?: true;
};
