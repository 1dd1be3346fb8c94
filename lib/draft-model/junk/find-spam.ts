import { countCapitals } from "../features/count-capitals.ts";
import { CAPITALS, count, countCharactersIn, countIn, readCharacters } from "../features/patterns.ts";
import { screenDraft } from "../features/screen-draft.ts";
import type { DraftParts } from "./draft-parts.ts";

/** Promises that honest posts do not make, in English, French, Spanish, Portuguese, German and Italian. */
const PROMISES: readonly RegExp[] = [
  /\bfree\s+(?:money|cash|i-?phones?|gift\s?cards?|followers|likes|bitcoins?|crypto|robux|v-?bucks|nitro|macbook|ps5)\b/giu,
  /\b(?:earn|make|win)\s+(?:up\s+to\s+|over\s+|an?\s+extra\s+)?(?:[$€£]\s?\d[\d.,]*k?|\d[\d.,]*k?\s?(?:[$€£]|dollars|euros|usd|usdt))(?:\s+(?:cash|a|per|every|daily|weekly|in|from|today|now|online)\b)?/giu,
  /\b(?:double|triple|multiply|10x)\s+your\s+(?:money|bitcoin|btc|eth|crypto|income|investment|savings)\b/giu,
  /\b(?:work|earn|money)\s+from\s+home\b|\bquick\s+cash\b|\bget\s+rich\b|\bpassive\s+income\b|\bfinancial\s+freedom\b/giu,
  /\b100\s?%\s+(?:free|guaranteed|legit|real|working|safe|profit|risk[- ]free)\b|\brisk[- ]free\b|\bno\s+(?:risk|investment|skills?\s+needed)\b/giu,
  /\bguaranteed\s+(?:win|winner|profits?|returns?|income|results?|followers|money)\b|\b(?:profits?|returns?|results)\s+guaranteed\b/giu,
  /\byou(?:'ve|’ve| have)?\s+(?:been\s+)?(?:won|selected|chosen)\b|\bcongratulations,?\s+(?:you|dear|winner)/giu,
  /\bclaim\s+(?:your|ur|the|it|this)\b|\byour\s+(?:free\s+)?(?:prize|reward|gift\s?card)\b/giu,
  /\b(?:act|hurry|order|buy|click|sign\s+up)\s+(?:now|fast|here)\b|\bclick\s+(?:on\s+)?(?:the|this|my)\s+link\b|\bbefore\s+it(?:'|’)?s\s+too\s+late\b/giu,
  /\bfollow\s?(?:for|4)\s?follow\b|\bfollow\s?back\b|\b\d[\d,.]*k?\s+(?:free\s+)?(?:followers|likes|subscribers)\s+(?:for\s+free|free|fast|now|today|in\b)|\bf4f\b|\bl4l\b|\bsub\s?4\s?sub\b|\bbuy\s+(?:real\s+)?(?:followers|likes|views|subscribers)\b/giu,
  /\bweight\s+loss\s+(?:pill|miracle|secret)|\bmiracle\s+(?:cure|pill)|\bone\s+weird\s+trick\b|\bdoctors\s+hate\b|\bsecret\s+(?:they|that)\s+(?:don(?:'|’)?t|banks)/giu,
  /\bargent\s+facile\b|\bgagne[rz]?\s+(?:jusqu['’]à\s+)?\d[\d\s.,]*\s?€|\bcliquez\s+(?:ici|sur\s+le\s+lien)\b|\bvous\s+avez\s+(?:gagné|été\s+sélectionné)/giu,
  /\bdinero\s+(?:fácil|gratis|rápido)\b|\bgana[r]?\s+(?:hasta\s+)?(?:dinero|[$€]?\s?\d)|\bhaz\s+clic\b|\bhas\s+(?:ganado|sido\s+seleccionado)/giu,
  /\bdinheiro\s+(?:fácil|grátis|rápido)\b|\bganh[ea]r?\s+(?:até\s+)?(?:dinheiro|r?[$€]?\s?\d)|\bclique\s+(?:aqui|no\s+link)\b|\bvocê\s+(?:ganhou|foi\s+selecionado)/giu,
  /\b(?:schnell|leicht)(?:es)?\s+geld\b|\bgeld\s+verdienen\b|\bklick(?:e|t)?\s+(?:hier|auf\s+den\s+link)\b|\b(?:sie|du)\s+ha(?:ben|st)\s+gewonnen\b/giu,
  /\bsoldi\s+(?:facili|gratis)\b|\bguadagn[ai]\s+(?:fino\s+a\s+)?(?:soldi|€?\s?\d)|\bclicca\s+(?:qui|sul\s+link)\b|\bhai\s+vinto\b/giu,
];
const screenPromises = screenDraft(PROMISES);
/** One more, and the words and signs without one of which no text has it. */
const MESSENGERS =
  /\b(?:dm|text|message|inbox|whatsapp|telegram)\s+(?:me|us|now)\b[^\n]{0,40}|\bwhatsapp\b[^\n]{0,20}\d{5}|\b(?:wa|t)\.me\//giu;
const screenMessengers = screenDraft([/text|message|inbox|whatsapp|telegram/]);
const SHORT_MESSENGERS = ["dm", ".me/"];
/** What one is told to do to take part. */
const DEEDS = [
  /\bfollow\b|\bsuivez\b|\bsígue|\bsiga\b|\bfolg/iu,
  /\blike\b|\blikez\b|\bdale\s+like\b|\bcurta\b/iu,
  /\bshare\b|\bpartagez\b|\bcomparte\b|\bcompartilhe\b|\bteile?n?\b|\bcondividi\b/iu,
  /\btag\b|\bidentifiez\b|\betiqueta\b|\bmarque\b|\bmarkier/iu,
  /\bcomment\b|\bcommentez\b|\bcomenta\b|\bcomente\b|\bkommentier/iu,
  /\bsubscribe\b|\bretweet\b|\brt\b|\bdownload\b|\bsign\s+up\b/iu,
] as const;
const PRIZE =
  /\bgive\s?away\b|\bwin(?:ner|ners|s)?\b|\bprize\b|\bfree\b|\bgratis\b|\bgratuit|\bgewinn|\bconcours\b|\bsorteo\b|\bsorteio\b|\bpremios?\b|\bprêmio\b/iu;
const BIG_PRIZE =
  /\bi-?phones?\b|\bps5\b|\bmacbook\b|\bgift\s?cards?\b|\bcash\b|[$€£]\s?\d[\d.,]{2,}|\btesla\b|\brolex\b/iu;
const SHORTENED = /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd|shorturl\.at|t\.me|wa\.me)\b/iu;
/** Their last parts: without one nothing else is looked for. */
const DOMAIN = /\.(?:ly|com|gy|gd|at|me)/i;
const MONEY_EMOJI = /[💰🤑💸💵💴💶💷🎁🎰]/gu;
const EMOJI_RUN = /(\p{Extended_Pictographic})\u{FE0F}?(?:\1\u{FE0F}?){2,}/u;

const MIN_SIGNS = 4;
/** Three words of three capitals. */
const MIN_SHOUTED = 9;
/** Spam begins with its promise. */
const MAX_CHARACTERS = 600;

/**
 * Whether a text is spam: it promises what honest posts do not, or makes a prize depend on many deeds, and does so loudly.
 * A giveaway with its terms, told calmly, is none.
 *
 * @param whole the text as it stands; its first 600 characters are read
 * @param parts of the text
 * @returns whether it is
 */
export function isSpam(whole: string, { words }: DraftParts): boolean {
  const text = whole.slice(0, MAX_CHARACTERS);
  const lower = text.toLowerCase();
  const mayMessage = screenMessengers(text).length > 0 || SHORT_MESSENGERS.some((one) => lower.includes(one));
  let promises = mayMessage ? countDifferent(lower, MESSENGERS) : 0;
  for (const at of screenPromises(text)) promises += countDifferent(lower, PROMISES[at] as RegExp);
  // A long text may hold any of these by chance.
  const isLong = words.length > 120;
  if (promises >= (isLong ? 4 : 3)) return true;
  if (isLong) return false;
  const loud = countLoudness(text, words.length);
  if (promises === 0) return loud >= 3 && countBaits(text) >= 2;
  const signs = countBaits(text) + loud;
  return 2 * promises + signs >= MIN_SIGNS + 1 && signs >= 2;
}

function countBaits(text: string): number {
  const deeds = DEEDS.filter((pattern) => pattern.test(text)).length;
  return (deeds >= 3 ? 1 : 0) + (PRIZE.test(text) ? 1 : 0) + (BIG_PRIZE.test(text) ? 1 : 0);
}

/** Shouting: so many words in capitals with marks in a row, or without any. */
const SHOUT = { words: 5, marks: 3, capitals: 0.8 };
const WALL = { words: 12, capitals: 0.9 };

/**
 * Whether a text only shouts: nearly all of it in capitals, with exclamation marks in a row or twelve words long.
 *
 * @param parts of the text
 * @returns whether it does; a line in capitals alone does not
 */
export function isShouting({ words, letters, prose }: DraftParts): boolean {
  if (words.length < SHOUT.words) return false;
  const capitals = countCharactersIn(letters, CAPITALS) / letters.length;
  if (words.length >= WALL.words && capitals >= WALL.capitals) return true;
  const isLoud = /[!！]{2,}/u.test(prose) && count(prose, /[!！]/gu) >= SHOUT.marks;
  return isLoud && capitals >= SHOUT.capitals;
}

function countDifferent(lower: string, pattern: RegExp): number {
  return new Set(lower.match(pattern)).size;
}

function countLoudness(text: string, words: number): number {
  const signs = readCharacters(text);
  const shouted = countIn(signs, CAPITALS) < MIN_SHOUTED ? 0 : countCapitals(text).shouted;
  const isExclaimed = text.includes("!") || text.includes("！");
  return (
    (isExclaimed && /[!！]{2,}/u.test(text) ? 1 : 0) +
    (isExclaimed && count(text, /[!！]/gu) >= 4 ? 1 : 0) +
    (shouted >= 3 && shouted >= words * 0.25 ? 1 : 0) +
    (signs.beyond !== "" && (EMOJI_RUN.test(signs.beyond) || count(signs.beyond, MONEY_EMOJI) >= 2) ? 1 : 0) +
    (DOMAIN.test(text) && SHORTENED.test(text) ? 1 : 0)
  );
}
