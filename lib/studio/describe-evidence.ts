import type { ContentMedia } from "../draft-model/content-draft.ts";
import { FEATURES } from "../draft-model/features/list-features.ts";
import { normFor } from "../draft-model/limits/media-norms.ts";
import { placeDraft } from "../draft-model/limits/place-draft.ts";
import { isOwnProven } from "../draft-model/predict/is-proven.ts";
import type { PillarPrediction } from "../draft-model/predict/predict-pillars.ts";
import type { ContentScore as ScoredContent } from "../draft-model/score-content.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { roundTo } from "../statistics/round-to.ts";
import { formatNumber } from "../text/words.ts";
import type { FoundPredictor } from "./find-predictor.ts";
import { listCaveats } from "./list-caveats.ts";
import type { ContentEvidence, DraftInput } from "./schemas.ts";

type Scored = {
  draft: DraftInput;
  media: ContentMedia | null;
  unread: string | null;
  scored: ScoredContent;
  basis: PillarPrediction["basis"];
  predictor: FoundPredictor;
};

const MAX_NAMED = 5;

/**
 * What a content score rests on, and how far such predictions can be relied on.
 * @param scored the draft, what was read of its media, and what predicted it
 * @returns the evidence; the figures are those of texts, so that for media none are given
 */
export function describeEvidence({
  draft,
  media,
  unread,
  scored,
  basis,
  predictor,
}: Scored): Omit<ContentEvidence, "warnings" | "interval" | "media"> {
  const isText = draft.content_type === "text";
  return {
    model_version: scored.modelVersion,
    rests_on: [
      ...(isText ? textWords(draft, scored, predictor) : mediaWords(draft, media, unread)),
      basis === "own posts"
        ? "The pillars are those of the current audit, with every post there moved to the predicted percentile."
        : "The pillars are those of a brand at the benchmark, as the current audit has no posts there.",
      scored.isSolemn
        ? "The text mourns or apologises: its tone says nothing about the tone of the answers, so Sentiment stays as it is."
        : "That comments pick up a tenth of a text's tone is an assumption; it moves Sentiment by two points at most.",
    ],
    workspace: describeWorkspace(isText ? predictor : null),
    platform: describePlatform(isText ? predictor : null),
    pillars_from: basis,
  };
}

/** How well predictions did for a workspace; null for drafts without a text, of which nothing was compared. */
export function describeWorkspace(predictor: FoundPredictor | null): ContentEvidence["workspace"] {
  const { rho, general, n } = predictor?.validation ?? { rho: null, general: null, n: 0 };
  const isProven = isOwnProven(predictor?.validation);
  return {
    verdict: isProven ? "proven" : "not proven yet",
    rank_correlation: round(rho),
    n,
    model: predictor?.account ? "own posts" : "platform",
    platform_rank_correlation: round(general),
  };
}

/** How well the model of a platform does on accounts that it was not fitted on; null for drafts without a text. */
export function describePlatform(predictor: FoundPredictor | null): ContentEvidence["platform"] {
  const { authors = 0, posts = 0, heldOut = null } = predictor?.model ?? {};
  const { rho = null, from = null, to = null } = heldOut ?? {};
  return { rank_correlation: rho, from, to, accounts: authors, posts };
}

function textWords(draft: DraftInput, scored: ScoredContent, predictor: FoundPredictor): string[] {
  const { model, account, trained } = predictor;
  const { platform } = draft;
  const { authors, posts, curves, words, heldOut } = model;
  const seen = `${formatNumber(posts)} public posts of ${formatNumber(authors)} accounts on ${PLATFORM_WORDS[platform]}`;
  const by = trained ? `${seen}, trained on this installation` : seen;
  const first = FEATURES.filter(({ name }) => curves[name]?.points.some((points) => points !== 0))
    .map(({ name, about }) => ({ about, reach: reachOf(curves[name]?.points ?? []) }))
    .sort((a, b) => b.reach - a.reach)
    .slice(0, MAX_NAMED)
    .map(({ about }) => about);
  const general =
    first.length === 0 && words === null
      ? `${by} show nothing in a text that also holds for new accounts.`
      : `Documented properties of the text${words ? ", and its words" : ""}, as in ${by}; most weight have: ${first.join(", ")}.`;
  const isShown = heldOut !== null && heldOut.from > 0;
  return [
    general,
    ...listCaveats(draft, scored, predictor),
    ...(account
      ? [
          `Your ${account.posts} own posts there count for ${Math.round(account.weight * 100)} %, those posts for the rest; the score is relative to your own posts.`,
        ]
      : []),
    isShown
      ? "Such a prediction says little about a single post."
      : "On new accounts the prediction is not proven: its interval includes 0.",
  ];
}

function reachOf(points: readonly number[]): number {
  return Math.max(...points) - Math.min(...points);
}

function mediaWords(
  { platform, format }: DraftInput,
  media: ContentMedia | null,
  unread: string | null,
): string[] {
  if (media === null)
    return [`Platform and format alone; the file could not be read: ${unread ?? "the reason is not known"}`];
  const { source } = normFor(platform, placeDraft(platform, format).format, media.kind);
  return [
    `What ${PLATFORM_WORDS[platform]} recommends for media in that place (${source}). How much following it helps is not proven.`,
    "The type and length of the file, as in public posts on the platform.",
  ];
}

function round(rho: number | null): number | null {
  return rho === null ? null : roundTo(rho, 3);
}
