"use client";

import { Columns3, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatList, formatPlural } from "#components/ui/format.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PostFilter, PostPage, Sort } from "#lib/posts/schemas.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { TableSkeleton } from "./no-posts.tsx";
import { filterQuery, isFiltered } from "./post-filter.ts";
import { type Choices, type Period, PostFilters } from "./post-filters.tsx";
import { PostTable } from "./post-table.tsx";
import { useColumns } from "./use-columns.ts";
import { usePostFilter } from "./use-post-filter.ts";
import { usePosts } from "./use-posts.ts";

type Props = {
  workspaceId: string;
  /** As the server read them, and when, in milliseconds. */
  initial: { filter: PostFilter; page: PostPage; known: number; readAt: number };
  choices: Choices;
  periods: Period[];
};

/** All posts of the brand: filtered, ordered, to be taken away as a file. */
export function PostList({ workspaceId, initial, choices, periods }: Props) {
  const { filter, change, clear } = usePostFilter();
  const { columns, toggle } = useColumns();
  const [isChoosing, setIsChoosing] = useState(false);
  const query = usePosts(workspaceId, filter, initial);
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, isPlaceholderData } = query;
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const sortBy = (sort: Sort) => {
    const isAgain = sort === filter.sort && filter.order === "desc";
    change({ sort, order: isAgain ? "asc" : "desc" });
  };
  return (
    <div className="space-y-3">
      <PostFilters filter={filter} choices={choices} periods={periods} onChange={change} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-soft tabular-nums">
          {data ? formatPlural(total, "post") : !error && "Loading posts …"}
          {isPlaceholderData && " …"}
        </p>
        <div className="flex gap-2">
          <Button
            look="quiet"
            aria-expanded={isChoosing}
            aria-controls="post-columns"
            onClick={() => setIsChoosing(!isChoosing)}
          >
            <Columns3 aria-hidden="true" className="size-4" />
            Columns
          </Button>
          <a
            href={`/exports/${workspaceId}/posts${filterQuery(filter)}`}
            download
            className={buttonClass("quiet")}
          >
            <Download aria-hidden="true" className="size-4" />
            CSV
          </a>
        </div>
      </div>
      {isChoosing && <ColumnChoice id="post-columns" columns={columns} onToggle={toggle} />}
      {error && (
        <FailureAlert error={error} title="The posts could not be loaded">
          <Button
            look="quiet"
            onClick={() => (query.isFetchNextPageError ? fetchNextPage() : query.refetch())}
          >
            Try again
          </Button>
        </FailureAlert>
      )}
      {!data && !error && <TableSkeleton />}
      {data && total === 0 && <NothingFound isFiltered={isFiltered(filter)} onClear={clear} />}
      {total > 0 && (
        <PostTable
          workspaceId={workspaceId}
          posts={posts}
          total={total}
          columns={columns}
          filter={filter}
          onSort={sortBy}
          onEnd={hasNextPage && !isFetchingNextPage && !error ? fetchNextPage : null}
        />
      )}
      {total > 0 && <Legend choices={choices} />}
    </div>
  );
}

function NothingFound({ isFiltered: isSo, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <div className="rounded-card border border-line bg-surface px-6 py-12 text-center text-sm text-soft">
      <p>
        {isSo
          ? "No posts match these filters."
          : "Only replies are known. Choose the Reply format to see them."}
      </p>
      {isSo && (
        <Button look="quiet" className="mt-4" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

/** What the percentile is, and which platforms tell less than others. */
function Legend({ choices: { unseen } }: { choices: Choices }) {
  return (
    <div className="max-w-prose space-y-2 text-xs leading-relaxed text-faint">
      <p>
        The percentile is the share of your newest 1,000 posts on the same platform that got fewer
        interactions (likes, comments, shares, quotes and saves). Figures count as settled from day 7 on;
        newer ones are compared with what your other posts had the same number of days after they went out. A
        dash means the figure is not known.
      </p>
      {unseen.length > 0 && (
        <p>
          The data from {formatList(unseen.map((one) => PLATFORM_WORDS[one]))} has no impressions or views.
          Engagement there is interactions per account reached, where that is known.
        </p>
      )}
    </div>
  );
}
