import { readChoice, readOne, type Search } from "#components/ui/read-search.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import type { PostFilter } from "#lib/posts/schemas.ts";
import { MAX_FORMAT, MAX_SEARCH, ORDERS, SORTS } from "#lib/posts/values.ts";

const USUAL = { sort: "date", order: "desc" } as const;

// By hand: the page reads its address before it needs anything of the schemas.
const READERS: { [Name in keyof Required<PostFilter>]: (search: Search) => PostFilter[Name] | undefined } = {
  sort: (search) => readChoice(search, "sort", SORTS),
  order: (search) => readChoice(search, "order", ORDERS),
  platform: (search) => readChoice(search, "platform", PLATFORMS),
  format: (search) => bounded(readOne(search, "format"), MAX_FORMAT),
  from: (search) => readDay(search, "from"),
  to: (search) => readDay(search, "to"),
  q: (search) => bounded(readOne(search, "q")?.trim(), MAX_SEARCH),
  topic: (search) => bounded(readOne(search, "topic")?.trim(), MAX_SEARCH),
};
const NAMES = Object.keys(READERS) as (keyof PostFilter)[];

/** What an address says of the list; what it says wrongly counts as not said. */
export function readFilter(search: Search): PostFilter {
  const said = NAMES.flatMap((name) => {
    const value = READERS[name](search);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...USUAL, ...Object.fromEntries(said) };
}

function bounded(text: string | undefined, most: number): string | undefined {
  return text && text.length <= most ? text : undefined;
}

/** A day that there is: the 30th of February is none. */
function readDay(search: Search, name: string): string | undefined {
  const text = readOne(search, name) ?? "";
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
}

/** The query of the address that says so, with its question mark; empty for the usual list. */
export function filterQuery(filter: PostFilter): string {
  const usual: Partial<PostFilter> = USUAL;
  const said = NAMES.flatMap((name) => {
    const value = filter[name];
    return value === undefined || value === "" || value === usual[name] ? [] : [[name, value]];
  });
  return said.length === 0 ? "" : `?${new URLSearchParams(said)}`;
}

/** Whether it leaves out any posts. */
export function isFiltered({ sort: _, order: __, ...which }: PostFilter): boolean {
  return Object.values(which).some((value) => value !== undefined);
}
