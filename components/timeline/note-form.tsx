"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { Note } from "#lib/timeline/schemas.ts";
import { NOTE_LENGTH } from "#lib/timeline/values.ts";

type Props = {
  workspaceId: string;
  /** The note that is changed; null for a new one. */
  note: Note | null;
  /** The day that a new one stands at unless another is chosen, YYYY-MM-DD. */
  day: string;
  onEnd: () => void;
};

/** Day and words of a note. */
export default function NoteForm({ workspaceId, note, day, onEnd }: Props) {
  const router = useRouter();
  const path = note
    ? internalPath("/internal/workspaces/[workspace_id]/notes/[note_id]", {
        workspace_id: workspaceId,
        note_id: note.id,
      })
    : internalPath("/internal/workspaces/[workspace_id]/notes", { workspace_id: workspaceId });
  const save = useMutation({
    mutationFn: (body: Record<string, unknown>) => fetchJson(ANYTHING, path, body, note ? "PATCH" : "POST"),
    onSuccess: () => {
      onEnd();
      router.refresh();
    },
  });
  const errors = errorsOf(save.error);
  const id = note?.id ?? "note-new";
  return (
    <form
      noValidate
      aria-label={note ? "Change the note" : "New note"}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(Object.fromEntries(new FormData(event.currentTarget)));
      }}
      className="mt-2 w-full basis-full space-y-3"
    >
      <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Field
          label="Day"
          name="day"
          id={`${id}-day`}
          type="date"
          defaultValue={note?.day ?? day}
          error={errorAt(errors, "/day")}
        />
        <Field
          label="Note"
          name="text"
          id={`${id}-text`}
          autoFocus
          maxLength={NOTE_LENGTH}
          defaultValue={note?.text ?? ""}
          placeholder="What happened that day?"
          error={errorAt(errors, "/text")}
        />
      </div>
      {save.error && errors.length === 0 && (
        <FailureAlert error={save.error} title="The note was not saved" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? "Saving …" : "Save"}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
