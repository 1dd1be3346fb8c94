import type { Caller } from "../caller.ts";
import { Problem, type ProblemTitle } from "../problems.ts";
import { DraftRequest } from "../studio/draft-request.ts";
import type { DraftInput, PageScore } from "../studio/schemas.ts";
import { scoreForPage } from "../studio/score-for-page.ts";
import type { Draft, DraftVariant, KeptScore, KeptVariant } from "./schemas.ts";

type Scored = Pick<Draft, "platform" | "format" | "kind"> & { variants: readonly KeptVariant[] };
type Unscored = Omit<Scored, "variants"> & { variants: readonly DraftVariant[] };

/** What says that a file cannot be scored: the draft is kept without a score. */
const NO_FILE: readonly ProblemTitle[] = ["Media Unavailable", "Content Too Large"];

/**
 * The variants of a draft, each with its score. Only what differs from before is scored: reading a file may take seconds.
 * @param before the draft as it was; null of a new one
 */
export async function scoreVariants(
  caller: Caller,
  draft: Unscored,
  { before, now }: { before: Scored | null; now: Date },
): Promise<KeptVariant[]> {
  const known = before?.variants.map((one) => [contentOf(before, one), one.score] as const);
  const scores = new Map(known);
  return Promise.all(
    draft.variants.map(async (one) => {
      const content = contentOf(draft, one);
      const kept = scores.get(content);
      return { ...one, score: kept === undefined ? await score(caller, JSON.parse(content), now) : kept };
    }),
  );
}

/** All that a score depends on, as one text. */
function contentOf({ platform, format, kind }: Omit<Scored, "variants">, one: DraftVariant): string {
  const content = kind === "text" ? one.text : one.address;
  return JSON.stringify({ content_type: kind, content, platform, format } satisfies DraftInput);
}

async function score(caller: Caller, draft: DraftInput, now: Date): Promise<KeptScore | null> {
  if (!DraftRequest.safeParse(draft).success) return null;
  const answer = await scoreForPage(caller, draft, now).catch((error: unknown) => {
    if (error instanceof Problem && NO_FILE.includes(error.title)) return null;
    throw error;
  });
  if (answer === null || isUnknown(answer)) return null;
  const { low, high } = answer.evidence.interval;
  return { value: answer.score, low, high, at: now.toISOString() };
}

/** 50 then only stands for "not known". */
function isUnknown({ score: value, unread, unproven }: PageScore): boolean {
  return unread !== null || (unproven !== null && value === 50);
}
