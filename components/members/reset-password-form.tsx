"use client";

import { PasswordField } from "#components/ui/password-field.tsx";
import { MAX_PASSWORD, MIN_PASSWORD } from "#lib/members/values.ts";
import { AuthForm } from "./auth-form.tsx";

const WORDS = { failed: "Not changed", action: "Change password and sign in", pending: "Changing …" };

/** Takes the new password of whoever has a link, and signs them in. @param token of the link; @param email whose it is */
export function ResetPasswordForm({ token, email }: { token: string; email: string }) {
  return (
    <AuthForm way="reset" goTo="/" fixed={{ token }} words={WORDS}>
      {(isWrong) => (
        <>
          {/* Whose password it is, for the browser that keeps it. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            required
            minLength={MIN_PASSWORD}
            maxLength={MAX_PASSWORD}
            hint={`At least ${MIN_PASSWORD} characters. A few words work well.`}
            aria-invalid={isWrong}
          />
        </>
      )}
    </AuthForm>
  );
}
