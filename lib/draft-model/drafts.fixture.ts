import fc from "fast-check";
import { PLATFORMS } from "../formula/names.ts";
import { type ContentDraft, type ContentMedia, FORMATS } from "./content-draft.ts";
import type { Predictor } from "./predict/measured-draft.ts";
import { shippedModels } from "./shipped-models.ts";

const piece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(
    "#coffee ",
    "@brand ",
    "https://brand.example/a#b?c!d ",
    "🎉",
    "👩‍👩‍👧",
    "!",
    "?",
    "\n",
    "WOW ",
    "2026 ",
  ),
);
/** Texts with everything in them that the model looks at. */
export const anyText: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 30 })
  .map((pieces) => pieces.join(""));

const pixels = fc.integer({ min: 1, max: 10_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Images and videos of any properties, sensible or not. */
const anyMedia: fc.Arbitrary<ContentMedia> = fc.oneof(
  fc.record({
    kind: fc.constant("image" as const),
    width: pixels,
    height: pixels,
    brightness: share,
    contrast: share,
    sharpness: share,
  }),
  fc.record({
    kind: fc.constant("video" as const),
    width: pixels,
    height: pixels,
    durationS: fc.double({ min: 0, max: 100_000, noNaN: true }),
    frameRate: fc.option(fc.double({ min: 0, max: 240, noNaN: true })),
    hasSound: fc.boolean(),
  }),
);

/** Drafts of text or of media. */
export const anyDraft: fc.Arbitrary<ContentDraft> = fc
  .record({
    platform: fc.constantFrom(...PLATFORMS),
    format: fc.constantFrom(...FORMATS),
    text: fc.constant<string | null>(null),
    media: fc.constant<ContentMedia | null>(null),
  })
  .chain((draft) =>
    fc.oneof(
      anyText.map((text) => ({ ...draft, text })),
      anyMedia.map((media) => ({ ...draft, media })),
      fc.constant(draft),
    ),
  );

/** A draft of text on a platform, as a post. */
export function textDraft(platform: ContentDraft["platform"], text: string): ContentDraft {
  return { platform, format: "post", text, media: null };
}

/** Predicts with the models that come with Plinth, without an account-specific one; only the features of a text are read. */
export function plainPredictor(platform: ContentDraft["platform"]): Predictor {
  const read = () => ({ tone: { text: null, emoji: null }, hashWords: () => ({ buckets: [], values: [] }) });
  return { model: shippedModels()[platform], account: null, read };
}
