"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { ROLE_WORDS, type Role } from "./role-words.ts";

const RemoveDialog = loadLater(() => import("./remove-dialog.tsx"));

type Props = {
  workspace: { id: string; name: string };
  me: { id: string; name: string };
  role: Role;
};

/** What somebody may do here, and the way out, for those to whom the team is not shown. */
export function AccessCard({ workspace, me, role }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { word, about } = ROLE_WORDS[role];
  return (
    <Card id="access" title="Your access">
      <p className="text-sm leading-relaxed text-soft">
        <span className="font-medium text-ink">{word}. </span>
        {about}
      </p>
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
    </Card>
  );
}
