"use client";

import { Plus } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/field-error.tsx";
import { errorAt } from "#components/ui/field-errors.ts";
import type { InvalidField } from "#lib/http/fetch-json.ts";
import { PhaseRow } from "./phase-row.tsx";
import { MAX_PHASES, type PhaseDraft } from "./plan-draft.ts";
import { usePhaseChanges } from "./use-phase-changes.ts";

type Props = {
  phases: PhaseDraft[];
  onChange: (phases: PhaseDraft[]) => void;
  /** Whether each phase has its own weeks. */
  hasWeeks: boolean;
  errors: InvalidField[];
};

/** The phases in their order: named, added, taken out and moved, by pointer or keyboard; the focus stays with what moved. */
export function PhasesEditor({ phases, onChange, hasWeeks, errors }: Props) {
  const { list, said, add, remove, move } = usePhaseChanges(phases, onChange);
  const error = errorAt(errors, "/phases");
  return (
    <fieldset ref={list} aria-describedby={error ? "phases-error" : undefined}>
      <legend className="sr-only">Your own phases</legend>
      <ol className="divide-y divide-line border-y border-line">
        {phases.map((phase, n) => (
          <PhaseRow
            key={phase.key}
            phase={phase}
            position={{ number: n + 1, of: phases.length }}
            hasWeeks={hasWeeks}
            errors={{
              name: errorAt(errors, `/phases/${n}/name`),
              weeks: errorAt(errors, `/phases/${n}/weeks`),
            }}
            onChange={(changed) =>
              onChange(phases.map((entry) => (entry.key === changed.key ? changed : entry)))
            }
            onMove={(by) => move(phase, n, by)}
            onRemove={() => remove(phase, n)}
          />
        ))}
      </ol>
      {error && (
        <p id="phases-error" className="mt-2 text-sm">
          <FieldError>{error}</FieldError>
        </p>
      )}
      {phases.length < MAX_PHASES && (
        <Button id="add-phase" look="quiet" onClick={add} className="mt-3">
          <Plus aria-hidden="true" className="size-4" />
          Add a phase
        </Button>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
