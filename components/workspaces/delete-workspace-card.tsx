"use client";

import { useState } from "react";
import type { Proofs } from "#components/members/proof-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { WAIT_DAYS } from "#lib/deletion/values.ts";

const DeleteWorkspaceDialog = loadLater(() => import("./delete-workspace-dialog.tsx"));

type Props = { workspace: { id: string; name: string }; proofs: Proofs };

/** Where an owner deletes the workspace. */
export function DeleteWorkspaceCard({ workspace, proofs }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card id="danger" title="Delete workspace">
      <p className="mb-4 max-w-prose text-sm leading-relaxed text-soft">
        The workspace is closed to everyone at once, and deleted {WAIT_DAYS} days later. Until then, any owner
        can keep it.
      </p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Delete workspace
      </Button>
      {isOpen && (
        <DeleteWorkspaceDialog workspace={workspace} proofs={proofs} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
