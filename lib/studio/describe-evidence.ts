import type { ContentMedia } from "../formula/content/content-draft.ts";
import type { PillarPrediction } from "../formula/content/predict-pillars.ts";
import { normFor } from "../formula/content/v1/media-norms.ts";
import { TEXT_MODELS } from "../formula/content/v1/text-models.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import type { ContentEvidence, DraftInput } from "./schemas.ts";

type Scored = {
  draft: DraftInput;
  media: ContentMedia | null;
  unread: string | null;
  modelVersion: string;
  basis: PillarPrediction["basis"];
  workspace: ContentEvidence["workspace"] | null;
};

const UNKNOWN = { verdict: "not proven yet", rank_correlation: null, n: 0 } as const;

/**
 * What a content score rests on, and how far such predictions can be relied on.
 * @param scored the draft, what was read of its media, and how the workspace's own posts were ranked
 * @returns the evidence; for media the workspace's figure is not given, for its posts' media are not kept
 */
export function describeEvidence({
  draft,
  media,
  unread,
  modelVersion,
  basis,
  workspace,
}: Scored): ContentEvidence {
  const model = TEXT_MODELS[draft.platform];
  const isText = draft.content_type === "text";
  const { rho = null, from = null, to = null } = (isText && model.heldOut) || {};
  const [accounts, posts] = isText ? [model.authors, model.posts] : [0, 0];
  return {
    model_version: modelVersion,
    rests_on: [
      ...(isText ? textWords(draft) : mediaWords(draft, media, unread)),
      basis === "own posts"
        ? "The pillars are those of the current audit, with every post there moved to the predicted percentile."
        : "The pillars are those of a brand at the benchmark, for no audit has posts of this platform.",
      "That comments take over a tenth of the tone of a text is an assumption.",
    ],
    workspace: isText && workspace ? workspace : UNKNOWN,
    platform: { rank_correlation: rho, from, to, accounts, posts },
    pillars_from: basis,
  };
}

function textWords({ platform }: DraftInput): string[] {
  const { authors, posts, features, heldOut } = TEXT_MODELS[platform];
  const seen = `${posts.toLocaleString("en")} public posts of ${authors.toLocaleString("en")} accounts on ${PLATFORM_WORDS[platform]}`;
  if (heldOut === null)
    return [`${seen} show no property of the text that holds for new accounts: the score of a text is 50.`];
  const names = Object.keys(features).map((name) => name.replaceAll("_", " "));
  const isShown = heldOut.from > 0;
  return [
    `The text's ${names.join(", ")}, as in ${seen}.`,
    isShown
      ? "Such a prediction says little about a single post."
      : "On new accounts the prediction is not proven: its interval includes 0.",
  ];
}

function mediaWords(
  { platform, format }: DraftInput,
  media: ContentMedia | null,
  unread: string | null,
): string[] {
  if (media === null)
    return [`Platform and format alone; the file was not read: ${unread ?? "why is not known"}`];
  const { source } = normFor(platform, format, media.kind);
  return [
    `What ${PLATFORM_WORDS[platform]} recommends for media in that place (${source}). What following it brings is not proven.`,
  ];
}
