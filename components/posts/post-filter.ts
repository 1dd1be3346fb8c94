import { PostFilter } from "#lib/posts/schemas.ts";

const NAMES = Object.keys(PostFilter.shape) as (keyof PostFilter)[];
const DEFAULTS = PostFilter.parse({});

/** What an address says of the list; what it says wrongly counts as not said. */
export function readFilter(search: Record<string, string | string[] | undefined>): PostFilter {
  const said = NAMES.flatMap((name) => {
    const one = PostFilter.shape[name].safeParse(search[name]);
    return search[name] !== undefined && one.success ? [[name, one.data]] : [];
  });
  return PostFilter.parse(Object.fromEntries(said));
}

/** The query of the address that says so, with its question mark; empty for the usual list. */
export function filterQuery(filter: PostFilter): string {
  const said = NAMES.flatMap((name) => {
    const value = filter[name];
    return value === undefined || value === "" || value === DEFAULTS[name] ? [] : [[name, value]];
  });
  return said.length === 0 ? "" : `?${new URLSearchParams(said)}`;
}

/** Whether it leaves out any posts. */
export function isFiltered({ sort: _, order: __, ...which }: PostFilter): boolean {
  return Object.values(which).some((value) => value !== undefined);
}
