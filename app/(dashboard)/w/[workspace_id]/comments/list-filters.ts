import type { PageFilters } from "#components/comments/comments-href.ts";
import type { CommentFilters } from "#lib/comments/schemas.ts";
import { addDays } from "#lib/time.ts";

/** What the list is asked for. @param today UTC day, which a length of time ends with */
export function listFilters({ days, told: _, ...filters }: PageFilters, today: string): CommentFilters {
  return days ? { ...filters, from: addDays(today, 1 - Number(days)) } : filters;
}
