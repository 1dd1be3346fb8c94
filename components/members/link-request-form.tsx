"use client";

import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { LinkPurpose } from "#lib/members/schemas.ts";

/** @param goodFor how long the link works, in words */
type Props = { purpose: LinkPurpose; goodFor: string };

/** Asks for a link by mail. What it says is the same for every address. */
export function LinkRequestForm({ purpose, goodFor }: Props) {
  const mail = useSending(async (email: string) => {
    await fetchJson(ANYTHING, internalPath("/internal/sign-in-links", {}), { email, purpose });
    return email;
  });
  const form = useErrorFocus(mail.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void mail.send(String(new FormData(event.currentTarget).get("email") ?? ""));
  };
  if (mail.data !== null) {
    return (
      <Alert tone="good" title="Check your email" isUrgent className="break-words">
        <p>
          If there is an account for {mail.data}, a link is on its way. It works once, for {goodFor}.
        </p>
        <p>Nothing there? Look in your spam folder, and check that the address is right.</p>
      </Alert>
    );
  }
  const errors = errorsOf(mail.error);
  return (
    <form ref={form} method="post" onSubmit={submit} className="space-y-5">
      {mail.error && errors.length === 0 && <FailureAlert error={mail.error} title="Not sent" />}
      <Field
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        error={errorAt(errors, "/email")}
      />
      <Button type="submit" aria-disabled={mail.isPending} className="min-h-11! w-full">
        {mail.isPending ? "Sending …" : "Send link"}
      </Button>
    </form>
  );
}
