"use client";

import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { postToAuth } from "#components/members/post-to-auth.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "#lib/members/values.ts";
import { joinWorkspaces } from "./join-workspace.ts";

type Props = { tokens: readonly [string, ...string[]]; email: string };

/** Nobody is told whether an address is registered: the account of that address is asked for its password. */
const NOT_IN = "If you already have an account with this email address, sign in with its password.";

/** Makes an account of the address that is invited, signs in with it and joins. */
export function InvitedSignUpForm({ tokens, email }: Props) {
  const joining = useSending(async ({ name, password }: { name: string; password: string }) => {
    await fetchJson(ANYTHING, internalPath("/internal/invitations/sign-up", {}), {
      token: tokens[0],
      name,
      password,
    });
    const said = await postToAuth("callback/credentials", { email, password, callbackUrl: "/" });
    if (!said.ok) throw new Error(NOT_IN);
    await joinWorkspaces(tokens);
    return true;
  });
  const isGoing = joining.isPending || joining.data === true;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => `${data.get(name) ?? ""}`;
    if (!isGoing) void joining.send({ name: field("name"), password: field("password") });
  };
  // Sent before the script is there, the form must not put a password into the address.
  return (
    <form
      method="post"
      action={internalPath("/internal/invitations/sign-up", {})}
      noValidate
      onSubmit={submit}
      className="space-y-5"
    >
      {joining.error && (
        <FailureAlert error={joining.error} title="You have not joined" told={joining.error.message} />
      )}
      <Field
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        readOnly
      />
      <Field label="Your name" name="name" autoComplete="name" required maxLength={200} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        minLength={MIN_PASSWORD}
        maxLength={MAX_PASSWORD}
        hint={`At least ${MIN_PASSWORD} characters. A few words work well.`}
      />
      <Button type="submit" aria-disabled={isGoing} className="min-h-11! w-full">
        {isGoing ? "Joining …" : "Create account and join"}
      </Button>
    </form>
  );
}
