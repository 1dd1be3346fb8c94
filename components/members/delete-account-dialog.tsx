"use client";

import { internalPath } from "#components/internal-paths.ts";
import { TeamDialog } from "#components/team/team-dialog.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { formatDay } from "#components/ui/format.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asScheduledDeparture } from "./answers.ts";
import { ProofField, type Proofs } from "./proof-field.tsx";

const WORDS = { action: "Delete your account", pending: "Deleting …", failed: "Not deleted" };

/** Deletes the account of the person who is signed in, once they have shown again who they are. */
export default function DeleteAccountDialog({ proofs, onClose }: { proofs: Proofs; onClose: () => void }) {
  const { send, isPending, error, data } = useSending((proof: string) =>
    fetchJson(asScheduledDeparture, internalPath("/internal/account", {}), { proof }, "DELETE"),
  );
  const errors = errorsOf(error);
  return (
    <TeamDialog
      title="Delete your account"
      words={data ? null : WORDS}
      isPending={isPending}
      error={errors.length > 0 ? null : error}
      onClose={data ? () => window.location.assign("/sign-in") : onClose}
      onSend={(form) => void send(`${form.get("proof") ?? ""}`)}
    >
      {data ? (
        <p role="status">
          Your account will be deleted on {formatDay(data.ends_at)}. Sign in before then to keep it. You are
          signed out now.
        </p>
      ) : (
        <>
          <p>You leave every workspace you are in. What you did there stays in its log, without your name.</p>
          <ProofField id="departure-proof" {...proofs} error={errorAt(errors, "/proof")} />
        </>
      )}
    </TeamDialog>
  );
}
