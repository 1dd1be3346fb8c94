"use client";

import type { FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { PasswordField } from "#components/ui/password-field.tsx";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";

type Props = {
  /** Of its field, unique on the page. */
  id: string;
  /** The word for going on, and what comes of it. */
  action: string;
  about: string;
  send: (proof: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for the password or a code before the second step is changed. */
export default function ProofForm({ id, action, about, send, onCancel }: Props) {
  const change = useSending(send);
  const form = useErrorFocus(change.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change.send(String(new FormData(event.currentTarget).get("proof") ?? ""));
  };
  const errors = errorsOf(change.error);
  return (
    <form ref={form} method="post" onSubmit={submit} className="space-y-4">
      <p className="text-sm">{about}</p>
      <PasswordField
        id={id}
        label="Your password, or a code from your app"
        name="proof"
        autoComplete="current-password"
        required
        maxLength={1024}
        error={errorAt(errors, "/proof")}
      />
      {change.error && errors.length === 0 && <FailureAlert error={change.error} title="Not changed" />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={change.isPending}>
          {action}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
