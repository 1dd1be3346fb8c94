import { setImmediate as nextTurn } from "node:timers/promises";
import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { predictPillars } from "../draft-model/predict/predict-pillars.ts";
import { scoreContent } from "../draft-model/score-content.ts";
import type { Platform } from "../formula/names.ts";
import { signed } from "../formula/signed.ts";
import type { MediaFacts } from "../media/media-facts.ts";
import { readMedia } from "../media/read-media.ts";
import { Problem } from "../problems.ts";
import { describeEvidence } from "./describe-evidence.ts";
import { type Brand, findBrand } from "./find-brand.ts";
import { type FoundPredictor, findPredictor } from "./find-predictor.ts";
import { findVersions } from "./find-versions.ts";
import { gatherFeedback, noteUnread } from "./gather-feedback.ts";
import { describeMedia, noteUnproven } from "./judge-draft.ts";
import { measureLanguageConfidence } from "./language-confidence.ts";
import { type ContentScore, type DraftInput, USUAL_FEEDBACK } from "./schemas.ts";
import { findHurt, type Hurt, warnOfJunk } from "./warnings/list-warnings.ts";

const HARMFUL = "The text could hurt someone, so it is scored below any ordinary post.";
const NOTHING: Content = {
  ...{ text: null, media: null, unread: null },
  ...{ languageConfidence: 1, hurt: { warnings: [], isHarmful: false } },
};

/**
 * How a draft is likely to do on its platform, what that would do to the pillars, and what would make it better. It
 * changes nothing; media are fetched, which may take seconds.
 * @param caller whose brand it is; null for a brand of which nothing is known
 * @param draft a draft that `DraftRequest` has parsed
 * @param maxFeedback most entries of the feedback, 1 to 10
 * @param expand `evidence`; `changes`: each suggestion with the text that it leads to, and why a file was not read, for the
 *   dashboard
 * @throws Problem 404 `Not Found` when the workspace was deleted; for media 422 `Media Unavailable`, 413 `Content Too Large`
 */
export async function scoreDraft(
  caller: Caller | null,
  draft: DraftInput,
  { now, expand = [], maxFeedback = USUAL_FEEDBACK }: { now: Date; expand?: string[]; maxFeedback?: number },
): Promise<ContentScore> {
  if (caller) requireScope(caller, "studio:write");
  const { platform, format } = draft;
  const knowing = findKnown(caller, platform, now);
  const [{ predictor, brand }, { text, media, unread, languageConfidence, hurt }] = await Promise.all([
    knowing,
    readContent(draft, caller, knowing),
  ]);
  const { warnings: hurts, isHarmful } = hurt;
  const scored = scoreContent({ platform, format, text, media, languageConfidence, isHarmful }, predictor);
  const { score } = scored;
  const warnings = [...hurts, ...warnOfJunk(scored.junk)];
  const tone = text === null || scored.isSolemn ? 0 : (predictor.read(text).tone.text ?? 0);
  // However cheerful a text that hurts may sound, nobody answers it in that tone.
  const sentiment = hurts.length > 0 ? Math.min(0, tone) : tone;
  const { pillars, basis } = predictPillars({ platform, score, sentiment }, brand);
  const unproven = text === null ? null : noteUnproven(draft, scored);
  const feedback = gatherFeedback({ draft, text, unread, scored, predictor, warnings, unproven });
  const answer: ContentScore = {
    score,
    pillar_predictions: pillars,
    feedback: feedback.slice(0, maxFeedback).map(({ kind, suggestion, lift, changedText }, index) => {
      return {
        priority: index + 1,
        suggestion,
        expected_lift: signed(lift),
        ...(expand.includes("evidence") && { kind }),
        ...(expand.includes("changes") && { changed_text: changedText }),
      };
    }),
    platform,
    format,
    ...(expand.includes("changes") && {
      unread: unread === null ? null : noteUnread(draft, unread),
      unproven,
    }),
  };
  if (!expand.includes("evidence")) return answer;
  const { rests_on, ...evidence } = describeEvidence({ draft, media, unread, scored, basis, predictor });
  return {
    ...answer,
    evidence: {
      warnings,
      interval: scored.interval,
      media: describeMedia(draft, unread),
      rests_on: isHarmful ? [HARMFUL, ...rests_on] : rests_on,
      ...evidence,
    },
  };
}

type Known = { predictor: FoundPredictor; brand: Brand | null };

async function findKnown(caller: Caller | null, platform: Platform, now: Date): Promise<Known> {
  if (caller === null) return { predictor: await findPredictor(platform, now, null), brand: null };
  const { workspaceId } = caller;
  const versions = await findVersions(caller);
  if (versions === null) throw new Problem("Not Found", "There is no such workspace any more.");
  const version = versions.models[platform];
  const predictor = await findPredictor(platform, now, version ? { workspaceId, version } : null);
  const brand = versions.brand === null ? null : await findBrand(workspaceId, versions.brand);
  return { predictor, brand };
}

type Content = {
  text: string | null;
  /** How surely it is in a language, 0 to 1. */
  languageConfidence: number;
  hurt: Hurt;
  media: MediaFacts | null;
  unread: string | null;
};

/**
 * Reads what says the same to any brand: a text while the database is asked about this one. Nothing is fetched for a workspace that is gone.
 * @param knowing what was asked
 */
async function readContent(
  { content_type, content }: DraftInput,
  caller: Caller | null,
  knowing: Promise<Known>,
): Promise<Content> {
  if (content_type === "text") {
    // It is on its way when this thread is taken.
    if (caller) await nextTurn();
    const languageConfidence = measureLanguageConfidence(content);
    return { ...NOTHING, text: content, languageConfidence, hurt: findHurt(content) };
  }
  await knowing;
  const read = await readMedia(content, content_type, caller ? { owner: caller.accountId } : {});
  return "unread" in read ? { ...NOTHING, unread: read.unread } : { ...NOTHING, media: read };
}
