"use client";

import { loadLater } from "#components/ui/load-later.tsx";
import { WhenSeen } from "#components/ui/when-seen.tsx";
import type { Note } from "#lib/timeline/schemas.ts";

const NoteActions = loadLater(() => import("./note-actions.tsx"));

/** What can be done with a note; its code comes when it is seen. */
export function LazyNoteActions(props: { workspaceId: string; note: Note }) {
  return (
    <WhenSeen className="min-h-8 basis-full sm:pl-34">
      <NoteActions {...props} />
    </WhenSeen>
  );
}
