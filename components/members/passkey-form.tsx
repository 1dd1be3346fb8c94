"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import { asPasskeyAdded } from "./answers.ts";
import { passkeyWords } from "./passkey-words.ts";

async function makePasskey(name: string): Promise<unknown> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = await fetchJson(ANYTHING, internalPath("/internal/passkeys/options", {}), {});
  const answer = await startRegistration({ optionsJSON: optionsJSON as never });
  return fetchJson(asPasskeyAdded, internalPath("/internal/passkeys", {}), { name, answer });
}

/** Has this device make a passkey, under a name. */
export default function PasskeyForm({ onEnd }: { onEnd: () => void }) {
  const router = useRouter();
  const add = useSending(async (name: string) => {
    await makePasskey(name);
    onEnd();
    router.refresh();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add.send(String(new FormData(event.currentTarget).get("name") ?? ""));
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field
        id="passkey-name"
        label="Name"
        name="name"
        required
        maxLength={100}
        hint="So that you know it again, such as Work laptop."
      />
      {add.error && (
        <Alert tone="poor" title="Not added" isUrgent>
          <p>{passkeyWords(add.error)}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={add.isPending}>
          {add.isPending ? "Adding …" : "Add"}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
