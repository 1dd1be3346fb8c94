import type { CommentFilters } from "#lib/comments/schemas.ts";

/** Lengths of time up to today that the page offers. */
export const DAYS = ["7", "30", "90", "365"] as const;

/** What the address of the page says: what the list is asked for, a length of time that moves with today, and what a sentence told. */
export type PageFilters = CommentFilters & {
  days?: (typeof DAYS)[number] | undefined;
  /** "28.106": critical ones and all, in the sentence that led here. */
  told?: string | undefined;
};

/** The address of the comments of a workspace that filters leave. */
export function commentsHref(workspaceId: string, filters: PageFilters = {}): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `/w/${workspaceId}/comments${query && `?${query}`}`;
}
