"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { PasswordField } from "#components/ui/password-field.tsx";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useFirstFocus } from "#components/ui/use-first-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { PasswordChange } from "#lib/members/schemas.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "#lib/members/values.ts";
import { asPasswordChanged } from "./answers.ts";

/** Changes the password of the person who is signed in. */
export default function PasswordForm() {
  const router = useRouter();
  const change = useSending(async ({ body, sent }: { body: PasswordChange; sent: HTMLFormElement }) => {
    await fetchJson(asPasswordChanged, internalPath("/internal/password", {}), body);
    sent.reset();
    router.refresh();
    return true;
  });
  const form = useErrorFocus(change.error);
  useFirstFocus(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? "");
    const body = { current_password: field("current_password"), new_password: field("new_password") };
    void change.send({ body, sent: event.currentTarget });
  };
  const errors = errorsOf(change.error);
  return (
    <form ref={form} onSubmit={submit} onChange={() => change.reset()} className="space-y-5">
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
      {change.data && (
        <Alert tone="good" title="Your password has been changed" isUrgent>
          <p>All your other sessions have ended.</p>
        </Alert>
      )}
      {change.error && errors.length === 0 && <FailureAlert error={change.error} title="Not changed" />}
    </form>
  );
}
