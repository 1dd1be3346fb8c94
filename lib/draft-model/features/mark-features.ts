import {
  CAPITALS,
  count,
  countCharactersIn,
  EMOJI,
  LATIN,
  LETTERS,
  LINK,
  MENTION,
  SMALL_LETTERS,
} from "./patterns.ts";
import type { Feature, TokenisedPost } from "./post-facts.ts";

const log = (n: number) => Math.log1p(n);
const counts = (name: string, about: string, pattern: RegExp): Feature => ({
  name,
  about,
  measure: ({ plain }) => log(count(plain, pattern)),
});
const inTitle = (name: string, about: string, pattern: RegExp): Feature => ({
  name,
  about,
  measure: ({ title }) => (title === null ? Number.NaN : count(title, pattern) > 0 ? 1 : 0),
});

/** Marks in a text: hashtags, mentions, links, punctuation, emoji, digits and capitals. Those inside links do not count. */
export const MARK_FEATURES: readonly Feature[] = [
  { name: "hashtags", about: "hashtags", measure: ({ hashtags }) => log(hashtags.length) },
  counts("mentions", "mentions of accounts", MENTION),
  {
    name: "starts_mention",
    about: "begins with a mention",
    measure: ({ whole }) => (/^[.\s]*@\w/.test(whole ?? "") ? 1 : 0),
  },
  { name: "links", about: "links", measure: ({ whole }) => Math.min(3, count(whole ?? "", LINK)) },
  {
    name: "ends_link",
    about: "ends with a link",
    measure: ({ whole }) => (/https?:\/\/\S/.test((whole ?? "").trimEnd().split(/\s/).at(-1) ?? "") ? 1 : 0),
  },
  {
    name: "short_links",
    about: "links of the platform itself (t.co, pic.twitter.com)",
    measure: ({ whole }) => Math.min(3, count(whole ?? "", /https?:\/\/t\.co\/\S+|pic\.twitter\.com/g)),
  },
  counts("questions", "question marks", /[?？؟]/gu),
  counts("exclamations", "exclamation marks", /[!！]/gu),
  counts("ellipses", "ellipses", /\.{2,}|…/gu),
  counts("commas", "commas", /[,،、，;]/gu),
  counts("colons", "colons", /[:：](?!\/\/)/gu),
  counts("quotes", "quotation marks", /["“”«»„「」]/gu),
  counts("brackets", "brackets", /[([{【]/gu),
  counts("separators", "bars and dashes between parts", /\s[|–—·•/-]\s/gu),
  { name: "emoji", about: "emoji", measure: ({ beyond }) => log(count(beyond, EMOJI)) },
  {
    name: "ends_emoji",
    about: "ends with an emoji",
    measure: ({ plain }) =>
      /(?:\p{Extended_Pictographic}|\u{FE0F}|\p{Emoji_Modifier})\s*$/u.test(plain) ? 1 : 0,
  },
  {
    name: "emoji_tone",
    about: "mean sentiment of the emoji",
    measure: ({ tone }) => tone.emoji ?? Number.NaN,
  },
  counts("numbers", "numbers", /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu),
  counts("amounts", "sums of money and percentages", /[$€£¥₹]\s?\d|\d\s?[%€£]/gu),
  { name: "capitals", about: "share of capitals among letters", measure: ({ plain }) => capitalShare(plain) },
  counts("shouted", "words in capitals only", /(?<![\p{L}\p{N}#@])\p{Lu}{3,}(?![\p{L}\p{N}])/gu),
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
    measure: ({ title }) => (title === null ? Number.NaN : capitalShare(title)),
  },
];

function capitalShare(text: string): number {
  const upper = countCharactersIn(text, CAPITALS);
  const cased = upper + countCharactersIn(text, SMALL_LETTERS);
  return cased === 0 ? Number.NaN : upper / cased;
}

function scriptShare({ plain }: TokenisedPost): number {
  const letters = countCharactersIn(plain, LETTERS);
  return letters === 0 ? Number.NaN : 1 - countCharactersIn(plain, LATIN) / letters;
}
