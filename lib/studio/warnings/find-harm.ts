import { DANGERS, SALES } from "./danger-rules.ts";
import { HATE, type HarmKind, type HarmRule, SELF_HARM, THREATS } from "./harm-rules.ts";
import { ABROAD } from "./harm-rules-abroad.ts";
import { findAll, isIn, phrases } from "./phrases.ts";
import type { Readable } from "./readable.ts";
import { screenWarnings } from "./screen-warnings.ts";

/** What would hurt somebody, as it stands in the text. */
export type Harm = { kind: HarmKind; words: string };

/** The gravest first. */
const RULES: readonly HarmRule[] = [SELF_HARM, THREATS, SALES, DANGERS, HATE, ABROAD].flat();
const screen = screenWarnings(RULES.map(({ pattern }) => pattern));

/** "Never drink bleach", "please don't …": what follows is warned of. Not "don't … , just …". */
const NEGATION = phrases(
  "never|don't|do not|not|ain't|didn't|doesn't|isn't|wasn't|wouldn't|nobody should|no one should|stop|avoid|can't|won't|instead of",
);
const FAR = 24;
/** Who reports what somebody else said or did, or tells a story, means no harm by it. */
const TOLD = phrases(
  "police|officials?|court|judge|arrest(?:ed|s)?|charged|convicted|sentenced|accused|suspect|threatened|threatens|threatening|threats? (?:to|of|against)|banned|says (?:the|he|she)|said (?:the|he|she|just|that|before)|(?:he|she|they) (?:says?|said)|saying|told (?:us|me|our)|quote|film|movie|cinemas?|trailer|novel|thriller|episode|podcast|album|song|lyrics|box ?set|season finale|stream it|documentary|double feature|children's book",
);
/** How far around a phrase is read, in characters. */
const AROUND = 240;

/**
 * The first thing in a text that threatens somebody, calls for violence or self-harm, holds a group in contempt, gives
 * advice that can maim, or sells to the young or the helpless what they must not have. English, and the plainest phrases
 * in French, German, Spanish, Portuguese and Italian.
 * @param read as `readable` made it, any length
 * @returns null in almost every text
 */
export function findHarm({ text, lower }: Readable): Harm | null {
  for (const at of screen(lower)) {
    const rule = RULES[at] as HarmRule;
    for (const { start, end } of findAll(rule.pattern, lower)) {
      if (!isHarmless(rule, lower, start, end))
        return { kind: rule.kind, words: text.slice(start, end).trim() };
    }
  }
  return null;
}

function isHarmless(
  { kind, unless, isNegatable = false }: HarmRule,
  text: string,
  start: number,
  end: number,
) {
  const around = text.slice(Math.max(0, start - AROUND), end + AROUND);
  if (unless && isIn(unless, around)) return true;
  if (kind === "threat" && isIn(TOLD, around)) return true;
  const before =
    text
      .slice(Math.max(0, start - FAR), start)
      .split(/[.!?:;\n]/)
      .at(-1) ?? "";
  return isNegatable && isIn(NEGATION, before);
}
