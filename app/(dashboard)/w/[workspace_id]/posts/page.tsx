import { findFreshness } from "#app/find-freshness.ts";
import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { NoPosts, TableSkeleton } from "#components/posts/no-posts.tsx";
import { readFilter } from "#components/posts/post-filter.ts";
import { PostList } from "#components/posts/post-list.tsx";
import { PostsHead } from "#components/posts/posts-head.tsx";
import type { Search } from "#components/ui/read-search.ts";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import type { Caller } from "#lib/caller.ts";
import { listPostChoices } from "#lib/posts/list-choices.ts";
import { listPosts } from "#lib/posts/list-posts.ts";
import { addDays, utcDay } from "#lib/time.ts";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

/** A screen or two; the rest is asked for as somebody gets there. */
const FIRST_POSTS = 30;
const PERIODS = [7, 30, 90, 365];

export const generateMetadata = workspaceTitle("posts");

/** All posts with their figures. Filter and order live in the address. */
export default async function PostsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const { caller, workspace } = await requireMember(workspace_id);
  const freshness = await findFreshness(caller, "imports", "syncs");
  const search = await searchParams;
  return (
    <>
      <PostsHead workspace={workspace} current="list" />
      <AutoRefresh {...freshness} />
      <Soon
        key={workspace_id}
        fallback={<TableSkeleton />}
        read={() => Posts({ caller, search, readAt: freshness.readAt })}
      />
    </>
  );
}

type PostsProps = { caller: Caller; search: Search; readAt: number };

async function Posts({ caller, search, readAt }: PostsProps) {
  const filter = readFilter(search);
  const [choices, page] = await Promise.all([
    listPostChoices(caller),
    listPosts(caller, filter, { limit: FIRST_POSTS }),
  ]);
  if (choices.total === 0 && choices.formats.length === 0)
    return <NoPosts workspaceId={caller.workspaceId} />;
  return (
    <PostList
      key={caller.workspaceId}
      workspaceId={caller.workspaceId}
      initial={{ filter, page, known: choices.total, readAt }}
      choices={choices}
      periods={PERIODS.map((days) => ({ days, from: addDays(utcDay(new Date(readAt)), 1 - days) }))}
    />
  );
}
