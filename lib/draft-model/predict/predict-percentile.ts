import { mean } from "../../statistics/mean.ts";
import { once } from "../../statistics/once.ts";
import { roundTo } from "../../statistics/round-to.ts";
import type { ContentDraft, ContentMedia } from "../content-draft.ts";
import type { PlatformModel } from "../draft-model.ts";
import { measurePost } from "../features/list-features.ts";
import { normaliseTexts } from "../features/normalise-text.ts";
import type { PostFacts, TextReader } from "../features/post-facts.ts";
import { findJunk } from "../junk/find-junk.ts";
import { placeDraft } from "../limits/place-draft.ts";
import { splitThread } from "../limits/split-thread.ts";
import { splitTitle } from "../limits/split-title.ts";
import { cutToLimit } from "../limits/text-limits.ts";
import { judgeSupport, type Support } from "../support/judge-support.ts";
import { judgeMedia } from "./judge-media.ts";
import { limitScore } from "./limit-score.ts";
import { maskRareKinds } from "./mask-rare-kinds.ts";
import type { MeasuredDraft, Predictor, Suggestion } from "./measured-draft.ts";
import { type MeasuredPost, predictByPlatform, predictPoints } from "./predict-points.ts";
import { platformShrinkage, shrinkageOf } from "./shrinkage.ts";
import { costOfHashtags, countHashtags, trimHashtags } from "./trim-hashtags.ts";

/** How much the first post of a thread decides: it is what is seen in the feed. An assumption: no public data show threads. */
export const FIRST_POST_WEIGHT = 0.6;
/** The public posts are those of feeds; what they say of the text on a story counts half. An assumption. */
export const STORY_WEIGHT = 0.5;

const NOTHING: MeasuredPost = { features: [], hashWords: null };
const UNREAD = { tone: { text: null, emoji: null }, hashWords: null };

/**
 * The published score of a draft: what is no post is pressed together below ordinary texts.
 *
 * @param draft the measured draft
 * @param percentile as `predictUnlimited` gives it
 * @returns 0–100, one decimal, among the posts of the platform or, with an account-specific model, among the account's
 * own posts there; 50 is like the usual post, or not known; what is no post, below 20
 */
export function limitPercentile({ isHarmful, junk }: MeasuredDraft, percentile: number): number {
  return limitScore(percentile, isHarmful ? "harm" : (junk()?.code ?? null));
}

/**
 * The predicted percentile of a draft: 50, what its text and format add by the model of the platform and by the
 * account-specific one, and what its media add by the platform's own recommendations. What the text adds is shrunk
 * (`shrinkageOf`) and, where it is a gain, multiplied by how far posts like it were seen (`judgeSupport`): the data of odd
 * posts say that an odd text does worse, they do not say that it does better.
 *
 * @param draft the measured draft
 * @param predictor the models
 * @returns a percentile, not bounded, before junk is pressed together below ordinary texts
 */
export function predictUnlimited(draft: MeasuredDraft, predictor: Predictor): number {
  const { platform, format, media } = draft;
  const mediaPoints = media
    ? judgeMedia(platform, format, media).reduce((sum, { points }) => sum + points, 0)
    : 0;
  const percentile = 50 + predictText(draft, predictor) + mediaPoints;
  const cost = costOfHashtags(draft.hashtags, predictor.model);
  if (cost === null) return percentile;
  return Math.min(percentile, predictUnlimited(draft.fewer(), predictor)) - cost;
}

function predictText(draft: MeasuredDraft, predictor: Predictor): number {
  const { format, text, post, rest } = draft;
  const first = predictOne(post, draft, predictor);
  const others = rest.map((one) => predictOne(one, draft, predictor));
  const points =
    others.length === 0 ? first : FIRST_POST_WEIGHT * first + (1 - FIRST_POST_WEIGHT) * mean(others);
  const { heldOut, heldOutWhole = heldOut } = predictor.model;
  const shrinkage = text === null ? platformShrinkage(heldOutWhole) : shrinkageOf(predictor);
  return shrinkage * (format === "story" ? STORY_WEIGHT : 1) * points;
}

