import type { DraftParts } from "./draft-parts.ts";

const set = (list: string) => new Set(list.split(" "));

/** By language: articles and the like, and words that never follow one in a sentence. */
const LANGUAGES: readonly { articles: ReadonlySet<string>; never: ReadonlySet<string> }[] = [
  {
    articles: set("the a an my your our their"),
    never: set(
      "the a an of to in on at for with from and or but if is are was were be been has have had will would can could that which who it they we he she you by as into my your our their",
    ),
  },
  {
    articles: set("le les une des du mon ton notre votre cette ces"),
    never: set(
      "le la les un une des du de et ou mais est sont dans sur pour par avec que qui il elle nous je",
    ),
  },
  {
    articles: set("el los las una unos unas nuestro nuestra"),
    never: set("el los las un una y o pero es son en con por para al del se está"),
  },
  {
    articles: set("os um uma nosso nossa"),
    never: set("o os as um uma e ou mas é são em com por para do da no na"),
  },
  {
    articles: set("ein eine einen einem einer den dem des unser unsere"),
    never: set("und oder aber ist sind wird hat von zu mit der die das ein eine ich wir"),
  },
  {
    articles: set("il gli uno una nostro nostra"),
    never: set("il lo la i gli le un una e o ma è sono di in con per da del della che"),
  },
];
/** The languages of a word, one bit each: in which it is an article, and in which it never follows one. */
const ARTICLES = new Map<string, number>();
const NEVER = new Map<string, number>();
for (const [at, { articles, never }] of LANGUAGES.entries()) {
  for (const word of articles) ARTICLES.set(word, (ARTICLES.get(word) ?? 0) | (1 << at));
  for (const word of never) NEVER.set(word, (NEVER.get(word) ?? 0) | (1 << at));
}
const MIN_WORDS = 6;
/** Enough words to tell. */
const MAX_WORDS = 120;
const MIN_BROKEN = 2;
const MIN_SHARE = 0.34;
/** Fewer broken articles are enough where, besides, a sentence ends before a small letter. */
const MIN_SHARE_WITH_STOP = 0.25;
/** Three letters or more before the mark: abbreviations are shorter. So written, only marks are tried. */
const STOP_WITHIN = /[.!?](?<=\p{L}{3}[.!?])\s+\p{Ll}/u;
const STARTED = /\p{L}[.!?]\s+\p{Lu}/u;

/**
 * Whether the words of a text stand in no order that a reader can follow, as when they were shuffled: articles before
 * words that never follow one, or at the end of the text, and sentences that end anywhere. Told in English, French, German,
 * Italian, Portuguese and Spanish, of texts with articles.
 *
 * @param parts of the text
 * @returns whether it is babble
 */
export function isBabble({ words: all, prose }: DraftParts): boolean {
  if (all.length < MIN_WORDS) return false;
  const found = new Uint8Array(LANGUAGES.length);
  const broken = new Uint8Array(LANGUAGES.length);
  const last = Math.min(all.length, MAX_WORDS) - 1;
  for (let at = 0; at < last; at++) {
    const articles = ARTICLES.get(all[at] as string);
    if (articles === undefined) continue;
    const breaks = NEVER.get(all[at + 1] as string) ?? 0;
    for (let one = 0; one < LANGUAGES.length; one++) {
      found[one] = (found[one] as number) + ((articles >> one) & 1);
      broken[one] = (broken[one] as number) + ((articles >> one) & (breaks >> one) & 1);
    }
  }
  const endsOpen = ARTICLES.has(all.at(-1) ?? "");
  if (!endsOpen && !broken.some((places) => places > 0)) return false;
  const stopsWithin = STOP_WITHIN.test(prose);
  if (stopsWithin && endsOpen && !STARTED.test(prose)) return true;
  return LANGUAGES.some((_, one) => {
    const [places, wrong] = [found[one] as number, broken[one] as number];
    if (stopsWithin && wrong > 0 && wrong >= places * MIN_SHARE_WITH_STOP) return true;
    return wrong >= MIN_BROKEN && wrong >= places * MIN_SHARE;
  });
}
