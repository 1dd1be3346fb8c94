"use client";

import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { DeleteButton } from "#components/ui/delete-button.tsx";
import { useOpener } from "#components/ui/use-opener.ts";
import type { Note } from "#lib/timeline/schemas.ts";
import NoteForm from "./note-form.tsx";

type Props = { workspaceId: string; note: Note };

/** Changes a note, or takes it away. The focus comes back to where a change began. */
export default function NoteActions({ workspaceId, note }: Props) {
  const { button, isOpen, toggle, end } = useOpener();
  return (
    <>
      <span className="flex shrink-0 gap-1">
        <Button
          ref={button}
          look="plain"
          className="min-h-8 px-2 text-xs"
          aria-label={`Change the note: ${note.text}`}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          Change
        </Button>
        <DeleteButton
          path={internalPath("/internal/workspaces/[workspace_id]/notes/[note_id]", {
            workspace_id: workspaceId,
            note_id: note.id,
          })}
          trigger="Delete"
          triggerName={`Delete the note: ${note.text}`}
          triggerClassName={buttonClass("plain", "min-h-8 px-2 text-xs")}
          title="Delete this note?"
        >
          <p>It will be gone for everyone in the workspace.</p>
        </DeleteButton>
      </span>
      {isOpen && <NoteForm workspaceId={workspaceId} note={note} day={note.day} onEnd={end} />}
    </>
  );
}
