import { HASHTAG, LINK, MENTION } from "../draft-model/features/patterns.ts";
import { type LengthPart, measureLength } from "../draft-model/limits/measure-length.ts";
import { placeDraft } from "../draft-model/limits/place-draft.ts";
import { splitTitle } from "../draft-model/limits/split-title.ts";
import { NO_LINKS, noteNoLinks } from "../draft-model/suggest/advise.ts";
import type { Platform } from "../formula/names.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { findBrokenLink } from "../studio/find-broken-link.ts";
import { flagHashtags, MAX_HASHTAGS, noteBroken } from "../studio/flag-text.ts";
import { counted, formatNumber } from "../text/words.ts";
import type { CheckBody, TextCheck } from "./schemas.ts";

/**
 * Characters that a feed shows before "more", where platforms say so. Instagram: facebook.com/business/ads-guide (primary text);
 * LinkedIn: business.linkedin.com, specifications of sponsored content (introductory text); Pinterest, of the title:
 * help.pinterest.com/en/business/article/pinterest-product-specs.
 */
const SEEN_FIRST: Partial<Record<Platform, number>> = { instagram: 125, linkedin: 150, pinterest: 40 };
const SENTENCE_END = /[.!?…。！？](?=\s|$)|\n/u;
const MAX_QUOTE = 60;

/**
 * What anybody can see of a text before it is scored: whether it fits, how it opens, its links and its hashtags.
 * @returns the four of them in that order; none of a blank text
 */
export function checkText(draft: CheckBody): TextCheck[] {
  if (draft.text.trim() === "") return [];
  return [checkLength(draft), checkOpening(draft), checkLink(draft), checkHashtags(draft)];
}

function checkLength({ platform, format, text }: CheckBody): TextCheck {
  const { parts, posts } = measureLength(platform, format, text);
  const over = parts.find(({ used, most }) => used > most);
  if (over) {
    const words = `${formatNumber(over.used - over.most)} too many: ${partInWords(over)}`;
    return { name: "length", state: "wrong", words };
  }
  const thread = posts > 1 ? `${counted(posts, "post")}, ` : "";
  return { name: "length", state: "fine", words: `Fits: ${thread}${parts.map(partInWords).join(", ")}` };
}

function partInWords({ name, used, most }: LengthPart): string {
  const what = name === "text" ? "" : `${name} `;
  return `${what}${formatNumber(used)} of ${formatNumber(most)} characters`;
}

function checkOpening({ platform, text }: CheckBody): TextCheck {
  const opening = (splitTitle(platform, text).title ?? text).trim();
  const first = [...opening.slice(0, opening.search(SENTENCE_END) + 1 || undefined).trim()];
  const seen = SEEN_FIRST[platform];
  const look = (words: string): TextCheck => ({ name: "opening", state: "look", words });
  for (const [what, mark] of [
    ["a link", LINK],
    ["a hashtag", HASHTAG],
    ["a mention", MENTION],
  ] as const)
    if (opening.search(mark) === 0) return look(`Opens with ${what}, before a word is said`);
  if (seen !== undefined && first.length > seen)
    return look(
      `${PLATFORM_WORDS[platform]} shows about ${seen} characters at first: the first sentence ends after ${first.length}`,
    );
  return { name: "opening", state: "fine", words: `Opens with “${cut(first)}”` };
}

function cut(characters: string[]): string {
  const words = characters.join("");
  if (characters.length <= MAX_QUOTE) return words;
  const start = characters.slice(0, MAX_QUOTE - 1).join("");
  return `${start.replace(/\s+\S*$/, "")}…`;
}

function checkLink({ platform, format, text }: CheckBody): TextCheck {
  const broken = findBrokenLink(text);
  if (broken) return { name: "link", state: "wrong", words: noteBroken(broken) };
  const links = text.match(LINK)?.length ?? 0;
  if (links === 0) return { name: "link", state: "fine", words: "No link" };
  if (NO_LINKS.includes(platform) && placeDraft(platform, format).format !== "story")
    return { name: "link", state: "look", words: noteNoLinks(platform) };
  return { name: "link", state: "fine", words: `${counted(links, "link")}, well formed` };
}

function checkHashtags({ platform, text }: CheckBody): TextCheck {
  const tooMany = flagHashtags(platform, text);
  if (tooMany) return { name: "hashtags", state: "wrong", words: tooMany };
  const hashtags = text.replace(LINK, " ").match(HASHTAG)?.length ?? 0;
  if (hashtags === 0) return { name: "hashtags", state: "fine", words: "No hashtag" };
  const most = MAX_HASHTAGS[platform];
  const of = most === undefined ? "" : ` of at most ${most}`;
  return { name: "hashtags", state: "fine", words: `${counted(hashtags, "hashtag")}${of}` };
}
