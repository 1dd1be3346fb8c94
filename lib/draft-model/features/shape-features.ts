import { type Characters, count, hasAny, hasDigits, LINK } from "./patterns.ts";
import type { Feature, TokenisedPost } from "./post-facts.ts";

const log = (n: number) => Math.log1p(n);
/** @param needed what a match needs beside the pattern */
const counts = (
  name: string,
  about: string,
  pattern: RegExp,
  needed: (post: TokenisedPost) => boolean,
): Feature => ({
  name,
  about,
  measure: (post) => (needed(post) ? log(count(post.plain, pattern)) : 0),
});
/** Of signs beyond ASCII. */
const countsSigns = (name: string, about: string, pattern: RegExp): Feature => ({
  name,
  about,
  measure: ({ signs: { beyond } }) => (beyond === "" ? 0 : log(count(beyond, pattern))),
});
const has = (name: string, about: string, pattern: RegExp): Feature => ({
  name,
  about,
  measure: ({ plain }) => (pattern.test(plain) ? 1 : 0),
});
/** Of the last signs before white space: a search from the beginning tries every place. */
const ends = (name: string, about: string, pattern: RegExp): Feature => ({
  name,
  about,
  measure: ({ plain }) => (pattern.test(plain.trimEnd().slice(-LAST_SIGNS)) ? 1 : 0),
});
const inTitle = (name: string, about: string, pattern: RegExp): Feature => ({
  name,
  about,
  measure: ({ title }) => (title === null ? Number.NaN : pattern.test(title) ? 1 : 0),
});

const LAST_SIGNS = 3;
const THREAD = /🧵|\bthread\b|(?:^|\s|\()\d{1,2}\/(?:\d{1,2}(?![\p{L}\p{N}/])|(?=\s|$))/iu;
const FIRST_LINK = new RegExp(LINK.source, "iu");
/** Two words in a row that begin with a capital, as names do. */
const NAME = /\p{Lu}(?<![\p{L}\p{N}@#]\p{Lu})[\p{Ll}\p{M}'’-]+\s+\p{Lu}[\p{Ll}\p{M}'’-]+/u;

/** What kinds of emoji a text has, how it begins and ends, and what it is made of. */
export const SHAPE_FEATURES: readonly Feature[] = [
  countsSigns("hearts", "hearts and faces in love", /[❤♥💕💖💗💘💙💚💛💜🖤🤍🧡😍🥰😘💞💓]/gu),
  countsSigns("laughing", "laughing faces", /[😂🤣😆😹😅]/gu),
  countsSigns("crying", "sad or crying faces", /[😭😢😞😔💔🥺😥]/gu),
  countsSigns("party", "fire, party and praise", /[🔥🎉🎊👏🙌💪🏆🥇🎂✨⭐🌟💯]/gu),
  countsSigns("pointing", "pointing hands and arrows", /[👉👇⬇➡▶⤵👆☝➜→↓]/gu),
  countsSigns("alarm", "signs of alarm, such as a red dot or a siren", /[🔴🚨⚠⚡❗‼📢📣🛑]/gu),
  countsSigns("cameras", "cameras, microphones and screens", /[📷📸🎥📹🎬🎙📺🎧🎤📻📽]/gu),
  countsSigns("flags", "flags", /\p{Regional_Indicator}{2}|[🏳🏴🚩]/gu),
  {
    name: "emoji_kinds",
    about: "different emoji",
    measure: ({ emoji }) => log(new Set(emoji).size),
  },
  has("starts_emoji", "begins with an emoji", /^\s*\p{Extended_Pictographic}/u),
  has("starts_quote", "begins with a quotation mark", /^[^\p{L}\p{N}]{0,4}["“«„「]/u),
  has("starts_number", "begins with a number", /^\s*\p{Nd}/u),
  has(
    "starts_tag",
    "begins with a word in brackets or in capitals before a bar or colon",
    /^[^\p{L}\p{N}]{0,4}(?:\[[^\]]{2,30}\]|\p{Lu}[\p{Lu}\s’'-]{2,30}\s?[|:–—-])/u,
  ),
  has("speaker", "a name or a few words before a colon", /^[^:\n]{3,40}\s?:\s/u),
  ends("ends_question", "ends with a question", /[?？]$/u),
  ends("cut_off", "is cut off with an ellipsis", /(?:…|\.{3})$/u),
  {
    name: "thread",
    about: "a part of a thread",
    measure: ({ plain, signs }) => (mayBeThread(plain, signs) && THREAD.test(plain) ? 1 : 0),
  },
  {
    name: "names",
    about: "pairs of words that begin with a capital",
    measure: ({ capitals }) => log(capitals.names),
  },
  {
    name: "capitalised",
    about: "share of words that begin with a capital",
    measure: ({ words, capitals }) => (words.length === 0 ? Number.NaN : capitals.capitalised / words.length),
  },
  counts("years", "years", /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu, ({ signs }) => hasAny(signs, "12")),
  counts(
    "dates",
    "dates and times in figures",
    /\p{Nd}{1,2}[/.]\p{Nd}{1,2}(?:[/.]\p{Nd}{2,4})?|\p{Nd}{1,2}[:h]\p{Nd}{2}/gu,
    ({ signs }) => hasDigits(signs),
  ),
  {
    name: "first_sentence",
    about: "characters before the first end of a sentence",
    measure: ({ plain }) => log(plain.trim().search(/[.!?…。！？।](?:\s|$)/u) + 1),
  },
  {
    name: "ends_hashtags",
    about: "hashtags at the end",
    measure: ({ plain }) => log(countAtEnd(plain)),
  },
  {
    name: "link_place",
    about: "where the first link stands: 0 at the beginning, 1 at the end",
    measure: linkPlace,
  },
  inTitle("title_names", "two words in a row with capitals in the title", NAME),
  inTitle("title_quoted", "somebody's words in the title", /:\s*["“«]|["”»]\s*[,-]/u),
  inTitle("title_hashtag", "a hashtag in the title", /#\p{L}/u),
  inTitle("title_year", "a year in the title", /(?<!\d)(?:19|20)\d{2}(?!\d)/u),
  inTitle(
    "title_date",
    "a date in the title",
    /\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{1,2}\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc|jan|feb|mar|apr|may|jun|jul|aug|dec)/iu,
  ),
  inTitle(
    "title_first_person",
    "a title of the first person",
    /(?<!\p{L})(?:i|i'm|my|me|we|our|je|j['’]\p{L}+|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu,
  ),
  inTitle(
    "title_guest",
    "a guest or a cover in the title",
    /(?<!\p{L})(?:feat|ft|avec|with|vs|x|invité)(?!\p{L})/iu,
  ),
  inTitle("title_stop", "a full stop or an ellipsis in the title", /\.(?:\s|$)|…/u),
];

/** Searched from the end: from the beginning each hashtag would be tried again. */
function countAtEnd(plain: string): number {
  let rest = plain.trimEnd();
  for (let found = 0; ; found++) {
    const at = rest.lastIndexOf("#");
    if (at < 0 || !/^[\p{L}\p{M}\p{N}_]+$/u.test(rest.slice(at + 1))) return found;
    rest = rest.slice(0, at).trimEnd();
  }
}

function linkPlace({ whole, links }: TokenisedPost): number {
  const text = whole ?? "";
  return links === 0 ? Number.NaN : text.search(FIRST_LINK) / text.length;
}

function mayBeThread(plain: string, signs: Characters): boolean {
  return signs.beyond !== "" || hasAny(signs, "/") || /thread/i.test(plain);
}
