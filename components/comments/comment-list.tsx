"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import type { CommentFilters, CommentPage } from "#lib/comments/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asCommentPage } from "./answers.ts";
import { CommentRow } from "./comment-row.tsx";

type Props = {
  workspaceId: string;
  filters: CommentFilters;
  initial: CommentPage;
  canCorrect: boolean;
};

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
/** So far before its end the next part is asked for. */
const AHEAD = "600px";

/** Comments, part by part as they come into sight; j and k go from one to the next. What is out of sight is not drawn. */
export function CommentList({ workspaceId, filters, initial, canCorrect }: Props) {
  // Each time that it is opened it is another list, which begins with what the server read then.
  const opened = useId();
  const list = useInfiniteQuery({
    queryKey: ["comments", workspaceId, filters, opened],
    queryFn: ({ pageParam }) =>
      fetchJson(
        asCommentPage,
        internalPath(
          "/internal/workspaces/[workspace_id]/comments",
          { workspace_id: workspaceId },
          { ...filters, after: pageParam },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [initial], pageParams: [null] },
    // Read from its start again it would move below the reader's eyes.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { fetchNextPage, hasNextPage, isFetchingNextPage, error } = list;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage || error) return;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && fetchNextPage(), {
      rootMargin: AHEAD,
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, error]);
  const comments = list.data.pages.flatMap((page) => page.comments);
  return (
    <>
      <ol onKeyDown={moveFocus} className="divide-y divide-line">
        {comments.map((comment, at) => (
          <CommentRow
            key={comment.id}
            workspaceId={workspaceId}
            filters={filters}
            comment={comment}
            isEntry={at === 0}
            canCorrect={canCorrect}
          />
        ))}
      </ol>
      <div ref={end} className="mt-4 empty:hidden">
        {error && <FailureAlert error={error} title="The next comments could not be loaded" />}
        {hasNextPage && (
          <Button
            look="quiet"
            className="mt-3 w-full"
            aria-disabled={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && fetchNextPage()}
          >
            {error ? "Try again" : isFetchingNextPage ? "Loading more…" : "Show more"}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isFetchingNextPage ? "Loading more comments" : `${comments.length} comments shown`}
      </p>
    </>
  );
}

/** Only while a comment itself has the focus: a button or a choice within it has keys of its own. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const at = document.activeElement;
  if (!(at instanceof HTMLLIElement) || at.parentElement !== event.currentTarget) return;
  const to = step > 0 ? at.nextElementSibling : at.previousElementSibling;
  event.preventDefault();
  if (to instanceof HTMLLIElement) to.focus();
}
