import type { MoveReason } from "#lib/formula/compare-explanations.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";

const PLATFORM_NAME = new RegExp(`\\b(?:${PLATFORMS.join("|")})\\b`, "g");

/** How the formula puts a figure on its scale, which tells a reader nothing. */
const UNTOLD = ["compared by their logarithm", "as a yearly factor"];

/** The formula's words for an input in two: what it is, and how it was measured ("median of 55 posts"). */
export function splitInput(input: string): { name: string; detail: string } {
  const [, name = input, detail = ""] = /^((?:\([^)]*\)|[^,:(])*)(?:[,:] (.*))?$/s.exec(input) ?? [];
  return { name: capital(name), detail: UNTOLD.includes(detail) ? "" : detail };
}

const REASONS: Record<MoveReason, string> = {
  "more evidence": "there is more evidence",
  "less evidence": "there is less evidence",
  "another benchmark": "its benchmark changed",
  "another weight": "its weight changed",
};

/** What moved the points of an input whose value did not: "its weight changed". */
export function reasonInWords(reason: MoveReason): string {
  return REASONS[reason];
}

/** What was measured without how, and where, for a sentence: "Depth of likes + comments on X (Twitter)". */
export function inputInShort(input: string, platform: Platform | null): string {
  const name = splitInput(input).name.replace(/ \([^)]*\)/g, "");
  return platform ? `${name} on ${PLATFORM_WORDS[platform]}` : name;
}

/** Evidence with the platforms as people write them. */
export function writePlatforms(text: string): string {
  return text.replace(PLATFORM_NAME, (name) => PLATFORM_WORDS[name as keyof typeof PLATFORM_WORDS]);
}

/** The same text with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
