"use client";

import { lazy, type ReactNode } from "react";
import { EditInPlace } from "#components/ui/edit-in-place.tsx";
import type { SettingsFormProps } from "./settings-form.tsx";

const SettingsForm = lazy(() => import("./settings-form.tsx"));

/** Name and industry as they are, until they are to be changed. */
export function ChangeSettings({ children, ...props }: SettingsFormProps & { children: ReactNode }) {
  return (
    <EditInPlace words="Change name or industry" form={<SettingsForm {...props} />}>
      {children}
    </EditInPlace>
  );
}
