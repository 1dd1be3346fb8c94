"use client";

import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Invitation } from "#lib/invitations/schemas.ts";
import { NEW_LINK, NewLink } from "./new-link.tsx";
import { TeamDialog } from "./team-dialog.tsx";

type Props = { workspaceId: string; invitation: Invitation; onClose: () => void };

const WORDS = { action: "Make a new link", pending: "Making it …", failed: "No link was made" };

/** Makes a new link for an invitation and shows it. */
export default function RenewDialog({ workspaceId, invitation, onClose }: Props) {
  const router = useRouter();
  const ids = { workspace_id: workspaceId, invitation_id: invitation.invitation_id };
  const renewal = useSending(async () => {
    const made = await fetchJson(
      NEW_LINK,
      internalPath("/internal/workspaces/[workspace_id]/invitations/[invitation_id]/renew", ids),
      {},
    );
    router.refresh();
    return made;
  });
  return (
    <TeamDialog
      title={renewal.data ? "New link" : "Make a new link?"}
      words={renewal.data ? null : WORDS}
      isPending={renewal.isPending}
      error={renewal.error}
      onClose={onClose}
      onSend={() => void renewal.send(undefined)}
    >
      {renewal.data ? (
        <NewLink {...renewal.data} />
      ) : (
        <p>{invitation.email} gets seven more days. Earlier links stop working.</p>
      )}
    </TeamDialog>
  );
}
