"use client";

import dynamic from "next/dynamic";
import { WhenSeen } from "#components/ui/when-seen.tsx";
import type { Note } from "#lib/timeline/schemas.ts";

const NoteActions = dynamic(() => import("./note-actions.tsx"), { ssr: false });

/** What can be done with a note; its code comes when it is seen. */
export function LazyNoteActions(props: { workspaceId: string; note: Note }) {
  return (
    <WhenSeen className="min-h-8 basis-full sm:pl-34">
      <NoteActions {...props} />
    </WhenSeen>
  );
}
