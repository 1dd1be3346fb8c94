"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatCount } from "#components/ui/format.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { CommentFilters, CommentTopics } from "#lib/comments/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asCommentTopics } from "./answers.ts";
import { commentsHref, type PageFilters } from "./comments-href.ts";

type Props = { workspaceId: string; filters: CommentFilters; page: PageFilters };

function useTopics({ workspaceId, filters }: Props) {
  // A topic is one of all comments that the other filters leave, so that choosing one leaves the others to be chosen.
  const { q: _, sentiment: __, spam: ___, order: ____, ...asked } = filters;
  return useQuery({
    queryKey: ["comment topics", workspaceId, asked],
    queryFn: () =>
      fetchJson(
        asCommentTopics,
        internalPath(
          "/internal/workspaces/[workspace_id]/comments/topics",
          { workspace_id: workspaceId },
          asked,
        ),
      ),
    retry: false,
  });
}

/** The same words above a list that has no end on a phone, where the card stands below it. */
export function TopicChips(props: Props) {
  const { workspaceId, page } = props;
  const { data, isPending } = useTopics(props);
  if (isPending) return <Skeleton className="mb-3 h-8 lg:hidden" />;
  if (!data || data.topics.length === 0) return null;
  return (
    <nav
      aria-label="Critics mention"
      className="-mx-1 mb-3 flex items-center gap-2 overflow-x-auto p-1 text-sm lg:hidden"
    >
      <span className="shrink-0 text-soft">Critics mention</span>
      {data.topics.map(({ word, critical }) => (
        <Link
          key={word}
          href={commentsHref(workspaceId, filtersOf(page, word))}
          prefetch={false}
          aria-current={word === page.q ? "true" : undefined}
          className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-lg border border-edge px-2.5 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
        >
          {word}
          <span className="text-xs tabular-nums">{formatCount(critical)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Words that stand out in critical comments; each leads to those that have it. */
export function TopicsCard(props: Props) {
  const { workspaceId, filters, page } = props;
  const topics = useTopics(props);
  return (
    <Card id="topics" title="What critics mention">
      {topics.error ? (
        <FailureAlert
          error={topics.error}
          title="The words could not be loaded"
          next={
            <Button look="quiet" onClick={() => topics.refetch()}>
              Try again
            </Button>
          }
        />
      ) : topics.data ? (
        <Topics
          {...topics.data}
          hrefOf={(word) => commentsHref(workspaceId, filtersOf(page, word))}
          chosen={filters.q}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading words</span>
          <Skeleton className="h-64" />
        </div>
      )}
    </Card>
  );
}

function filtersOf({ told: _, spam: __, ...page }: PageFilters, q: string): PageFilters {
  return { ...page, q, sentiment: "negative" };
}

type TopicsProps = CommentTopics & { hrefOf: (word: string) => string; chosen: string | undefined };

function Topics({ topics, read, hrefOf, chosen }: TopicsProps) {
  if (topics.length === 0)
    return (
      <p className="text-sm leading-relaxed text-soft">
        {read.critical < 3
          ? "There are too few critical comments to find words in."
          : "No word stands out: critics mention the same things as everyone else, or all different ones."}
      </p>
    );
  const hasOthers = topics.some(({ others }) => others > 0);
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-xs text-faint">
            <th scope="col" className="pb-1 text-left font-normal">
              Word
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              Critical
            </th>
            {hasOthers && (
              <th scope="col" className="pb-1 text-right font-normal">
                Others
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {topics.map(({ word, beside, critical, others }) => (
            <tr key={word} className="border-t border-line">
              <th scope="row" className="max-w-0 py-1 text-left font-normal">
                <TextLink href={hrefOf(word)} look="row" className="max-w-full">
                  <span className="truncate" aria-current={word === chosen ? "true" : undefined}>
                    {word}
                  </span>
                </TextLink>
                {beside.length > 0 && (
                  <span className="block truncate text-xs text-faint">with {beside.join(", ")}</span>
                )}
              </th>
              <td className="w-16 text-right">{formatCount(critical)}</td>
              {hasOthers && <td className="w-16 text-right text-soft">{formatCount(others)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs leading-relaxed text-faint">
        Comments that contain the word, among the newest {formatCount(read.critical)} critical and{" "}
        {formatCount(read.others)} other ones{hasOthers ? "" : "; none of the others has any of these words"}.
      </p>
    </>
  );
}
