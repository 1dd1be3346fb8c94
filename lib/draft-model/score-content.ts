import type { Platform } from "../formula/names.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import type { ContentDraft } from "./content-draft.ts";
import type { Junk } from "./junk/find-junk.ts";
import { placeDraft } from "./limits/place-draft.ts";
import { findOverflow } from "./limits/text-limits.ts";
import { isTextProven } from "./predict/is-proven.ts";
import type { Predictor, Suggestion } from "./predict/measured-draft.ts";
import { type Interval, predictInterval } from "./predict/predict-interval.ts";
import {
  judgeDraftSupport,
  limitPercentile,
  measureDraft,
  predictUnlimited,
} from "./predict/predict-percentile.ts";
import { isApology, isGrief } from "./suggest/read-purpose.ts";
import { suggestMedia } from "./suggest/suggest-media.ts";
import { suggestText } from "./suggest/suggest-text.ts";
import type { Support } from "./support/judge-support.ts";

export type ContentScore = {
  modelVersion: string;
  /** Predicted percentile, 0–100, one decimal; 50 is like the usual post, or not known; what is no post, below 20. */
  score: number;
  /** Where eight of ten posts with such a prediction end; it holds the score. */
  interval: Interval;
  /** Whether a text alone is shown to say anything there: on accounts never seen, or on the own later posts. */
  provenText: boolean;
  /** Why the text is no post; null for an ordinary one, or none. */
  junk: Junk | null;
  /** What the platform would not take comes first, then the greatest lift. */
  suggestions: Suggestion[];
  /** Notes on the score, each one sentence or null: that the platform has no such format, that such texts are rare. */
  notes: { format: string | null; unusual: string | null };
  support: Support;
  /** Whether it mourns or apologises: then the tone of the text does not predict that of the answers. */
  isSolemn: boolean;
};

/** Support from which a text counts as ordinary. */
const ORDINARY_SUPPORT = 0.7;

const UNUSUAL: Record<string, string> = {
  capitals: "Texts with so many capitals",
  hashtags: "Texts with so many hashtags",
  hashtag_share: "Texts that are mostly hashtags",
  emoji: "Texts with so many emoji",
  word_length: "Texts of such long words",
  variety: "Texts that repeat themselves so much",
};

const JUNK: Record<Junk["code"], string> = {
  spam: "This reads like spam, so it is scored below any ordinary post",
  unreadable: "This cannot be read as text, so it is scored below any ordinary post",
  unfinished: "This is not finished yet, so it is scored below any ordinary post",
  bare: "There is hardly any text here, so it is scored below any ordinary post",
};

/**
 * How a draft is likely to do, and what would make it do better by the same model.
 *
 * @param draft the draft, with what was measured in its media
 * @param predictor the models of its platform
 * @param version label of the model version
 * @returns the score, and suggestions with the lift that the model gives the changed draft (points, one decimal)
 * @throws RangeError when the version is unknown
 */
export function scoreContent(draft: ContentDraft, predictor: Predictor, version = "v1"): ContentScore {
  if (version !== "v1") throw new RangeError(`Unknown version of the content model: ${version}`);
  const measured = measureDraft(draft, predictor.read);
  const predicted = predictUnlimited(measured, predictor);
  const score = limitPercentile(measured, predicted);
  const support = judgeDraftSupport(measured, predictor);
  const lifting = [
    ...(support.share < ORDINARY_SUPPORT ? [] : suggestText(measured, score, predictor)),
    ...suggestMedia(measured, score, predictor),
  ].sort((a, b) => b.lift - a.lift || (a.suggestion < b.suggestion ? -1 : 1));
  const junk = measured.junk();
  const overflow = findOverflow(draft);
  const needed = overflow === null ? [] : [{ suggestion: overflow, lift: 0, changed: measured }];
  return {
    modelVersion: version,
    score,
    interval: predictInterval(measured, predictor, predicted),
    provenText: isTextProven(predictor),
    junk,
    suggestions: [...needed, ...lifting],
    notes: {
      format: placeDraft(draft.platform, draft.format).note,
      unusual: junk ? JUNK[junk.code] : noteUnusual(draft.platform, support),
    },
    support,
    isSolemn: isGrief(measured) || isApology(measured),
  };
}

/** Why a prediction rests on little, in one sentence; null for an ordinary text. */
function noteUnusual(platform: Platform, { share, lacking }: Support): string | null {
  if (share >= ORDINARY_SUPPORT || lacking === null) return null;
  if (lacking === "words") return "A text this short gives the score little to go by";
  if (lacking === "language")
    return "The language of this text could not be recognised, so the score says little";
  return `${UNUSUAL[lacking]} are rare on ${PLATFORM_WORDS[platform]}, so the score says little`;
}
