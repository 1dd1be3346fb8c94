import { placeDraft } from "../draft-model/limits/place-draft.ts";
import type { ContentScore as ScoredContent } from "../draft-model/score-content.ts";
import { noteNoLinks } from "../draft-model/suggest/advise.ts";
import { isReply } from "../draft-model/suggest/read-purpose.ts";
import type { Platform } from "../formula/names.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { findOffence } from "./find-offence.ts";
import type { FoundPredictor } from "./find-predictor.ts";
import { ALL_CAPITALS, flagText, NEGATIVE } from "./flag-text.ts";
import type { DraftInput, DraftWarning } from "./schemas.ts";

/** One entry of the feedback; `changedText` is the text that it leads to, null where it leads to none. */
export type Advice = {
  /** A notice informs about the draft or the platform; advice lifts the score. */
  kind: "notice" | "advice";
  suggestion: string;
  lift: number;
  changedText: string | null;
};

type Gathered = {
  draft: DraftInput;
  /** The text of the draft; null for media. */
  text: string | null;
  /** Why media were not read; null when they were. */
  unread: string | null;
  scored: ScoredContent;
  predictor: FoundPredictor;
  warnings: readonly DraftWarning[];
  /** That a text alone is not shown to say anything on the platform; null where it is. */
  unproven: string | null;
};

/**
 * All feedback on a draft, the most useful first: the warnings, that a text alone is not shown to say anything on the
 * platform, that the draft was not read, that it is too long, that the platform has no such format, what would embarrass
 * (`flagText`), how little the score rests on, and then what would lift it, the most first.
 */
export function gatherFeedback({
  draft,
  text,
  unread,
  scored,
  predictor,
  warnings,
  unproven,
}: Gathered): Advice[] {
  const { platform, format } = draft;
  const advice = scored.suggestions.map(({ suggestion, lift, changed }): Advice => {
    return { kind: lift === 0 ? "notice" : "advice", suggestion, lift, changedText: changed.text };
  });
  const tone = text === null ? null : predictor.read(text).tone.text;
  const placed = placeDraft(platform, format).format;
  const offence = text === null ? null : findOffence(text);
  const flags = text === null ? [] : flagText({ platform, format: placed, text, tone, offence });
  const isSaid = (flag: string) =>
    flag === noteNoLinks(platform) && advice.some((one) => one.suggestion.startsWith(flag));
  const isJunk = warnings.some(({ code }) => code === "spam" || code === "unreadable");
  // What is spam or unreadable was said already, in better words.
  const weak = isJunk ? null : scored.notes.unusual;
  const isAnswer = platform === "twitter" && isReply({ text });
  // A text that would hurt needs second thoughts, not a lift; that the model reads it as negative does not make it hostile.
  const isHostile = offence !== null && flags.includes(NEGATIVE);
  const isLifted = warnings.length === 0 && !isHostile && !scored.isSolemn;
  const lifting = isLifted ? advice.filter(({ kind }) => kind === "advice") : [];
  return [
    ...warnings.map(({ detail }) => note(detail)),
    ...(unproven === null ? [] : [note(unproven)]),
    ...(unread === null ? [] : [note(noteUnread(draft, unread))]),
    ...advice.filter(({ kind }) => kind === "notice"),
    ...(scored.notes.format === null ? [] : [note(scored.notes.format)]),
    ...joinCapitals(
      flags.filter((flag) => !isSaid(flag) && !(isJunk && flag === ALL_CAPITALS)),
      weak,
    ).map(note),
    ...(isAnswer ? [note(noteAnswer(platform))] : []),
    ...lifting,
  ];
}

/** The notices that the text is in capitals, and that such texts are rare, become one. */
function joinCapitals(flags: string[], weak: string | null): string[] {
  if (weak === null) return flags;
  const isSame = flags.includes(ALL_CAPITALS) && weak.includes("capitals");
  return isSame
    ? flags.map((flag) => (flag === ALL_CAPITALS ? `${flag}: so rare that the score says little` : flag))
    : [...flags, weak];
}

function note(suggestion: string): Advice {
  return { kind: "notice", suggestion, lift: 0, changedText: null };
}

function noteAnswer(platform: Platform): string {
  return `A post that starts with a mention is shown as a reply on ${PLATFORM_WORDS[platform]}, to few people; an answer does not need to do well`;
}

/** That a file was not read, and why. */
export function noteUnread({ content_type }: DraftInput, why: string): string {
  return `The ${content_type} was not read, so the score rests on platform and format alone: ${why}`;
}
