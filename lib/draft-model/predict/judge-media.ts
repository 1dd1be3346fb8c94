import type { Platform } from "../../formula/names.ts";
import { clamp } from "../../statistics/clamp.ts";
import type { ContentFormat, ContentMedia } from "../content-draft.ts";
import {
  type Aspect,
  MEDIA_WEIGHTS,
  type MediaNorm,
  type MediaProperty,
  normFor,
  PICTURE,
} from "../limits/media-norms.ts";

export type MediaJudgement = {
  property: MediaProperty;
  /** 1 at the norm, 0 far from it. */
  fit: number;
  /** Points of the score: the weight when it fits, minus the weight when it does not at all. */
  points: number;
};

/** An aspect that is off by the larger factor does not fit at all; within the smaller one nothing is cut off that matters. */
const MAX_ASPECT_FACTOR = 1.8;
const NEAR_ASPECT_FACTOR = 1.03;
/** A quarter of the recommended pixels a side, or three times too long, does not fit at all. */
const MAX_SIDE_FACTOR = 4;
const MAX_SECONDS_FACTOR = 3;

/**
 * Media against what the platform recommends for that place. What is not known of a file is left out.
 *
 * @param platform the platform
 * @param format where on it the draft is to appear
 * @param media what was measured
 * @returns one judgement per known property
 */
export function judgeMedia(platform: Platform, format: ContentFormat, media: ContentMedia): MediaJudgement[] {
  const norm = normFor(platform, format, media.kind);
  const fits: [MediaProperty, number | null][] = [
    ["aspect", fitAspect(media, nearestAspect(media, norm))],
    ["resolution", fitAtLeast(Math.min(media.width, media.height), norm.shortSide, MAX_SIDE_FACTOR)],
    ...(media.kind === "image" ? fitPicture(media) : fitVideo(media, norm)),
  ];
  return fits.flatMap(([property, fit]) =>
    fit === null ? [] : [{ property, fit, points: MEDIA_WEIGHTS[property] * (2 * fit - 1) }],
  );
}

/**
 * The recommended aspect that a picture is nearest to.
 *
 * @param media width and height in pixels
 * @param norm what is recommended
 * @returns the aspect
 */
export function nearestAspect(media: { width: number; height: number }, { aspects }: MediaNorm): Aspect {
  return aspects.reduce((best, aspect) => (distance(media, aspect) < distance(media, best) ? aspect : best));
}

function distance({ width, height }: { width: number; height: number }, { value }: Aspect): number {
  return Math.abs(Math.log(width / height / value));
}

function fitAspect(media: { width: number; height: number }, aspect: Aspect): number {
  const off = distance(media, aspect) - Math.log(NEAR_ASPECT_FACTOR);
  return clampShare(1 - off / (Math.log(MAX_ASPECT_FACTOR) - Math.log(NEAR_ASPECT_FACTOR)));
}

function fitPicture(media: Extract<ContentMedia, { kind: "image" }>): [MediaProperty, number][] {
  const [dark, bright] = PICTURE.brightness;
  return [
    ["brightness", clampShare(Math.min(media.brightness / dark, (1 - media.brightness) / (1 - bright)))],
    ["contrast", clampShare(media.contrast / PICTURE.contrast)],
    ["sharpness", clampShare(media.sharpness / PICTURE.sharpness)],
  ];
}

function fitVideo(
  { durationS, frameRate, hasSound }: Extract<ContentMedia, { kind: "video" }>,
  { seconds: [least, most] }: MediaNorm,
): [MediaProperty, number | null][] {
  const duration = Math.min(
    fitAtLeast(durationS, least, MAX_SECONDS_FACTOR),
    fitAtLeast(most, durationS, MAX_SECONDS_FACTOR),
  );
  return [
    ["duration", durationS > 0 ? duration : null],
    ["sound", hasSound ? 1 : 0],
    ["frame_rate", frameRate === null ? null : clampShare(frameRate / PICTURE.frameRate)],
  ];
}

/** 1 from the norm on, 0 where the value is the norm divided by the factor, evenly in logarithms between. */
function fitAtLeast(value: number, norm: number, factor: number): number {
  return clampShare(1 - Math.log(norm / Math.max(value, Number.MIN_VALUE)) / Math.log(factor));
}

const clampShare = (fit: number) => clamp(fit, 0, 1);
