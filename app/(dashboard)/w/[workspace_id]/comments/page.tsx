import { findFreshness } from "#app/find-freshness.ts";
import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { CommentsSkeleton } from "#components/comments/comments-skeleton.tsx";
import { readFilters } from "#components/comments/read-filters.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Search } from "#components/ui/read-search.ts";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { Comments } from "./comments.tsx";

type Props = {
  params: Promise<{ workspace_id: string }>;
  searchParams: Promise<Search>;
};

export const generateMetadata = workspaceTitle("comments");

/** What others write on the brand's profiles. The filters live in the address. */
export default async function CommentsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const member = await requireMember(workspace_id);
  const filters = readFilters(await searchParams);
  const freshness = await findFreshness(member.caller, "imports", "syncs");
  return (
    <>
      <PageHead title="Comments" about={member.workspace.name} />
      <AutoRefresh {...freshness} />
      <Soon
        key={workspace_id}
        fallback={<CommentsSkeleton />}
        read={() => Comments({ member, page: filters })}
      />
    </>
  );
}