function predictOne(post: MeasuredPost, draft: MeasuredDraft, { model, account }: Predictor): number {
  const known = { ...post, features: maskRareKinds(post.features, model) };
  // An account's own posts are mostly known by their texts: they say nothing of a draft without one.
  if (draft.text === null) return predictPoints(known, model, null);
  const { share } = supportOf(post, draft, model);
  const points = predictPoints(known, model, account);
  if (share === 1) return points;
  // The platform's gain goes first: an odd text must not outrank the account's posts by a gain that is not proven.
  const counted = account === null ? 1 : 1 - account.weight;
  const left = points - (1 - share) * counted * Math.max(0, predictByPlatform(known, model));
  return left > 0 ? left * share : left;
}

function supportOf(post: MeasuredPost, { languageConfidence }: MeasuredDraft, model: PlatformModel): Support {
  return judgeSupport(post.features, model, languageConfidence);
}

/**
 * How far posts like a draft were seen on its platform; of a thread its first post.
 *
 * @param draft the measured draft
 * @param predictor the models
 * @returns full support for drafts without a text
 */
export function judgeDraftSupport(draft: MeasuredDraft, { model }: Predictor): Support {
  if (draft.junk() !== null) return { share: 0, lacking: "junk" };
  return draft.text === null ? { share: 1, lacking: null } : supportOf(draft.post, draft, model);
}

/**
 * Measures what the model looks at. Of a text only what the platform takes is measured; a thread as its posts.
 *
 * @param draft the draft, its media measured already
 * @param read what reads texts
 * @returns the measured draft
 */
export function measureDraft(draft: ContentDraft, read: TextReader): MeasuredDraft {
  const { platform, format: asked, media, languageConfidence = 1, isHarmful = false } = draft;
  // Platforms count a line end once, however it is written.
  const text = draft.text?.replace(/\r\n?/g, "\n") ?? null;
  const { format, kind } = placeDraft(platform, asked);
  const cut = text === null ? null : cutToLimit(platform, format, text);
  const parts = cut !== null && format === "thread" ? splitThread(cut).parts : [cut];
  const [post = NOTHING, ...rest] = parts.map((part) => {
    const facts: PostFacts = {
      ...(part === null ? { title: null, text: null } : normaliseTexts(splitTitle(platform, part))),
      kind: kindOf(kind, media),
      durationS: media?.kind === "video" && media.durationS > 0 ? media.durationS : null,
      hour: null,
    };
    return measureFacts(facts, part === null ? null : read);
  });
  // Of the whole text, also beyond what the platform takes.
  const junk = once(() => (text === null ? null : findJunk(text, platform, languageConfidence)));
  const hashtags = text === null ? 0 : countHashtags(text);
  const fewer = once(() => measureDraft({ ...draft, text: text && trimHashtags(text) }, read));
  const known = { platform, format, text: cut, media, languageConfidence };
  return { ...known, post, rest, junk, isHarmful, hashtags, fewer };
}

function measureFacts(facts: PostFacts, read: TextReader | null): MeasuredPost {
  const { tone, hashWords } =
    read === null ? UNREAD : read([facts.title, facts.text].filter(Boolean).join("\n"));
  return { features: measurePost(facts, tone), hashWords };
}

function kindOf(kind: string | null, media: ContentMedia | null): string | null {
  if (media?.kind === "image") return "image";
  return kind ?? (media === null ? null : "video");
}

/**
 * A suggestion with the lift that the models give it, where that is worth the change.
 *
 * @param suggestion what to change, in words
 * @param draft its `score` as it is, what it would be when it is `changed`, and the `least` lift that is worth it
 * @param predictor the models
 * @returns the suggestion, whose lift is the difference of the two published scores; none with less of it
 */
export function liftOf(
  suggestion: string,
  { score, changed, least }: { score: number; changed: MeasuredDraft; least: number },
  predictor: Predictor,
): Suggestion[] {
  const predicted = predictUnlimited(changed, predictor);
  const liftTo = (limited: number) => roundTo(limited - score, 1);
  // Whether the changed text is a post at all takes long to tell, and one that is none has a lower score.
  if (liftTo(limitScore(predicted, changed.isHarmful ? "harm" : null)) < least) return [];
  const lift = liftTo(limitPercentile(changed, predicted));
  return lift < least ? [] : [{ suggestion, lift, changed }];
}
