import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { searchPlace } from "#app/search-place.ts";
import { requireUser } from "#app/session-caller.ts";
import { Alert } from "#components/ui/alert.tsx";
import { formatDay, formatMoment } from "#components/ui/format.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import { KeepWorkspace } from "#components/workspaces/keep-workspace.tsx";
import { findMember } from "#lib/access/find-member.ts";
import { type EndingWorkspace, findEnding } from "#lib/deletion/list-ending.ts";
import { Frame } from "../../frame.tsx";

export const metadata: Metadata = { title: "Workspace to be deleted" };

type Props = { params: Promise<{ workspace_id: string }> };

/** All that members see of a workspace that waits to be deleted: until when, and how its owners keep it. */
export default async function EndingPage({ params }: Props) {
  const { workspace_id } = await params;
  const user = await requireUser(`/workspaces/${workspace_id}`);
  const ending = await findEnding(user.id, workspace_id);
  if (!ending) {
    if (await findMember(user.id, workspace_id)) redirect(`/w/${workspace_id}`);
    notFound();
  }
  return (
    <Frame user={user} place={await searchPlace(user.id)}>
      <PageHead title={ending.name} within={{ href: "/workspaces", label: "All workspaces" }} />
      <Ending {...ending} />
    </Frame>
  );
}

function Ending({ id, endsAt, endedBy, role }: EndingWorkspace) {
  const isOwner = role === "owner";
  return (
    <Alert
      tone="poor"
      title={`This workspace will be deleted on ${formatDay(endsAt)}`}
      className="max-w-prose"
    >
      <p>
        {endedBy ?? "A former member"} asked for this. Until {formatMoment(endsAt)} nobody can open it, its
        API keys and shared links do not work, and nothing is synced, audited or sent. Then it is deleted with
        all its data.
      </p>
      {isOwner ? (
        <KeepWorkspace workspaceId={id} />
      ) : (
        <p>If it should stay, ask an owner of the workspace to keep it.</p>
      )}
    </Alert>
  );
}
