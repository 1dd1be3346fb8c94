"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import type { TeamMember } from "#lib/team/schemas.ts";

const HandoverDialog = loadLater(() => import("./handover-dialog.tsx"));

/** `others`: who may get it, one at least. */
type Props = { workspace: { id: string; name: string }; others: TeamMember[] };

/** Where an owner gives the workspace to somebody else of the team. */
export function HandoverCard({ workspace, others }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card id="ownership" title="Ownership">
      <p className="mb-4 max-w-prose text-sm leading-relaxed text-soft">
        Make someone else the owner in your place. You stay as an admin.
      </p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Hand over workspace
      </Button>
      {isOpen && <HandoverDialog workspace={workspace} others={others} onClose={() => setOpen(false)} />}
    </Card>
  );
}
