import type { Junk, JunkReason } from "../../draft-model/junk/find-junk.ts";
import type { DraftWarning } from "../schemas.ts";
import { findHarm } from "./find-harm.ts";
import { findInsensitive, type Insensitive } from "./find-insensitive.ts";
import type { HarmKind } from "./harm-rules.ts";
import { type Readable, readable } from "./readable.ts";
import { type Reading, readWording } from "./wording/read-wording.ts";

const MAX_QUOTE = 60;

const HARM: Record<HarmKind, (words: string) => string> = {
  threat: (words) => `${words} reads as a threat or a call to violence: please leave it out`,
  "self-harm": (words) => `${words} could push somebody to hurt themselves: please leave it out`,
  hate: (words) => `${words} speaks of people with contempt: please leave it out`,
  danger: (words) => `Anyone who follows ${words} could come to serious harm: please take that advice out`,
  sale: (words) => `${words} offers something harmful to people who must not have it: please take that out`,
  assault: (words) => `${words} makes light of hurting someone who cannot say no: please leave it out`,
};

/** Why a text is spam or cannot be read. What is unfinished has a notice of its own, what is merely short needs no warning. */
const JUNK: Partial<Record<JunkReason, string>> = {
  giveaway:
    "This reads like spam, which platforms hide: say plainly what there is, from whom, and how to get it",
  shouting: "Shouted like this, it reads like spam, which platforms hide: say it in an ordinary voice",
  keywords:
    "This is a list of search words, which platforms take for spam: write a sentence for people instead",
  repetition: "The same words come up again and again, which platforms take for spam: say it once",
  boilerplate: "This is small print found on many pages: write what is new, in your own words",
  mash: "This cannot be read: it looks like keys pressed at random, so please check what was pasted",
  babble: "The words are in an order nobody can follow: please check what was pasted",
  code: "This looks like code, not a post: please check what was pasted",
  signs: "There is not a single readable word in it: please write what the post is about",
};

/** What warns of hurt, the graver first, and whether a rule knows harm in it: what only reads like harm is not as sure. */
export type Hurt = { warnings: DraftWarning[]; isHarmful: boolean };

/**
 * That a draft would hurt somebody, or sells with other people's loss or laughs about it: by rules of phrases, and where
 * they know none by how texts of its wording are.
 * @param text any length; almost every one has no warning
 */
export function findHurt(text: string): Hurt {
  const read = readable(text);
  const byRules = warnByRules(read);
  if (byRules.length > 0)
    return { warnings: byRules, isHarmful: byRules.some(({ code }) => code === "harm") };
  const reading = readWording(read.text);
  const warnings = reading ? [{ code: reading.code, detail: tellReading(reading) }] : [];
  return { warnings, isHarmful: false };
}

/** What the rules alone warn of. @param read as `readable` made it */
export function warnByRules(read: Readable): DraftWarning[] {
  const [harm, insensitive] = [findHarm(read), findInsensitive(read)];
  return [
    ...(harm ? [{ code: "harm", detail: HARM[harm.kind](quote(harm.words)) } as const] : []),
    ...(insensitive ? [{ code: "insensitive", detail: tellInsensitive(insensitive) } as const] : []),
  ];
}

/**
 * That a draft is spam, or cannot be read.
 * @param junk what the model found wrong with its text; null for an ordinary one, or none
 */
export function warnOfJunk(junk: Junk | null): DraftWarning[] {
  const detail = junk === null ? undefined : JUNK[junk.reason];
  if (junk === null || detail === undefined || (junk.code !== "spam" && junk.code !== "unreadable"))
    return [];
  return [{ code: junk.code, detail }];
}

function tellInsensitive({ kind, words }: Insensitive): string {
  return kind === "joke"
    ? `A joke about ${quote(words)} hurts people who have lost someone: please leave it out`
    : `An offer beside ${quote(words)} looks like profiting from other people's loss: leave out one or the other, or wait`;
}

/** The wording alone is no proof: the warning says so, and which words weighed most. */
function tellReading({ code, words }: Reading): string {
  const seen = words.map(quote).join(", ");
  return code === "harm"
    ? `This reads like drafts that hurt someone (what weighs most: ${seen}): please look at it through their eyes`
    : `This reads like drafts that sell or joke at the expense of other people's loss (what weighs most: ${seen}): please look at it through their eyes`;
}

function quote(words: string): string {
  const plain = [...words.replace(/\s+/gu, " ").trim()];
  return plain.length > MAX_QUOTE ? `"${plain.slice(0, MAX_QUOTE).join("")}…"` : `"${plain.join("")}"`;
}
