"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { PasswordField } from "#components/ui/password-field.tsx";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { PasswordChange } from "#lib/members/schemas.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "#lib/members/values.ts";
import { asPasswordChanged } from "./answers.ts";

/** Changes the password of the person who is signed in. */
export function PasswordForm() {
  const router = useRouter();
  const change = useMutation({
    mutationFn: ({ body }: { body: PasswordChange; form: HTMLFormElement }) =>
      fetchJson(asPasswordChanged, internalPath("/internal/password", {}), body),
    onSuccess: (_, { form: sent }) => {
      sent.reset();
      router.refresh();
    },
  });
  const form = useErrorFocus(change.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? "");
    const body = { current_password: field("current_password"), new_password: field("new_password") };
    change.mutate({ body, form: event.currentTarget });
  };
  const errors = errorsOf(change.error);
  // Sent before the script is there, the form must not put a password into the address.
  return (
    <form ref={form} method="post" onSubmit={submit} onChange={() => change.reset()} className="space-y-5">
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        required
        maxLength={1024}
        error={errorAt(errors, "/current_password")}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        required
        minLength={MIN_PASSWORD}
        maxLength={MAX_PASSWORD}
        hint={`At least ${MIN_PASSWORD} characters. A few words work well.`}
        error={errorAt(errors, "/new_password")}
      />
      <Button type="submit" aria-disabled={change.isPending}>
        {change.isPending ? "Changing …" : "Change password"}
      </Button>
      {change.isSuccess && (
        <Alert tone="good" title="Your password has been changed" isUrgent>
          <p>All your other sessions have ended.</p>
        </Alert>
      )}
      {change.error && errors.length === 0 && <FailureAlert error={change.error} title="Not changed" />}
    </form>
  );
}
