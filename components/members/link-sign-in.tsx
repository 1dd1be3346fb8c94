"use client";

import { AuthForm } from "./auth-form.tsx";

const WORDS = { failed: "Not signed in", action: "Sign in", pending: "Signing in …" };

/** Signs in by a button: whatever else opens the link does not use it up. @param token of the link */
export function LinkSignIn({ token }: { token: string }) {
  return <AuthForm way="link" goTo="/" fixed={{ token }} words={WORDS} />;
}
