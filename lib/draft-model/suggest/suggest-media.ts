import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import type { ContentImage, ContentMedia, ContentVideo } from "../content-draft.ts";
import { type MediaNorm, normFor, PICTURE } from "../limits/media-norms.ts";
import { nearestAspect } from "../predict/judge-media.ts";
import type { MeasuredDraft, Predictor, Suggestion } from "../predict/measured-draft.ts";
import { liftOf, measureDraft } from "../predict/predict-percentile.ts";

/** What a platform recommends for media is no prediction. */
const MIN_LIFT = 0.1;

type Change = [suggestion: string, changed: ContentMedia];

/**
 * Changes of a draft's media towards what the platform recommends for that place.
 *
 * @param draft the measured draft
 * @param score of the draft as it is
 * @param predictor the models
 * @returns suggestions in no order, each with a lift; each says that it is the platform's recommendation
 */
export function suggestMedia(draft: MeasuredDraft, score: number, predictor: Predictor): Suggestion[] {
  const { media, platform, format } = draft;
  if (media === null) return [];
  const norm = normFor(platform, format, media.kind);
  const by = PLATFORM_WORDS[platform];
  const changes = [
    ...suggestFrame(media, norm, by),
    ...(media.kind === "image" ? suggestPicture(media) : suggestVideo(media, norm, by)),
  ];
  return changes.flatMap(([suggestion, media]) => {
    const changed = measureDraft({ ...draft, media }, predictor.read);
    return liftOf(suggestion, { score, changed, least: MIN_LIFT }, predictor);
  });
}

function suggestFrame(media: ContentMedia, norm: MediaNorm, by: string): Change[] {
  const { width, height } = media;
  const aspect = nearestAspect(media, norm);
  const cropped = {
    width: Math.min(width, Math.round(height * aspect.value)),
    height: Math.min(height, Math.round(width / aspect.value)),
  };
  const larger = Math.max(1, norm.shortSide / Math.min(width, height));
  const scaled = { width: Math.round(width * larger), height: Math.round(height * larger) };
  return [
    [
      `Crop it to ${aspect.words}, as ${by} recommends here (it is ${width} × ${height})`,
      { ...media, ...cropped },
    ],
    [
      `Use a larger original: at least ${norm.shortSide} pixels on the shorter side, as ${by} recommends here (it is ${width} × ${height})`,
      { ...media, ...scaled },
    ],
  ];
}

function suggestPicture(image: ContentImage): Change[] {
  const [dark, bright] = PICTURE.brightness;
  const tone: Change =
    image.brightness < dark
      ? ["Brighten the picture: it is nearly black", { ...image, brightness: dark }]
      : [
          "Darken the picture: it is nearly white",
          { ...image, brightness: Math.min(image.brightness, bright) },
        ];
  return [
    tone,
    [
      "Give the picture more contrast: it is almost a single tone",
      { ...image, contrast: Math.max(image.contrast, PICTURE.contrast) },
    ],
    [
      "Use a sharper picture: this one has hardly any detail",
      { ...image, sharpness: Math.max(image.sharpness, PICTURE.sharpness) },
    ],
  ];
}

function suggestVideo(video: ContentVideo, { seconds: [least, most] }: MediaNorm, by: string): Change[] {
  const length: Change =
    video.durationS > most
      ? [`Cut it to at most ${most} seconds, as ${by} recommends here`, { ...video, durationS: most }]
      : [
          `Make it at least ${least} seconds long, as ${by} recommends here`,
          { ...video, durationS: Math.max(video.durationS, least) },
        ];
  const smooth = { ...video, frameRate: Math.max(video.frameRate ?? 0, PICTURE.frameRate) };
  return [
    length,
    ["Add sound to the video", { ...video, hasSound: true }],
    ...(video.frameRate === null
      ? []
      : [[`Export it with at least ${PICTURE.frameRate} frames a second`, smooth] satisfies Change]),
  ];
}
