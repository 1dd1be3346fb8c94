import { readChoice, readOne, type Search } from "#components/ui/read-search.ts";
import { CommentFilters } from "#lib/comments/schemas.ts";
import { DAYS, type PageFilters } from "./comments-href.ts";

/** What an address asks for; what it does not say well is left out. */
export function readFilters(search: Search): PageFilters {
  const filters: Record<string, string> = {};
  for (const [name, schema] of Object.entries(CommentFilters.shape)) {
    const read = schema.safeParse(readOne(search, name));
    if (read.success && read.data !== undefined) filters[name] = read.data;
  }
  const told = readOne(search, "told");
  return {
    ...(filters as CommentFilters),
    days: filters.from || filters.to ? undefined : readChoice(search, "days", DAYS),
    told: told && /^\d{1,7}\.\d{1,7}$/.test(told) ? told : undefined,
  };
}
