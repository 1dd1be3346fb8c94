"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import { formatDay } from "#components/ui/format.ts";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { Time } from "#components/ui/time.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Share } from "#lib/shares/schemas.ts";
import { asRevokedShare } from "./answers.ts";

type Props = { workspaceId: string; shares: Share[]; canRevoke: boolean };

const COLUMNS: Column[] = [
  { label: "Made" },
  { label: "Valid until" },
  { label: "Password" },
  { label: "Last opened" },
  { label: "Action" },
];

/** The links that lead to an audit now; members take them back. */
export function ShareList({ workspaceId, shares, canRevoke }: Props) {
  return (
    <StackedTable
      caption="Links to this audit"
      columns={canRevoke ? COLUMNS : COLUMNS.slice(0, -1)}
      rows={shares.map((share) => row(share, canRevoke ? workspaceId : null))}
    />
  );
}

function row(share: Share, workspaceId: string | null): Row {
  const { share_id, created_at, created_by, expires_at, has_password, last_opened_at } = share;
  const cells = [
    <span key="made">
      <Time at={created_at} />
      {created_by && <span className="block text-xs text-faint">by {created_by}</span>}
    </span>,
    <Time key="until" at={expires_at} dayOnly />,
    has_password ? "Yes" : "No",
    last_opened_at ? <Time key="opened" at={last_opened_at} /> : "Not yet",
  ];
  return {
    key: share_id,
    cells: workspaceId ? [...cells, <Revoke key="revoke" workspaceId={workspaceId} share={share} />] : cells,
  };
}

function Revoke({ workspaceId, share }: { workspaceId: string; share: Share }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const ids = { workspace_id: workspaceId, share_id: share.share_id };
  const revoke = useMutation({
    mutationFn: () =>
      fetchJson(
        asRevokedShare,
        internalPath("/internal/workspaces/[workspace_id]/shares/[share_id]", ids),
        {},
        "DELETE",
      ),
    onSuccess: () => {
      setOpen(false);
      router.refresh();
    },
  });
  return (
    <Confirm
      trigger="Revoke"
      triggerName={`Revoke the link of ${formatDay(share.created_at)}`}
      triggerClassName={buttonClass("quiet", "min-h-9 px-3")}
      title="Revoke this link?"
      action={revoke.isPending ? "Revoking …" : "Revoke"}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isPending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate()}
    >
      <p>The link stops working immediately. Anything already read or saved stays where it is.</p>
    </Confirm>
  );
}
