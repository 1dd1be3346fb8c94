"use client";

import { lazy } from "react";
import { EditInPlace } from "#components/ui/edit-in-place.tsx";

const PasswordForm = lazy(() => import("./password-form.tsx"));

/** Where somebody changes their password; the form comes when it is asked for. */
export function ChangePassword() {
  return (
    <EditInPlace words="Change password" form={<PasswordForm />}>
      <p className="text-sm leading-relaxed text-soft">A new password ends all your other sessions.</p>
    </EditInPlace>
  );
}
