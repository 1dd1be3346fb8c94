import { VendorFailure } from "../vendor-failure.ts";

/**
 * A page of posts is read first, then the comments under each of them: `post` is the one whose comments come next, `at` the cursor among
 * them; null where a page of posts comes next.
 */
export type Place = {
  step: "audience" | "stories" | "posts" | "done";
  followers: number | null;
  after: string | null;
  before: string | null;
  listed: number;
  post: string | null;
  at: string | null;
  /** Whether posts with comments were met, and whether one was ever shown. */
  comments: "unknown" | "none" | "shown";
  isPlain: boolean;
  missing: string[];
};

/** Whether that alone may not be read, so that the rest goes on. */
export function isRefusal(error: unknown): boolean {
  return error instanceof VendorFailure && error.kind === "permission_missing";
}
