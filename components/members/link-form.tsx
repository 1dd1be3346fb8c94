"use client";

import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { PROVIDER_NAMES, type Provider } from "#lib/members/values.ts";
import { ProofField, type Proofs } from "./proof-field.tsx";
import { PROVIDER_PAGE } from "./provider-page.ts";

type Props = { provider: Provider; proofs: Proofs; onCancel: () => void };

/** Asks once more who somebody is, then leads to the provider whose account is to be linked. */
export default function LinkForm({ provider, proofs, onCancel }: Props) {
  const name = PROVIDER_NAMES[provider];
  const going = useSending(async (proof: string) => {
    const url = await fetchJson(PROVIDER_PAGE, internalPath("/internal/identities", {}), { provider, proof });
    window.location.assign(url);
    return true;
  });
  const form = useErrorFocus(going.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void going.send(String(new FormData(event.currentTarget).get("proof") ?? ""));
  };
  const errors = errorsOf(going.error);
  return (
    <form ref={form} onSubmit={submit} className="space-y-4 text-sm">
      <ProofField id={`link-${provider}`} {...proofs} error={errorAt(errors, "/proof")} />
      {going.error && (errors.length === 0 || !(proofs.hasPassword || proofs.hasCodes)) && (
        <FailureAlert error={going.error} title="Not linked" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={going.isPending}>
          Go on to {name}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
