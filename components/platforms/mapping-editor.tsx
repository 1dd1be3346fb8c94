"use client";

import { useState } from "react";
import { SelectField } from "#components/ui/select-field.tsx";
import type { MappableKind } from "#lib/imports/mappable-fields.ts";
import { assignField, fieldsOf, findMissing, KIND_WORDS, keepForKind, kindOf } from "./mapping.ts";

type Mapping = Record<string, string>;
type Props = {
  id: string;
  columns: string[];
  /** What the service took the file for. */
  proposedKind: MappableKind;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
};

/** Says column by column what an unknown file means. */
export function MappingEditor({ id, columns, proposedKind, mapping, onChange }: Props) {
  const [kind, setKind] = useState(proposedKind);
  const missing = findMissing(mapping, kind);
  const isOtherKind = missing.length === 0 && kindOf(mapping) !== kind;
  const options = [
    { value: "", label: "Leave out" },
    ...fieldsOf(kind).map(({ field, label }) => ({ value: field, label })),
  ];
  const changeKind = (next: MappableKind) => {
    setKind(next);
    onChange(keepForKind(mapping, next));
  };
  return (
    <fieldset className="rounded-lg border border-line p-4">
      <legend className="px-1 text-sm font-medium">What the columns mean</legend>
      <div className="max-w-xs">
        <SelectField
          label="The file contains"
          name={`${id}-kind`}
          value={kind}
          onChange={(event) => changeKind(event.target.value as MappableKind)}
          options={Object.entries(KIND_WORDS).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <ul className="mt-4 grid gap-x-6 gap-y-3 md:grid-cols-2">
        {columns.map((column, index) => (
          <li key={column} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-2">
            <span className="font-mono text-[0.8125rem] break-words">{column}</span>
            <SelectField
              label={`Meaning of the column ${column}`}
              isLabelHidden
              name={`${id}-column-${index}`}
              value={mapping[column] ?? ""}
              onChange={(event) => onChange(assignField(mapping, column, event.target.value))}
              options={options}
              className="min-h-10! text-sm!"
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 text-sm text-fair empty:hidden">
        {missing.length > 0 && `Still missing: ${missing.join("; ")}.`}
        {isOtherKind && `Read this way, it contains ${KIND_WORDS[kindOf(mapping)].toLowerCase()}.`}
      </p>
    </fieldset>
  );
}
