import type { ContentDraft, ContentMedia } from "../content-draft.ts";
import type { PlatformModel } from "../draft-model.ts";
import { measurePost } from "../features/list-features.ts";
import type { PostFacts, TextReader } from "../features/post-facts.ts";
import { placeDraft } from "../limits/place-draft.ts";
import { splitThread } from "../limits/split-thread.ts";
import { splitTitle } from "../limits/split-title.ts";
import { cutToLimit } from "../limits/text-limits.ts";
import { judgeSupport, type Support } from "../support/judge-support.ts";
import { forgetRareKinds } from "./forget-rare-kinds.ts";
import { judgeMedia } from "./judge-media.ts";
import type { MeasuredDraft, Predictor, Suggestion } from "./measured-draft.ts";
import { type MeasuredPost, predictGeneral, predictPoints } from "./predict-points.ts";
import { trustModel, trustOwn } from "./trust-model.ts";

/** How much the first post of a thread decides: it is what is seen in the feed. An assumption: no public data show threads. */
export const FIRST_OF_THREAD = 0.6;
/** The public posts are those of feeds; what they say of the text on a story counts half. An assumption. */
export const STORY = 0.5;

/**
 * The predicted percentile of a draft: 50, what its text and format add by the model of the platform and of the
 * workspace's own posts, and what its media add by the platform's own recommendations. What the text adds is multiplied
 * by how far the models are to be believed (`trustPredictor`) and, where it is praise,
 * by how far posts like it were seen (`judgeSupport`): that an odd text does worse is what the data of odd posts say, that
 * it does better is not.
 *
 * @param draft the measured draft
 * @param predictor the models
 * @returns 0–100, one decimal, among the posts of the platform or, with an own model, among the own posts there; 50 is like
 * the usual post, or not known
 */
export function predictPercentile(draft: MeasuredDraft, predictor: Predictor): number {
  const { platform, format, media, text, post, rest } = draft;
  const mediaPoints = media
    ? judgeMedia(platform, format, media).reduce((sum, { points }) => sum + points, 0)
    : 0;
  const first = predictOne(post, draft, predictor);
  const others = rest.map((one) => predictOne(one, draft, predictor));
  const points =
    others.length === 0 ? first : FIRST_OF_THREAD * first + (1 - FIRST_OF_THREAD) * meanOf(others);
  const { heldOut, heldOutWhole = heldOut } = predictor.model;
  const trust = text === null ? trustModel(heldOutWhole) : trustPredictor(predictor);
  const known = trust * (format === "story" ? STORY : 1) * points;
  return Math.round(Math.min(100, Math.max(0, 50 + known + mediaPoints)) * 10) / 10;
}

function predictOne(post: MeasuredPost, draft: MeasuredDraft, { model, own }: Predictor): number {
  const known = { ...post, features: forgetRareKinds(post.features, model) };
  // Own posts are mostly known by their texts: of a draft without one they say nothing.
  if (draft.text === null) return predictPoints(known, model, null);
  const { share } = supportOf(post, draft, model);
  const points = predictPoints(known, model, own);
  if (share === 1) return points;
  // The platform's praise first, so that an odd text does not stand above the own ones for what it was not proven to gain.
  const left = points - (1 - share) * Math.max(0, predictGeneral(known, model));
  return left > 0 ? left * share : left;
}

/**
 * How far predictions for texts are to be believed.
 *
 * @param predictor the models, with how they did
 * @returns 0 to 1: by the own posts where they are learnt from, else by the platform's model alone
 */
export function trustPredictor({ model, own, evidence }: Predictor): number {
  return own === null ? trustModel(model.heldOut) : trustOwn(evidence ?? { rho: null, n: 0 }, model.heldOut);
}

function supportOf(post: MeasuredPost, { legibility }: MeasuredDraft, model: PlatformModel): Support {
  return judgeSupport(post.features, model, legibility);
}

/**
 * How far posts like a draft were seen on its platform; of a thread its first post.
 *
 * @param draft the measured draft
 * @param predictor the models
 * @returns full support for drafts without a text
 */
export function judgeDraftSupport(draft: MeasuredDraft, { model }: Predictor): Support {
  return draft.text === null ? { share: 1, lacking: null } : supportOf(draft.post, draft, model);
}

/**
 * Measures what the model looks at. Of a text only what the platform takes is measured; a thread as its posts.
 *
 * @param draft the draft, its media measured already
 * @param read what reads texts
 * @returns the measured draft
 */
export function measureDraft(
  { platform, format: asked, text, media, legibility = 1 }: ContentDraft,
  read: TextReader,
): MeasuredDraft {
  const { format, kind } = placeDraft(platform, asked);
  const cut = text === null ? null : cutToLimit(platform, format, text);
  const parts = cut !== null && format === "thread" ? splitThread(cut).parts : [cut];
  const [post = NOTHING, ...rest] = parts.map((part) => {
    const facts: PostFacts = {
      ...(part === null ? { title: null, text: null } : splitTitle(platform, part)),
      kind: kindOf(kind, media),
      durationS: media?.kind === "video" && media.durationS > 0 ? media.durationS : null,
      hour: null,
    };
    return measureFacts(facts, part === null ? null : read);
  });
  return { platform, format, text: cut, media, legibility, post, rest };
}

const NOTHING: MeasuredPost = { features: [], hashWords: null };

function measureFacts(facts: PostFacts, read: TextReader | null): MeasuredPost {
  const { tone, hashWords } =
    read === null ? UNREAD : read([facts.title, facts.text].filter(Boolean).join("\n"));
  return { features: measurePost(facts, tone), hashWords };
}

const UNREAD = { tone: { text: null, emoji: null }, hashWords: null };

function kindOf(kind: string | null, media: ContentMedia | null): string | null {
  if (media?.kind === "image") return "image";
  return kind ?? (media === null ? null : "video");
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * A suggestion with the lift that the models give it.
 *
 * @param suggestion what to change, in words
 * @param score of the draft as it is
 * @param changed the draft as it would be
 * @param predictor the models
 * @returns the suggestion; its lift is the difference of the two published scores
 */
export function liftOf(
  suggestion: string,
  score: number,
  changed: MeasuredDraft,
  predictor: Predictor,
): Suggestion {
  const lift = predictPercentile(changed, predictor) - score;
  return { suggestion, lift: Math.round(lift * 10) / 10, changed };
}
