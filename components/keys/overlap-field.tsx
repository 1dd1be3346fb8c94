"use client";

import { useId } from "react";
import { SelectField } from "#components/ui/select-field.tsx";
import type { ReplaceKeyBody } from "#lib/api-keys/schemas.ts";

const OVERLAPS: readonly { hours: ReplaceKeyBody["overlap_hours"]; label: string }[] = [
  { hours: 0, label: "Stop it now" },
  { hours: 1, label: "1 hour" },
  { hours: 24, label: "24 hours" },
  { hours: 168, label: "7 days" },
];

/** How long a key works on beside the one that takes its place. */
export default function OverlapField({
  hours,
  onChange,
}: {
  hours: string;
  onChange: (hours: string) => void;
}) {
  return (
    <div className="text-ink">
      <SelectField
        id={useId()}
        name="overlap"
        label="The old key works on for"
        value={hours}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={OVERLAPS.map((one) => ({ value: `${one.hours}`, label: one.label }))}
      />
    </div>
  );
}
