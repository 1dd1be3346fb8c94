import {
  count,
  EMOJI,
  HASHTAG,
  isAscii,
  joinLetters,
  LINK,
  listWords,
  MENTION,
  mayHaveLink,
} from "../features/patterns.ts";

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
/** Nothing of that is in it. */
const SHOWN = /^[ -~]*$/;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/**
 * Takes a text apart.
 *
 * @param text any length
 * @returns its words, letters, hashtags, and how many of what else
 */
export function takeApart(text: string): DraftParts {
  const spaced = text.replace(/[\r\n\t]/g, " ");
  const visible = SHOWN.test(spaced) ? spaced : spaced.replace(INVISIBLE, "");
  const links = mayHaveLink(visible) ? count(visible, LINK) : 0;
  const plain = links === 0 ? visible : visible.replace(LINK, " ");
  const hashtags = plain.includes("#") ? (plain.match(HASHTAG) ?? []) : [];
  const untagged = hashtags.length === 0 ? plain : plain.replace(HASHTAG, " ");
  const hasMentions = plain.includes("@");
  const prose = hasMentions ? untagged.replace(MENTION, " ") : untagged;
  const letters = joinLetters(prose);
  return {
    words: listWords(prose.toLowerCase()),
    letters,
    hashtags: hashtags.map((tag) => tag.slice(1).toLowerCase()),
    links,
    mentions: hasMentions ? count(plain, MENTION) : 0,
    emoji: isAscii(plain) ? 0 : count(plain, EMOJI),
    prose,
    isUnspaced: !isAscii(letters) && count(letters, UNSPACED) * 2 > letters.length,
  };
}
