import { countDifferent } from "../../statistics/count-different.ts";
import { countCapitals } from "./count-capitals.ts";
import { countThemes } from "./count-themes.ts";
import { countWordings } from "./count-wordings.ts";
import { count, EMOJI, HASHTAG, hasAny, LINK, listWords, mayHaveLink, readCharacters } from "./patterns.ts";
import type { PostFacts, TokenisedPost, Tone } from "./post-facts.ts";

/** Marks that end a sentence, also in scripts that have some of their own. */
const STOPS: ReadonlySet<string> = new Set(".!?…。！？।॥");
const [EXCLAMATION, FULL_STOP, QUESTION, LAST_ASCII] = [33, 46, 63, 127];
const NONE: readonly string[] = [];

/**
 * A post split up once, for all features.
 *
 * @param post what is known of it
 * @param tone what was read in its text
 * @returns words, lines, hashtags and the text without links
 */
export function tokenisePost(post: PostFacts, tone: Tone): TokenisedPost {
  const { title, text } = post;
  const isKnown = title !== null || text !== null;
  const whole = isKnown ? [title, text].filter(Boolean).join("\n").trim() : null;
  const links = whole !== null && mayHaveLink(whole) ? count(whole, LINK) : 0;
  const plain = links === 0 ? (whole ?? "") : (whole ?? "").replace(LINK, " ");
  const signs = readCharacters(plain);
  const words = readWords(plain);
  return {
    ...post,
    whole,
    plain,
    signs,
    capitals: countCapitals(plain),
    characters: countCharacters(whole ?? ""),
    words,
    different: countDifferent(words),
    themes: countThemes(words),
    wordings: countWordings(words),
    lines: (whole ?? "").split(/[\r\n]+/).filter((line) => line.trim() !== ""),
    sentences: countSentences(plain),
    links,
    hashtags: hasAny(signs, "#") ? (plain.match(HASHTAG) ?? NONE) : NONE,
    emoji: signs.beyond === "" ? NONE : (signs.beyond.match(EMOJI) ?? NONE),
    tone,
  };
}

function readWords(plain: string): readonly string[] {
  const words = listWords(plain.toLowerCase());
  return plain.includes("’") ? words.map((word) => word.replaceAll("’", "'")) : words;
}

/** Runs of stops before white space or at the end. */
function countSentences(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isStop(text, at)) continue;
    while (isStop(text, at + 1)) at++;
    if (at + 1 === text.length || /\s/.test(text.charAt(at + 1))) found++;
  }
  return found;
}

/** Quick for ASCII. */
function isStop(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit <= LAST_ASCII) return unit === FULL_STOP || unit === EXCLAMATION || unit === QUESTION;
  return STOPS.has(text.charAt(at));
}

function countCharacters(text: string): number {
  let units = 0;
  for (let at = 0; at < text.length; at++) if ((text.codePointAt(at) as number) > 0xffff) units++;
  return text.length - units;
}
