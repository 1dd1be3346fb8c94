"use client";

import { lazy } from "react";
import { EditInPlace } from "#components/ui/edit-in-place.tsx";

const NameForm = lazy(() => import("./name-form.tsx"));

/** The name by which colleagues see a person, until it is to be changed. */
export function ChangeName({ name }: { name: string }) {
  return (
    <EditInPlace words="Change name" form={<NameForm name={name} />}>
      <p className="text-sm leading-relaxed text-soft">
        Colleagues see you as <span className="font-medium break-words text-ink">{name}</span>.
      </p>
    </EditInPlace>
  );
}
