"use client";

import { Field } from "#components/ui/field.tsx";
import { AuthForm } from "./auth-form.tsx";

type Props = {
  /** Own path to go to after signing in. */
  goTo: string;
  /** The person was sent back here by a failed attempt that this page did not make. */
  hasFailed: boolean;
};

const WORDS = { failed: "Not signed in", action: "Sign in", pending: "Signing in …" };

export function SignInForm({ goTo, hasFailed }: Props) {
  const said = hasFailed ? "Signing in did not work. Try again." : "";
  return (
    <AuthForm way="credentials" goTo={goTo} said={said} words={WORDS}>
      {(isWrong) => (
        <>
          <Field
            label="Email address"
            name="email"
            type="email"
            autoComplete="username"
            required
            aria-invalid={isWrong}
          />
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-invalid={isWrong}
          />
        </>
      )}
    </AuthForm>
  );
}
