import type { Caller } from "../caller.ts";
import { Problem, type ProblemTitle } from "../problems.ts";
import { DraftRequest } from "../studio/draft-request.ts";
import type { Fits } from "../studio/find-fits.ts";
import type { DraftInput, PageScore } from "../studio/schemas.ts";
import { scoreForPage } from "../studio/score-for-page.ts";
import type { Draft, DraftVariant, KeptScore, KeptVariant } from "./schemas.ts";

type Place = Pick<Draft, "platform" | "format" | "kind">;
type Unscored = Place & { variants: readonly DraftVariant[] };
type Scored = Place & {
  variants: readonly KeptVariant[];
  updated_at: string;
  /** Of the workspace, as they were when it was read. */
  fits: Fits;
};

/** What says that a file cannot be scored: the draft is kept without a score. */
const NO_FILE: readonly ProblemTitle[] = ["Media Unavailable", "Content Too Large"];

/**
 * The variants of a draft, each with its score. Only what differs from before is scored, and texts whose score is outdated:
 * reading a file may take seconds.
 * @param before the draft as it was; null of a new one
 */
export async function scoreVariants(
  caller: Caller,
  draft: Unscored,
  { before, now }: { before: Scored | null; now: Date },
): Promise<KeptVariant[]> {
  const known = before?.variants
    .filter(({ score }) => !isOutdated(before, score?.at ?? before.updated_at, before.fits))
    .map((one) => [contentOf(before, one), one.score] as const);
  const scores = new Map(known);
  return Promise.all(
    draft.variants.map(async (one) => {
      const kept = scores.get(contentOf(draft, one));
      return { ...one, score: kept === undefined ? await scoreVariant(caller, draft, one, now) : kept };
    }),
  );
}

/** Whether more has been learnt from own posts since a text was scored; files are scored without what is learnt from them. */
export function isOutdated(
  { platform, kind }: Pick<Place, "platform" | "kind">,
  at: string,
  fits: Fits,
): boolean {
  const fit = fits.get(platform);
  return kind === "text" && fit !== undefined && new Date(at) < fit;
}

/** All that a score depends on beside the models, as one text. */
function contentOf(place: Place, one: DraftVariant): string {
  return JSON.stringify(inputOf(place, one));
}

function inputOf({ platform, format, kind }: Place, { text, address }: DraftVariant): DraftInput {
  return { content_type: kind, content: kind === "text" ? text : address, platform, format };
}

/** How a variant is likely to do; null while there is nothing to score, or nothing is known of how it would do. */
export async function scoreVariant(
  caller: Caller,
  place: Place,
  one: DraftVariant,
  now: Date,
): Promise<KeptScore | null> {
  const draft = inputOf(place, one);
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
