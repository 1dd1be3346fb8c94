"use client";

import { useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Invitation } from "#lib/invitations/schemas.ts";
import { ROLE_WORDS } from "./role-words.ts";

const RenewDialog = loadLater(() => import("./renew-dialog.tsx"));
const WithdrawDialog = loadLater(() => import("./withdraw-dialog.tsx"));

const COLUMNS: Column[] = [
  { label: "Invited" },
  { label: "Role" },
  { label: "By" },
  { label: "Valid until" },
  { label: "Action" },
];

type Props = { workspaceId: string; invitations: Invitation[] };

/** Who was invited and has not joined: with a new link, or taken back. */
export function InvitationList({ workspaceId, invitations }: Props) {
  const rows = invitations.map((one) => row(one, workspaceId));
  return <StackedTable caption="Open invitations" columns={COLUMNS} rows={rows} from="lg" />;
}

function row(invitation: Invitation, workspaceId: string): Row {
  const { invitation_id, email, role, invited_by, expires_at, is_expired } = invitation;
  return {
    key: invitation_id,
    cells: [
      <span key="email" className="break-all">
        {email}
      </span>,
      ROLE_WORDS[role].word,
      invited_by ?? "A former member",
      is_expired ? <Badge key="until">Expired</Badge> : <Time key="until" at={expires_at} dayOnly />,
      <Actions key="actions" workspaceId={workspaceId} invitation={invitation} />,
    ],
  };
}

const SMALL = "min-h-9 px-3";

function Actions({ workspaceId, invitation }: { workspaceId: string; invitation: Invitation }) {
  const [open, setOpen] = useState<"renew" | "withdraw" | null>(null);
  const props = { workspaceId, invitation, onClose: () => setOpen(null) };
  return (
    <span className="flex flex-wrap gap-2 max-lg:justify-end">
      <Button
        look="quiet"
        className={SMALL}
        aria-label={`New link for ${invitation.email}`}
        onClick={() => setOpen("renew")}
      >
        New link
      </Button>
      <Button
        look="plain"
        className={SMALL}
        aria-label={`Withdraw the invitation of ${invitation.email}`}
        onClick={() => setOpen("withdraw")}
      >
        Withdraw
      </Button>
      {open === "renew" && <RenewDialog {...props} />}
      {open === "withdraw" && <WithdrawDialog {...props} />}
    </span>
  );
}
