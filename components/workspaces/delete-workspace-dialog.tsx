"use client";

import { internalPath } from "#components/internal-paths.ts";
import { ProofField, type Proofs } from "#components/members/proof-field.tsx";
import { TeamDialog } from "#components/team/team-dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { FileLink } from "#components/ui/file-link.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { WAIT_DAYS } from "#lib/deletion/values.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

type Props = { workspace: { id: string; name: string }; proofs: Proofs; onClose: () => void };

const WORDS = { action: "Delete workspace", pending: "Deleting …", failed: "Not deleted" };

/** Deletes the workspace, once its name was typed and its owner has shown again who they are. */
export default function DeleteWorkspaceDialog({ workspace: { id, name }, proofs, onClose }: Props) {
  const { send, isPending, error } = useSending(async (body: Record<string, string>) => {
    await fetchJson(ANYTHING, internalPath("/internal/deletions/[workspace_id]", { workspace_id: id }), body);
    window.location.assign(`/workspaces/${id}`);
  });
  const errors = errorsOf(error);
  return (
    <TeamDialog
      title={`Delete ${name}`}
      words={WORDS}
      isPending={isPending}
      error={errors.length > 0 ? null : error}
      onClose={onClose}
      onSend={(data) =>
        void send({ brand: `${data.get("brand") ?? ""}`, proof: `${data.get("proof") ?? ""}` })
      }
    >
      <p>
        At once, nobody can open the workspace: its API keys and shared links stop working, and nothing is
        synced, audited or sent. After {WAIT_DAYS} days it is deleted with all its data. Only the record of
        who did what stays.
      </p>
      <div>
        <p>Save a copy first if you may need it.</p>
        <FileLink href={`/exports/${id}/data`}>Export all data</FileLink>
      </div>
      <Field
        label="Name of the workspace"
        name="brand"
        autoComplete="off"
        maxLength={200}
        hint={`Type “${name}” to confirm.`}
        error={errorAt(errors, "/brand")}
      />
      <ProofField id="deletion-proof" {...proofs} error={errorAt(errors, "/proof")} />
    </TeamDialog>
  );
}
