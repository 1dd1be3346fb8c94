import type { MeasuredPost } from "../predict/predict-points.ts";
import type { KnownPost } from "./author-posts.ts";

/** A known post as the models take posts. */
export function measuredOf({ features, words }: KnownPost): MeasuredPost {
  return { features, hashWords: () => words };
}
