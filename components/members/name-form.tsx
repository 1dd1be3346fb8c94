"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useFirstFocus } from "#components/ui/use-first-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asNameChange } from "./answers.ts";

/** The name by which colleagues see the person who is signed in. */
export default function NameForm({ name }: { name: string }) {
  const router = useRouter();
  const change = useSending(async (wanted: string) => {
    const saved = await fetchJson(
      asNameChange,
      internalPath("/internal/account", {}),
      { name: wanted },
      "PATCH",
    );
    router.refresh();
    return saved.name;
  });
  const form = useErrorFocus(change.error);
  useFirstFocus(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change.send(String(new FormData(event.currentTarget).get("name") ?? ""));
  };
  const errors = errorsOf(change.error);
  return (
    <form ref={form} onSubmit={submit} onChange={() => change.reset()} noValidate className="space-y-5">
      <Field
        label="Name"
        name="name"
        id="own-name"
        autoComplete="name"
        defaultValue={name}
        maxLength={200}
        hint="What colleagues see beside what you do."
        error={errorAt(errors, "/name")}
      />
      <Button type="submit" aria-disabled={change.isPending}>
        {change.isPending ? "Saving …" : "Save name"}
      </Button>
      {change.data !== null && <Alert tone="good" title="Your name has been saved" isUrgent />}
      {change.error && errors.length === 0 && <FailureAlert error={change.error} title="Not saved" />}
    </form>
  );
}
