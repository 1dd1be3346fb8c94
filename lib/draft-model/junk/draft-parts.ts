import { count, EMOJI, HASHTAG, LINK, MENTION, WORD } from "../features/patterns.ts";

/** A text taken apart as a reader sees it. */
export type DraftParts = {
  /** Words in lower case, without links, mentions and hashtags. */
  words: readonly string[];
  /** Letters of all scripts among those words' characters, with their case. */
  letters: string;
  /** Hashtags without their sign, in lower case. */
  hashtags: readonly string[];
  links: number;
  mentions: number;
  emoji: number;
  /** The text without links, mentions and hashtags. */
  prose: string;
  /** Whether most letters are of scripts that write without spaces between words. */
  isUnspaced: boolean;
};

/** Signs that show nothing: zero-width marks, joiners, fillers, byte-order marks. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}]/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/**
 * Takes a text apart.
 *
 * @param text any length
 * @returns its words, letters, hashtags, and how many of what else
 */
export function takeApart(text: string): DraftParts {
  const visible = text.replace(/[\r\n\t]/g, " ").replace(INVISIBLE, "");
  const plain = visible.replace(LINK, " ");
  const hashtags = (plain.match(HASHTAG) ?? []).map((tag) => tag.slice(1).toLowerCase());
  const prose = plain.replace(HASHTAG, " ").replace(MENTION, " ");
  const letters = (prose.match(/\p{L}+/gu) ?? []).join("");
  return {
    words: prose.toLowerCase().match(WORD) ?? [],
    letters,
    hashtags,
    links: count(visible, LINK),
    mentions: count(plain, MENTION),
    emoji: count(plain, EMOJI),
    prose,
    isUnspaced: count(letters, UNSPACED) * 2 > letters.length,
  };
}
