import type { ContentType } from "#lib/draft-model/content-draft.ts";
import type { CheckBody, DraftChecks } from "#lib/drafts/schemas.ts";
import type { DraftInput, PageScore } from "#lib/studio/schemas.ts";
import { MAX_CHARACTERS } from "#lib/studio/values.ts";
import type { DraftPlace } from "./draft-place.ts";
import type { Variant } from "./use-draft-form.ts";

/** What is known of drafts before anybody asks, by what would be asked as JSON; `at` is when it was read, in milliseconds. */
export type ReadBefore = {
  scores: Record<string, PageScore>;
  checks: Record<string, DraftChecks>;
  at: number;
};

type Content = Pick<Variant, "text" | "sent">;

/** What is scored of a variant: its text, or the file that was last asked about; null when there is nothing. */
export function contentOf(kind: ContentType, { text, sent }: Content): string | null {
  if (kind === "text") return text.trim() === "" || isTooLong(text) ? null : text;
  return sent?.kind === kind ? sent.address : null;
}

/** Whether a text is longer than any that is scored, in Unicode code points as the service counts. */
export function isTooLong(text: string): boolean {
  return text.length > MAX_CHARACTERS && [...text].length > MAX_CHARACTERS;
}

/** What is asked of the score of a variant; null where there is nothing to score. */
export function toDraft(
  { kind, platform, format }: DraftPlace,
  variant: Content | undefined,
): DraftInput | null {
  const content = variant ? contentOf(kind, variant) : null;
  return content === null ? null : { content_type: kind, content, platform, format };
}

/** What is asked of the checks of a variant; null where there is no text. */
export function toCheck(
  { platform, format, kind }: DraftPlace,
  variant: Content | undefined,
): CheckBody | null {
  const text = variant?.text ?? "";
  const isChecked = kind === "text" && text.trim() !== "" && !isTooLong(text);
  return isChecked ? { platform, format, text } : null;
}
