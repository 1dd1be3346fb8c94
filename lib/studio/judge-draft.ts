import type { ContentScore as ScoredContent } from "../draft-model/score-content.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import type { ContentEvidence, DraftInput } from "./schemas.ts";

/**
 * That a text alone is not shown to say how a post does on its platform, in one sentence; null where it is, or where own
 * posts prove it.
 */
export function noteUnproven({ platform }: DraftInput, { provenText, score }: ScoredContent): string | null {
  if (provenText) return null;
  const so = score === 50 ? '50 only means "not known"' : "this score is little more than a guess";
  return `On ${PLATFORM_WORDS[platform]}, text alone has not been shown to say how a post does, so ${so}`;
}

/** Whether a file was read; null for a text. */
export function describeMedia({ content_type }: DraftInput, unread: string | null): ContentEvidence["media"] {
  return content_type === "text" ? null : { read: unread === null, reason: unread };
}
