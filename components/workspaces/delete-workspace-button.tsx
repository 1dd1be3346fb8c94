"use client";

import { useState } from "react";
import type { Proofs } from "#components/members/proof-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { loadLater } from "#components/ui/load-later.tsx";

const DeleteWorkspaceDialog = loadLater(() => import("./delete-workspace-dialog.tsx"));

export type DeleteWorkspaceProps = { workspace: { id: string; name: string }; proofs: Proofs };

/** Asks whether it is meant before anything happens. */
export function DeleteWorkspaceButton(props: DeleteWorkspaceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Delete workspace
      </Button>
      {isOpen && <DeleteWorkspaceDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
