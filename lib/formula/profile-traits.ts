import type { DescribedPost } from "../strategy/described-post.ts";
import type { Platform } from "./names.ts";

/** What the posts of one profile are like, beyond their figures: for recommendations only, and not frozen with an audit. */
export type ProfileTraits = { platform: Platform; profile: string; posts: DescribedPost[] };

/** What recommendations may look at beside the input of the formula. */
export type Known = { traits?: readonly ProfileTraits[] };
