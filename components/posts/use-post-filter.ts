"use client";

import { usePathname, useSearchParams } from "next/navigation";
import type { PostFilter } from "#lib/posts/schemas.ts";
import { filterQuery, readFilter } from "./post-filter.ts";

/** The list that the address asks for, and what makes it ask for another one without reading the page again. */
export function usePostFilter() {
  const path = usePathname();
  const filter = readFilter(Object.fromEntries(useSearchParams()));
  const change = (more: Partial<PostFilter>) => {
    window.history.replaceState(null, "", `${path}${filterQuery({ ...filter, ...more })}`);
  };
  return { filter, change, clear: () => window.history.replaceState(null, "", path) };
}
