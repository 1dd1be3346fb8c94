import { findFreshness } from "#app/find-freshness.ts";
import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { readRivalView } from "#components/rivals/rival-address.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Search } from "#components/ui/read-search.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { RivalsBody } from "./rivals-body.tsx";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

export const generateMetadata = workspaceTitle("rivals");

/** Watched profiles beside one's own. Period, platform, who is compared and order live in the address. */
export default async function RivalsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const member = await requireMember(workspace_id);
  const freshness = await findFreshness(member.caller, "imports", "syncs");
  const view = readRivalView(await searchParams);
  return (
    <>
      <PageHead title="Rivals" about={member.workspace.name} />
      <AutoRefresh {...freshness} />
      <Soon
        key={workspace_id}
        fallback={<Skeleton name="rivals" className="h-112 rounded-card" />}
        read={() => RivalsBody({ member, view })}
      />
    </>
  );
}
