"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { Note } from "#lib/timeline/schemas.ts";
import NoteForm from "./note-form.tsx";

type Props = { workspaceId: string; note: Note };

/** Changes a note, or takes it away. The focus comes back to where a change began. */
export default function NoteActions({ workspaceId, note }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <span className="flex shrink-0 gap-1">
        <Button
          ref={button}
          look="plain"
          className="min-h-8 px-2 text-xs"
          aria-label={`Change the note: ${note.text}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Change
        </Button>
        <DeleteNote workspaceId={workspaceId} note={note} />
      </span>
      {isOpen && <NoteForm workspaceId={workspaceId} note={note} day={note.day} onEnd={end} />}
    </>
  );
}

function DeleteNote({ workspaceId, note }: Props) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const path = internalPath("note", { workspace_id: workspaceId, note_id: note.id });
  const remove = useMutation({
    mutationFn: () => fetchJson(ANYTHING, path, {}, "DELETE"),
    onSuccess: () => {
      setOpen(false);
      router.refresh();
    },
  });
  return (
    <Confirm
      trigger="Delete"
      triggerName={`Delete the note: ${note.text}`}
      triggerClassName={buttonClass("plain", "min-h-8 px-2 text-xs")}
      title="Delete this note?"
      action={remove.isPending ? "Deleting …" : "Delete"}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      <p>It goes for everybody in the workspace.</p>
    </Confirm>
  );
}
