import { ARABIC } from "./arabic.ts";
import { DARIJA } from "./darija.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { HAUSA } from "./hausa.ts";
import { HINDI } from "./hindi.ts";
import { ITALIAN } from "./italian.ts";
import { PIDGIN } from "./pidgin.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { SPANISH } from "./spanish.ts";
import { SWAHILI } from "./swahili.ts";
import { openVocabulary, type Vocabulary } from "./vocabulary.ts";
import type { WordLists } from "./word-lists.ts";

const LISTS: Record<string, WordLists> = {
  ar: ARABIC,
  ary: DARIJA,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  ha: HAUSA,
  hi: HINDI,
  it: ITALIAN,
  pcm: PIDGIN,
  pt: PORTUGUESE,
  sw: SWAHILI,
};

/** The words of every supported language but English, by ISO 639; those of English come with the model. */
export const VOCABULARIES: ReadonlyMap<string, Vocabulary> = new Map(
  Object.entries(LISTS).map(([language, lists]) => [language, openVocabulary(lists)]),
);
