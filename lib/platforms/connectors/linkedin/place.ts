import { VendorFailure } from "../vendor-failure.ts";
import type { LinkedinPost } from "./to-post.ts";

/**
 * Where a run stands: a page of posts is read first, then the comments under each of them. `post` is the one whose comments come next,
 * by LinkedIn's name, `at` where among them; null where a page of posts comes next.
 */
export type Place = {
  /** Of the page now; null when hidden. */
  followers: number | null;
  /** Whether followers of earlier days were asked for. */
  hasSeries: boolean;
  /** Where the page of posts starts. */
  start: number;
  /** The oldest post of the pages before. */
  before: string | null;
  post: string | null;
  at: number;
  isDone: boolean;
  /** Posts that are not listed any more and were asked for by name. */
  asked: number;
  missing: string[];
};

export const FIRST: Place = {
  followers: null,
  hasSeries: false,
  start: 0,
  before: null,
  post: null,
  at: 0,
  isDone: false,
  asked: 0,
  missing: [],
};

/** A post as it is kept: `id` may be the name that a file gave it. */
export type Kept = LinkedinPost & { id: string };

export function isOf(error: unknown, kind: VendorFailure["kind"]): boolean {
  return error instanceof VendorFailure && error.kind === kind;
}

/** Notes once what cannot be read. */
export function withMissing(place: Place, words: string): Place {
  return place.missing.includes(words) ? place : { ...place, missing: [...place.missing, words] };
}
