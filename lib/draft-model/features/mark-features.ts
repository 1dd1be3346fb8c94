import {
  CAPITALS,
  type Characters,
  count,
  countIn,
  hasAny,
  hasDigits,
  LATIN,
  LETTERS,
  MENTION,
  readCharacters,
  SMALL_LETTERS,
} from "./patterns.ts";
import type { Feature, TokenisedPost } from "./post-facts.ts";

const log = (n: number) => Math.log1p(n);
/** Single characters. */
const countsSigns = (name: string, about: string, pattern: RegExp): Feature => ({
  name,
  about,
  measure: ({ signs }) => log(countIn(signs, pattern)),
});
/** @param needed a match has one of these, or a character beyond ASCII */
const counts = (name: string, about: string, pattern: RegExp, needed: string): Feature => ({
  name,
  about,
  measure: ({ plain, signs }) => (mayHave(signs, needed) ? log(count(plain, pattern)) : 0),
});
const inTitle = (name: string, about: string, pattern: RegExp): Feature => ({
  name,
  about,
  measure: ({ title }) => (title === null ? Number.NaN : count(title, pattern) > 0 ? 1 : 0),
});

const NUMBER = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;
const SHORT_LINK = /https?:\/\/t\.co\/\S+|pic\.twitter\.com/g;
const LAST_EMOJI = /(?:\p{Extended_Pictographic}|\u{FE0F}|\p{Emoji_Modifier})$/u;

/** Marks in a text: hashtags, mentions, links, punctuation, emoji, digits and capitals. Those inside links do not count. */
export const MARK_FEATURES: readonly Feature[] = [
  { name: "hashtags", about: "hashtags", measure: ({ hashtags }) => log(hashtags.length) },
  {
    name: "mentions",
    about: "mentions of accounts",
    measure: ({ plain, signs }) => (hasAny(signs, "@") ? log(count(plain, MENTION)) : 0),
  },
  {
    name: "starts_mention",
    about: "begins with a mention",
    measure: ({ whole }) => (/^[.\s]*@\w/.test(whole ?? "") ? 1 : 0),
  },
  { name: "links", about: "links", measure: ({ links }) => Math.min(3, links) },
  {
    name: "ends_link",
    about: "ends with a link",
    measure: ({ whole, links }) => (links > 0 && /https?:\/\/\S/.test(lastWord(whole ?? "")) ? 1 : 0),
  },
  {
    name: "short_links",
    about: "links of the platform itself (t.co, pic.twitter.com)",
    measure: ({ whole }) =>
      whole?.includes("t.co/") || whole?.includes("pic.twitter.com")
        ? Math.min(3, count(whole, SHORT_LINK))
        : 0,
  },
  countsSigns("questions", "question marks", /[?？؟]/gu),
  countsSigns("exclamations", "exclamation marks", /[!！]/gu),
  counts("ellipses", "ellipses", /\.{2,}|…/gu, "."),
  countsSigns("commas", "commas", /[,،、，;]/gu),
  counts("colons", "colons", /[:：](?!\/\/)/gu, ":"),
  countsSigns("quotes", "quotation marks", /["“”«»„「」]/gu),
  countsSigns("brackets", "brackets", /[([{【]/gu),
  counts("separators", "bars and dashes between parts", /\s[|–—·•/-]\s/gu, "|/-"),
  { name: "emoji", about: "emoji", measure: ({ emoji }) => log(emoji.length) },
  {
    name: "ends_emoji",
    about: "ends with an emoji",
    measure: ({ plain, signs }) =>
      signs.beyond !== "" && LAST_EMOJI.test(plain.trimEnd().slice(-2)) ? 1 : 0,
  },
  {
    name: "emoji_tone",
    about: "mean sentiment of the emoji",
    measure: ({ tone }) => tone.emoji ?? Number.NaN,
  },
  {
    name: "numbers",
    about: "numbers",
    measure: ({ plain, signs }) => (hasDigits(signs) ? log(count(plain, NUMBER)) : 0),
  },
  counts("amounts", "sums of money and percentages", /[$€£¥₹]\s?\d|\d\s?[%€£]/gu, "$%"),
  { name: "capitals", about: "share of capitals among letters", measure: ({ signs }) => capitalShare(signs) },
  {
    name: "shouted",
    about: "words in capitals only",
    measure: ({ capitals }) => log(capitals.shouted),
  },
  { name: "script", about: "share of letters that are not Latin", measure: scriptShare },
  inTitle("title_question", "a question in the title", /[?？]/u),
  inTitle("title_exclamation", "an exclamation in the title", /[!！]/u),
  inTitle("title_number", "a number in the title", /\d/u),
  inTitle("title_brackets", "brackets in the title", /[([【]/u),
  inTitle("title_separator", "a bar, dash or colon in the title", /\s[|–—·•-]\s|[:：]\s/u),
  inTitle("title_emoji", "an emoji in the title", /\p{Extended_Pictographic}/u),
  inTitle("title_quotes", "quotation marks in the title", /["“”«»„「」]/u),
  {
    name: "title_capitals",
    about: "share of capitals among the letters of the title",
    measure: ({ title }) => (title === null ? Number.NaN : capitalShare(readCharacters(title))),
  },
];

function capitalShare(signs: Characters): number {
  const upper = countIn(signs, CAPITALS);
  const cased = upper + countIn(signs, SMALL_LETTERS);
  return cased === 0 ? Number.NaN : upper / cased;
}

function scriptShare({ signs }: TokenisedPost): number {
  const letters = countIn(signs, LETTERS);
  return letters === 0 ? Number.NaN : 1 - countIn(signs, LATIN) / letters;
}

/** What stands behind the last white space, beside that at the end. */
function lastWord(text: string): string {
  const said = text.trimEnd();
  let start = said.length;
  while (start > 0 && !/\s/.test(said.charAt(start - 1))) start--;
  return said.slice(start);
}

function mayHave(signs: Characters, needed: string): boolean {
  return signs.beyond !== "" || hasAny(signs, needed);
}
