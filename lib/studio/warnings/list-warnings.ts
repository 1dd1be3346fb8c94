import { findJunk, type JunkReason } from "../../draft-model/junk/find-junk.ts";
import type { Platform } from "../../formula/names.ts";
import type { DraftWarning } from "../schemas.ts";
import { findHarm } from "./find-harm.ts";
import { findInsensitive } from "./find-insensitive.ts";
import type { HarmKind } from "./harm-rules.ts";
import { readable } from "./readable.ts";

type Draft = { text: string; platform: Platform; languageConfidence: number };

const MAX_QUOTE = 60;

const HARM: Record<HarmKind, (words: string) => string> = {
  threat: (words) => `${words} reads as a threat or a call to violence: please leave it out`,
  "self-harm": (words) => `${words} could push somebody to hurt themselves: please leave it out`,
  hate: (words) => `${words} speaks of people with contempt: please leave it out`,
  danger: (words) => `Whoever follows ${words} can come to serious harm: please take that advice out`,
  sale: (words) => `${words} offers what can harm, to people who must not have it: please take that out`,
  assault: (words) => `${words} makes light of hurting somebody who cannot say no: please leave it out`,
};

/** Why a text is spam or cannot be read. What is unfinished has a notice of its own, what is merely short needs no warning. */
const JUNK: Partial<Record<JunkReason, string>> = {
  giveaway:
    "This reads like spam, which platforms hide: say plainly what there is, from whom, and how to get it",
  shouting: "Shouted like this it reads as spam, which platforms hide: say it in an ordinary voice",
  keywords:
    "This is a list of search words, which platforms take for spam: write a sentence for people instead",
  repetition: "The same words come over and over, which platforms take for spam: say it once",
  boilerplate: "This is small print that stands on many pages: write what is new, in your own words",
  mash: "Nobody can read this: it looks like keys pressed at random, so please check what was pasted",
  babble: "The words stand in an order that nobody can follow: please check what was pasted",
  code: "This looks like code, not like a post: please check what was pasted",
  signs: "There is not a word in it that anybody could read: please write what the post is about",
};

/**
 * What must be known of a draft before anything else: that it would hurt somebody, sells with other people's loss, reads as
 * spam, or cannot be read.
 * @param draft its text, where it is to be published, and how surely it is in a language (0 to 1)
 * @returns the gravest first, at most one of each code; almost every text has none
 */
export function listWarnings({ text, platform, languageConfidence }: Draft): DraftWarning[] {
  const read = readable(text);
  const harm = findHarm(read);
  const insensitive = findInsensitive(read);
  const junk = findJunk(text, platform, languageConfidence);
  const why = junk === null ? undefined : JUNK[junk.reason];
  const warnings: DraftWarning[] = [];
  if (harm) warnings.push({ code: "harm", detail: HARM[harm.kind](quote(harm.words)) });
  if (insensitive) {
    const words = quote(insensitive.words);
    const detail =
      insensitive.kind === "joke"
        ? `A joke about ${words} hurts people who have lost somebody: please leave it out`
        : `An offer beside ${words} looks like selling with other people's loss: leave out the one or the other, or wait`;
    warnings.push({ code: "insensitive", detail });
  }
  if (junk && why && (junk.code === "spam" || junk.code === "unreadable"))
    warnings.push({ code: junk.code, detail: why });
  return warnings;
}

function quote(words: string): string {
  const plain = [...words.replace(/\s+/gu, " ").trim()];
  return plain.length > MAX_QUOTE ? `"${plain.slice(0, MAX_QUOTE).join("")}…"` : `"${plain.join("")}"`;
}
