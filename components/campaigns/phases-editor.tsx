"use client";

import { Plus } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { FieldFault as Fault } from "#components/ui/field-fault.tsx";
import { faultAt } from "#components/ui/field-faults.ts";
import type { FieldFault } from "#lib/http/fetch-json.ts";
import { PhaseRow } from "./phase-row.tsx";
import { MAX_PHASES, type PhaseDraft } from "./plan-draft.ts";
import { usePhaseChanges } from "./use-phase-changes.ts";

type Props = {
  phases: PhaseDraft[];
  onChange: (phases: PhaseDraft[]) => void;
  /** Whether each phase has its own weeks. */
  hasWeeks: boolean;
  faults: FieldFault[];
};

/** The phases in their order: named, added, taken out and moved, by pointer or keyboard; the focus stays with what moved. */
export function PhasesEditor({ phases, onChange, hasWeeks, faults }: Props) {
  const { list, said, add, remove, move } = usePhaseChanges(phases, onChange);
  const fault = faultAt(faults, "/phases");
  return (
    <fieldset ref={list} aria-describedby={fault ? "phases-fault" : undefined}>
      <legend className="sr-only">Own phases</legend>
      <ol className="divide-y divide-line border-y border-line">
        {phases.map((phase, n) => (
          <PhaseRow
            key={phase.key}
            phase={phase}
            position={{ number: n + 1, of: phases.length }}
            hasWeeks={hasWeeks}
            faults={{
              name: faultAt(faults, `/phases/${n}/name`),
              weeks: faultAt(faults, `/phases/${n}/weeks`),
            }}
            onChange={(changed) =>
              onChange(phases.map((entry) => (entry.key === changed.key ? changed : entry)))
            }
            onMove={(by) => move(phase, n, by)}
            onRemove={() => remove(phase, n)}
          />
        ))}
      </ol>
      {fault && (
        <p id="phases-fault" className="mt-2 text-sm">
          <Fault>{fault}</Fault>
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
