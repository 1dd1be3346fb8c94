"use client";

import { Button } from "#components/ui/button.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useOpener } from "#components/ui/use-opener.ts";

const NoteForm = loadLater(() => import("./note-form.tsx"), <Skeleton className="mt-2 h-36 w-full" />);

/** A button that opens the form of a new note. The focus comes back to it. */
export function AddNote({ workspaceId, day }: { workspaceId: string; day: string }) {
  const { button, isOpen, toggle, end } = useOpener();
  return (
    <div className="no-print mt-3">
      <Button ref={button} look="quiet" className="min-h-9 px-3" aria-expanded={isOpen} onClick={toggle}>
        Add a note
      </Button>
      {isOpen && <NoteForm workspaceId={workspaceId} note={null} day={day} onEnd={end} />}
    </div>
  );
}
