import type { Caller } from "../caller.ts";
import { predictPillars } from "../formula/content/predict-pillars.ts";
import { scoreContent } from "../formula/content/score-content.ts";
import type { Platform } from "../formula/names.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { signed } from "../formula/signed.ts";
import type { MediaFacts } from "../media/media-facts.ts";
import { readMedia } from "../media/read-media.ts";
import { classifySentiment } from "../sentiment/classify-sentiment.ts";
import { resolveWorkspace } from "../workspaces/resolve-workspace.ts";
import { describeEvidence } from "./describe-evidence.ts";
import { findBrand } from "./find-brand.ts";
import { type FoundPredictor, findPredictor } from "./find-predictor.ts";
import type { ContentScore, DraftInput } from "./schemas.ts";

const MOST_FEEDBACK = 3;
const NOTHING = { text: null, media: null, unread: null };

/**
 * How a draft is likely to do on its platform, what that would do to the pillars, and what would make it better. It
 * changes nothing; media are fetched, which may take seconds.
 * @param caller whose brand it is; null for a brand of which nothing is known
 * @param draft a draft that `DraftRequest` has parsed
 * @throws Problem 404 `Not Found` when the workspace was deleted; for media 422 `Media Unavailable`, 413 `Content Too Large`
 */
export async function scoreDraft(
  caller: Caller | null,
  draft: DraftInput,
  { now, expand = [] }: { now: Date; expand?: string[] },
): Promise<ContentScore> {
  const { platform, format } = draft;
  const workspaceId = caller && (await resolveWorkspace(caller, undefined)).id;
  const { text, media, unread } = await readContent(draft);
  const predictor = await findPredictor(workspaceId, platform, now);
  const content = { platform, format, text, media };
  const { score, suggestions, modelVersion } = scoreContent(content, predictor);
  const sentiment = text === null ? 0 : classifySentiment(text).score;
  const brand = workspaceId === null ? null : await findBrand(workspaceId);
  const { pillars, basis } = predictPillars({ platform, score, sentiment }, brand);
  const feedback = suggestions.map(({ suggestion, lift }) => ({ suggestion, lift }));
  if (text !== null && isUnknown(predictor)) feedback.unshift({ suggestion: noteUnknown(platform), lift: 0 });
  if (unread !== null) feedback.unshift({ suggestion: noteUnread(draft, unread), lift: 0 });
  const answer: ContentScore = {
    score,
    pillar_predictions: pillars,
    feedback: feedback.slice(0, MOST_FEEDBACK).map(({ suggestion, lift }, index) => {
      return { priority: index + 1, suggestion, expected_lift: signed(lift) };
    }),
    platform,
    format,
  };
  if (!expand.includes("evidence")) return answer;
  const evidence = describeEvidence({ draft, media, unread, modelVersion, basis, predictor });
  return { ...answer, evidence };
}

/** Nothing that was measured on the platform, nor of the workspace's own posts, says how a text does. */
function isUnknown({ model, own }: FoundPredictor): boolean {
  return own === null && model.words === null && Object.keys(model.curves).length === 0;
}

function noteUnknown(platform: Platform): string {
  return `What is known of posts on ${PLATFORM_WORDS[platform]} says nothing about texts: 50 means "not known"`;
}

type Content = { text: string | null; media: MediaFacts | null; unread: string | null };

async function readContent({ content_type, content }: DraftInput): Promise<Content> {
  if (content_type === "text") return { ...NOTHING, text: content };
  const read = await readMedia(content, content_type);
  return "unread" in read ? { ...NOTHING, unread: read.unread } : { ...NOTHING, media: read };
}

function noteUnread({ content_type }: DraftInput, why: string): string {
  return `The ${content_type} was not read, so the score rests on platform and format alone: ${why}`;
}
