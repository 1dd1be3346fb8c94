"use client";

import { Field } from "#components/ui/field.tsx";
import { IndustryField } from "#components/workspaces/industry-field.tsx";
import { AuthForm } from "./auth-form.tsx";

type Props = {
  ticket: string;
  goTo: string;
  /** As whom somebody goes on who has an account here. */
  email: string;
};

/** Signs in whoever has come from a provider, by a button: whatever else opens the page changes nothing. */
export function ProviderEntry({ ticket, goTo, email }: Props) {
  const words = { failed: "Not signed in", action: `Continue as ${email}`, pending: "Signing in …" };
  return <AuthForm way="provider" goTo={goTo} fixed={{ ticket }} words={words} />;
}

type NewProps = {
  ticket: string;
  goTo: string;
  /** What they are called at the provider. */
  name: string;
  isInvited: boolean;
};

const WORDS = {
  failed: "No account was created",
  action: "Create account",
  pending: "Creating your account …",
};

/** Makes an account for whoever has come from a provider and is new here; who was invited gets no brand of their own. */
export function NewProviderEntry({ ticket, goTo, name, isInvited }: NewProps) {
  return (
    <AuthForm way="provider" goTo={goTo} fixed={{ ticket }} words={WORDS}>
      {() => (
        <>
          {!isInvited && (
            <Field
              label="Name of your brand"
              name="brand"
              autoComplete="organization"
              required
              maxLength={200}
            />
          )}
          <Field
            label="Your name"
            name="name"
            autoComplete="name"
            required
            maxLength={200}
            defaultValue={name}
          />
          {!isInvited && <IndustryField label="Industry (optional)" />}
        </>
      )}
    </AuthForm>
  );
}
