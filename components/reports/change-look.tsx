"use client";

import { lazy, type ReactNode } from "react";
import { EditInPlace } from "#components/ui/edit-in-place.tsx";
import type { LookFormProps } from "./look-form.tsx";

const LookForm = lazy(() => import("./look-form.tsx"));

/** The look as it is, until it is to be changed. */
export function ChangeLook({ children, ...props }: LookFormProps & { children: ReactNode }) {
  return (
    <EditInPlace words="Edit branding" form={<LookForm {...props} />}>
      {children}
    </EditInPlace>
  );
}
