import { Download } from "lucide-react";
import { CommentList } from "#components/comments/comment-list.tsx";
import { tellCount, tellDifference } from "#components/comments/comment-words.ts";
import { commentsHref, exportHref, type PageFilters } from "#components/comments/comments-href.ts";
import { FilterBar } from "#components/comments/filter-bar.tsx";
import { FilterChips } from "#components/comments/filter-chips.tsx";
import { NoComments } from "#components/comments/no-comments.tsx";
import { SourceNotes } from "#components/comments/source-notes.tsx";
import { ToneLinks } from "#components/comments/tone-links.tsx";
import { TopicChips, TopicsCard } from "#components/comments/topics-card.tsx";
import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { listComments } from "#lib/comments/list-comments.ts";
import { listCommentSources, summariseComments } from "#lib/comments/summarise-comments.ts";
import { utcDay } from "#lib/time.ts";
import { listFilters } from "./list-filters.ts";

type Props = { member: Member; page: PageFilters };

/** The comments that filters leave, what they are like, and where they come from. */
export async function Comments({ member: { caller, role }, page }: Props) {
  const { workspaceId } = caller;
  const now = new Date();
  const filters = listFilters(page, utcDay(now));
  const [sources, summary, initial] = await Promise.all([
    listCommentSources(caller),
    summariseComments(caller, filters),
    listComments(caller, filters),
  ]);
  const { profiles } = sources;
  if (!profiles.some(({ hasComments }) => hasComments))
    return (
      <NoComments workspaceId={workspaceId} profiles={profiles} canChange={roleIncludes(role, "editor")} />
    );
  const withComments = profiles.filter(({ hasComments }) => hasComments);
  const names = {
    post: filters.post ? (initial.comments.find(({ post }) => post)?.post?.name ?? null) : null,
    profile: profiles.find(({ id }) => id === filters.profile)?.handle ?? null,
  };
  const difference = tellDifference(page.told, summary);
  return (
    <>
      <section
        aria-label="Filters"
        className="mb-4 rounded-card border border-line bg-surface p-5 sm:mb-6 sm:p-6"
      >
        <FilterBar
          workspaceId={workspaceId}
          filters={page}
          platforms={[...new Set(withComments.map(({ platform }) => platform))]}
          languages={summary.languages}
        />
        <FilterChips workspaceId={workspaceId} filters={page} names={names} />
      </section>
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <section
          aria-labelledby="comments"
          className="min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6 lg:col-span-2"
        >
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="comments" className="text-base font-semibold" data-testid="comment-count">
              {tellCount(summary, filters)}
            </h2>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <ChoiceLinks
                name="Order"
                choices={[
                  {
                    label: "Critical first",
                    href: commentsHref(workspaceId, { ...page, order: undefined }),
                    isCurrent: !page.order,
                  },
                  {
                    label: "Newest",
                    href: commentsHref(workspaceId, { ...page, order: "newest" }),
                    isCurrent: page.order === "newest",
                  },
                ]}
              />
              {summary.total > 0 && (
                <a
                  href={exportHref(workspaceId, page)}
                  download
                  className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-accent underline-offset-4 hover:underline"
                >
                  <Download aria-hidden="true" className="size-4" />
                  CSV
                </a>
              )}
            </div>
          </div>
          {!page.spam && summary.ofAll > 0 && (
            <div className="mb-3">
              <ToneLinks workspaceId={workspaceId} page={page} tones={summary.tones} />
            </div>
          )}
          <TopicChips workspaceId={workspaceId} filters={filters} page={page} />
          {difference && <p className="mb-3 text-sm text-soft">{difference}</p>}
          <Hidden workspaceId={workspaceId} page={page} spam={summary.spam} unread={sources.unread} />
          {initial.comments.length === 0 ? (
            <p className="py-6 text-sm text-soft">
              {sources.unread > 0 && summary.ofAll === 0 ? (
                "Comments are being read. Check back in a moment."
              ) : (
                <>
                  No comments match these filters.{" "}
                  <TextLink href={commentsHref(workspaceId)}>Clear filters</TextLink>
                </>
              )}
            </p>
          ) : (
            <CommentList
              key={JSON.stringify(filters)}
              workspaceId={workspaceId}
              filters={filters}
              initial={initial}
              canCorrect={caller.scopes.includes("audits:write")}
            />
          )}
        </section>
        <div className="min-w-0 space-y-4 sm:space-y-6">
          <TopicsCard workspaceId={workspaceId} filters={filters} page={page} />
          <SourceNotes workspaceId={workspaceId} sources={sources} />
        </div>
      </div>
    </>
  );
}

type HiddenProps = { workspaceId: string; page: PageFilters; spam: number; unread: number };

/** What the list leaves out by itself, and how to see it. */
function Hidden({ workspaceId, page, spam, unread }: HiddenProps) {
  const { spam: shown, sentiment, ...rest } = page;
  const isOut = spam > 0 && !shown && !sentiment;
  return (
    <p className="mb-3 text-sm leading-relaxed text-soft empty:hidden">
      {isOut && (
        <>
          {formatPlural(spam, "comment")} that {spam === 1 ? "looks" : "look"} like promotion{" "}
          {spam === 1 ? "is" : "are"} hidden.{" "}
          <TextLink href={commentsHref(workspaceId, { ...rest, spam: "only" })}>
            Show {spam === 1 ? "it" : "them"}
          </TextLink>{" "}
        </>
      )}
      {shown && (
        <TextLink href={commentsHref(workspaceId, rest)}>Back to all comments except promotion</TextLink>
      )}
      {unread > 0 && ` ${formatPlural(unread, "comment")} just came in and will appear in a moment.`}
    </p>
  );
}
