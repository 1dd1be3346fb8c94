import type { ContentDraft, ContentFormat, ContentMedia } from "../content-draft.ts";
import { measurePost } from "./features/list-features.ts";
import type { PostFacts, TextReader } from "./features/post-facts.ts";
import { judgeMedia } from "./judge-media.ts";
import type { MeasuredDraft, Predictor, Suggestion } from "./measured-draft.ts";
import { predictPoints } from "./predict-points.ts";
import { splitTitle } from "./split-title.ts";
import { cutToLimit } from "./text-limits.ts";

/**
 * The predicted percentile of a draft: 50, what its text and format add by the model of the platform and of the
 * workspace's own posts, and what its media add by the platform's own recommendations.
 *
 * @param draft the measured draft
 * @param predictor the models
 * @returns 0–100, one decimal, among the posts of the platform or, with an own model, among the own posts there; 50 is like
 * the usual post, or not known
 */
export function predictPercentile(draft: MeasuredDraft, { model, own }: Predictor): number {
  const { platform, format, media, text, post } = draft;
  const mediaPoints = media
    ? judgeMedia(platform, format, media).reduce((sum, { points }) => sum + points, 0)
    : 0;
  // Own posts are mostly known by their texts: of a draft without one they say nothing.
  const points = predictPoints(post, model, text === null ? null : own) + mediaPoints;
  return Math.round(Math.min(100, Math.max(0, 50 + points)) * 10) / 10;
}

/**
 * Measures what the model looks at. Of a text only what the platform takes is measured.
 *
 * @param draft the draft, its media measured already
 * @param read what reads texts
 * @returns the measured draft
 */
export function measureDraft(
  { platform, format, text, media }: ContentDraft,
  read: TextReader,
): MeasuredDraft {
  const cut = text === null ? null : cutToLimit(platform, format, text);
  const facts: PostFacts = {
    ...(cut === null ? { title: null, text: null } : splitTitle(platform, cut)),
    kind: kindOf(format, media),
    durationS: media?.kind === "video" && media.durationS > 0 ? media.durationS : null,
    hour: null,
  };
  const lines = cut === null ? null : [facts.title, facts.text].filter(Boolean).join("\n");
  const { tone, hashWords } = lines === null ? UNREAD : read(lines);
  return { platform, format, text: cut, media, post: { features: measurePost(facts, tone), hashWords } };
}

const UNREAD = { tone: { text: null, emoji: null }, hashWords: null };

function kindOf(format: ContentFormat, media: ContentMedia | null): string | null {
  if (media?.kind === "image") return "image";
  if (format === "reel" || format === "short") return format;
  return media === null ? null : "video";
}

/**
 * A suggestion with the lift that the models give it.
 *
 * @param suggestion what to change, in words
 * @param now the draft as it is
 * @param changed the draft as it would be
 * @param predictor the models
 * @returns the suggestion; its lift is the difference of the two published scores
 */
export function liftOf(
  suggestion: string,
  now: MeasuredDraft,
  changed: MeasuredDraft,
  predictor: Predictor,
): Suggestion {
  const lift = predictPercentile(changed, predictor) - predictPercentile(now, predictor);
  return { suggestion, lift: Math.round(lift * 10) / 10, changed };
}
