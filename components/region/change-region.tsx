"use client";

import { lazy, type ReactNode } from "react";
import { EditInPlace } from "#components/ui/edit-in-place.tsx";
import type { RegionFormProps } from "./region-form.tsx";

const RegionForm = lazy(() => import("./region-form.tsx"));

/** Zone and language as they are, until they are to be changed. */
export function ChangeRegion({ children, ...props }: RegionFormProps & { children: ReactNode }) {
  return (
    <EditInPlace words="Change time zone or language" form={<RegionForm {...props} />}>
      {children}
    </EditInPlace>
  );
}
