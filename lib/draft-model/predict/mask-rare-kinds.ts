import type { PlatformModel } from "../draft-model.ts";
import { FEATURES, isOfFormat, measurePost } from "../features/list-features.ts";

/** A kind of fewer than one in ten of the posts says something of those few posts' authors rather than of the kind. */
const MIN_SHARE = 0.1;

const KINDS = FEATURES.flatMap(({ name }, index) =>
  isOfFormat(index) && name.startsWith("is_") ? [{ name, index }] : [],
);

/**
 * Features of a post without the kinds that were hardly seen on the platform: those of fewer than one in ten of the posts
 * that the model was fitted on. Reels on Instagram are such a kind: its public posts are pictures.
 *
 * @param features as `measurePost` gives them
 * @param model the platform's model, of which only means are looked at
 * @returns the features; those of rare kinds are NaN, as when the kind is not known
 */
export function maskRareKinds(
  features: ArrayLike<number>,
  { curves }: Pick<PlatformModel, "curves">,
): ArrayLike<number> {
  const isRare = ({ index, share }: KindShare) =>
    features[index] === 1 ? share < MIN_SHARE : 1 - share < MIN_SHARE;
  const rare = sharesOf(curves).filter(isRare);
  if (rare.length === 0) return features;
  const known = Float64Array.from(features);
  for (const { index } of rare) known[index] = Number.NaN;
  return known;
}

type KindShare = { index: number; share: number };

/** How many of the posts that a model was fitted on were of each kind. */
const shares = new WeakMap<PlatformModel["curves"], readonly KindShare[]>();

function sharesOf(curves: PlatformModel["curves"]): readonly KindShare[] {
  const known = shares.get(curves);
  if (known) return known;
  const found = KINDS.flatMap(({ name, index }) => {
    const share = curves[name]?.mean;
    return share === undefined ? [] : [{ index, share }];
  });
  shares.set(curves, found);
  return found;
}

/**
 * Whether the posts that a model was fitted on say anything about a kind of post.
 *
 * @param kind as the features know kinds, such as "reel"
 * @param model the platform's model
 * @returns whether any feature of it has a curve, and is not a rare one
 */
export function isKindKnown(kind: string, model: Pick<PlatformModel, "curves">): boolean {
  const facts = { title: null, text: null, kind, durationS: null, hour: null };
  const features = maskRareKinds(measurePost(facts, { text: null, emoji: null }), model);
  return KINDS.some(({ name, index }) => {
    const points = model.curves[name]?.points ?? [];
    return !Number.isNaN(features[index]) && points.some((one) => one !== 0);
  });
}
