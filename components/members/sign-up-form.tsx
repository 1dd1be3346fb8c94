"use client";

import { type FormEvent, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { IndustryField } from "#components/workspaces/industry-field.tsx";
import { fetchJson, isFailure } from "#lib/http/fetch-json.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "#lib/members/values.ts";
import { asSignedUp } from "./answers.ts";
import { postToAuth } from "./post-to-auth.ts";

type Refusal = { title: string; detail: string; shallSignIn?: boolean };

/** Makes an account, signs in with it and goes on to the first thing to do: importing a file. */
export function SignUpForm() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    setPending(true);
    setRefusal(null);
    try {
      const goTo = await signUp(data);
      if (goTo) return window.location.assign(goTo);
      setRefusal(NOT_IN);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setPending(false);
  };
  // Sent before the script is there, the form must not put a password into the address.
  return (
    <form
      method="post"
      action={internalPath("/internal/sign-up", {})}
      onSubmit={submit}
      className="space-y-5"
    >
      {refusal && (
        <Alert tone="poor" title={refusal.title} isUrgent>
          <p>{refusal.detail}</p>
          {refusal.shallSignIn && (
            <TextLink href="/sign-in" look="alert">
              Sign in
            </TextLink>
          )}
        </Alert>
      )}
      <Field label="Name of your brand" name="brand" autoComplete="organization" required maxLength={200} />
      <Field label="Your name" name="name" autoComplete="name" required maxLength={200} />
      <Field label="Email address" name="email" type="email" autoComplete="username" required />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        minLength={MIN_PASSWORD}
        maxLength={MAX_PASSWORD}
        hint={`At least ${MIN_PASSWORD} characters. A few words work well.`}
      />
      <IndustryField label="Industry (optional)" />
      <Button type="submit" aria-disabled={isPending} className="min-h-11! w-full">
        {isPending ? "Creating your account …" : "Create account"}
      </Button>
    </form>
  );
}

/** Nobody is told whether an address is registered: the account of that address is asked for its password. */
const NOT_IN: Refusal = {
  title: "Please sign in",
  detail: "If you already have an account with this email address, sign in with its password.",
  shallSignIn: true,
};

/** @returns where to go on; null when the account could not be signed in to with this password. */
async function signUp(data: FormData): Promise<string | null> {
  const field = (name: string) => String(data.get(name) ?? "");
  const [email, password] = [field("email"), field("password")];
  const body = { brand: field("brand"), name: field("name"), email, password, industry: field("industry") };
  await fetchJson(asSignedUp, internalPath("/internal/sign-up", {}), body);
  const said = await postToAuth("callback/credentials", { email, password, callbackUrl: "/?begin" });
  return said.ok ? said.url : null;
}

function refusalOf(error: unknown): Refusal {
  if (!isFailure(error)) return { title: "No account was created", detail: "Please try again." };
  return { title: error.title, detail: error.message };
}
