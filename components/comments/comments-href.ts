import type { CommentFilters } from "#lib/comments/schemas.ts";
import { crisisPath } from "#lib/formula/crisis-path.ts";
import type { Crisis } from "#lib/formula/find-crisis.ts";
import type { CountedComments } from "#lib/formula/formula-result.ts";

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
  return `/w/${workspaceId}/comments${queryOf(filters)}`;
}

/** The address of the same comments as a file. */
export function exportHref(workspaceId: string, filters: PageFilters): string {
  return `/w/${workspaceId}/comments/export${queryOf(filters)}`;
}

function queryOf(filters: PageFilters): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}

/** The critical ones of the comments that a sentence counts. */
export function countedHref(workspaceId: string, comments: CountedComments): string {
  const { platform, profile, from, to, critical, all } = comments;
  return commentsHref(workspaceId, {
    ...{ platform, profile: profile ?? undefined, from, to },
    ...{ sentiment: "negative", counted: "score", told: `${critical}.${all}` },
  });
}

/** The critical ones of the comments that a crisis counts. @param to last UTC day that was looked at */
export function crisisHref(workspaceId: string, crisis: Crisis, to: string): string {
  return `/w/${workspaceId}${crisisPath(crisis, to)}`;
}
