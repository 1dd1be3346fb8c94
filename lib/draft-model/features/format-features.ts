import type { Feature } from "./post-facts.ts";

const isKind = (name: string, about: string, kinds: readonly string[]): Feature => ({
  name,
  about,
  measure: ({ kind }) => (kind === null ? Number.NaN : kinds.includes(kind) ? 1 : 0),
});

/**
 * What a post shows, how long it runs, and when it is published. The day of the week is left out: in the public data it tells
 * how old a post was when it was collected.
 */
export const FORMAT_FEATURES: readonly Feature[] = [
  isKind("is_video", "shows a video", ["video", "reel", "short"]),
  isKind("is_image", "shows a picture", ["image"]),
  isKind("is_carousel", "shows several pictures", ["carousel"]),
  isKind("is_short", "is a short upright video", ["short", "reel"]),
  isKind("is_article", "leads to an article", ["article"]),
  isKind("is_repost", "repeats another post", ["repost"]),
  {
    name: "duration",
    about: "seconds of the video",
    measure: ({ durationS }) => (durationS === null ? Number.NaN : Math.log1p(durationS)),
  },
  { name: "hour", about: "hour of the day, UTC", measure: ({ hour }) => hour ?? Number.NaN },
];
