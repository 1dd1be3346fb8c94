"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { postToAuth } from "./post-to-auth.ts";

type Props = {
  /** Own path to go to after signing in. */
  goTo: string;
  /** The person was sent back here by a failed attempt that this page did not make. */
  hasFailed: boolean;
};

export function SignInForm({ goTo, hasFailed }: Props) {
  const [error, setError] = useState(hasFailed ? "Signing in did not work. Try again." : "");
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    setPending(true);
    setError("");
    const said = await postToAuth("callback/credentials", {
      email: String(data.get("email") ?? ""),
      password: String(data.get("password") ?? ""),
      callbackUrl: goTo,
    });
    if (said.ok) {
      window.location.assign(said.url);
      return;
    }
    setError(said.error);
    setPending(false);
  };
  // Sent before the script is there, the form must not put a password into the address.
  return (
    <form method="post" action="/api/auth/callback/credentials" onSubmit={submit} className="space-y-5">
      {error && (
        <Alert tone="poor" title="Not signed in" isUrgent>
          <p>{error}</p>
        </Alert>
      )}
      <Field
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        required
        aria-invalid={error !== ""}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={error !== ""}
      />
      <Button type="submit" aria-disabled={isPending} className="min-h-11! w-full">
        {isPending ? "Signing in …" : "Sign in"}
      </Button>
    </form>
  );
}
