"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { PostFilter, PostPage } from "#lib/posts/schemas.ts";
import { asPostPage } from "./answers.ts";
import { filterQuery } from "./post-filter.ts";

const FRESH_MS = 30_000;

type Initial = {
  filter: PostFilter;
  page: PostPage;
  /** How many posts there are without a filter: with others the list begins anew. */
  known: number;
  readAt: number;
};

/** The posts that a filter leaves, part by part, as the server rendered the first one and then as they are asked for. */
export function usePosts(workspaceId: string, filter: PostFilter, initial: Initial) {
  const isInitial = filterQuery(filter) === filterQuery(initial.filter);
  const query = useInfiniteQuery({
    queryKey: ["posts", workspaceId, initial.known, filter],
    queryFn: ({ pageParam }) =>
      fetchJson(
        asPostPage,
        internalPath(
          "/internal/workspaces/[workspace_id]/posts",
          { workspace_id: workspaceId },
          { ...filter, after: pageParam },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...(isInitial && {
      initialData: { pages: [initial.page], pageParams: [null] },
      initialDataUpdatedAt: initial.readAt,
    }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // Somebody far down a list is not to wait for all of it again.
    refetchOnWindowFocus: false,
    retry: 1,
  });
  const { refetch, data } = query;
  const isShort = (data?.pages.length ?? 0) <= 1;
  const readAt = useRef(initial.readAt);
  useEffect(() => {
    if (readAt.current === initial.readAt) return;
    readAt.current = initial.readAt;
    if (isShort) void refetch();
  }, [initial.readAt, isShort, refetch]);
  return query;
}
