"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { loadLater } from "#components/ui/load-later.tsx";

const RemoveDialog = loadLater(() => import("./remove-dialog.tsx"));

export type LeaveProps = { workspace: { id: string; name: string }; me: { id: string; name: string } };

/** Asks whether it is meant before anything happens. */
export function LeaveButton({ workspace, me }: LeaveProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="mt-4" onClick={() => setOpen(true)}>
        Leave this workspace
      </Button>
      {isOpen && (
        <RemoveDialog
          workspace={workspace}
          member={{ user_id: me.id, name: me.name, is_me: true }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
