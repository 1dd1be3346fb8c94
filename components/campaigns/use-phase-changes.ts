"use client";

import { useEffect, useRef, useState } from "react";
import { addPhase, movePhase } from "./change-phases.ts";
import type { PhaseDraft } from "./plan-draft.ts";

/**
 * Adds, takes out and moves phases. The focus goes along with what was changed, and what happened is said.
 * @returns the changes, `list` for the element that holds the phases, and `said` for a live region.
 */
export function usePhaseChanges(phases: PhaseDraft[], onChange: (phases: PhaseDraft[]) => void) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [focusId, setFocusId] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (focusId === null) return;
    list.current?.querySelector<HTMLElement>(`#${focusId}`)?.focus();
    setFocusId(null);
  }, [focusId]);

  const add = () => {
    const next = addPhase(phases);
    onChange(next);
    setFocusId(`phase-${next.at(-1)?.key}-name`);
  };
  const remove = (phase: PhaseDraft, n: number) => {
    const neighbour = phases[n + 1] ?? phases[n - 1];
    onChange(phases.filter(({ key }) => key !== phase.key));
    setSaid(`${phase.name || `Phase ${n + 1}`} removed.`);
    setFocusId(neighbour ? `phase-${neighbour.key}-name` : "add-phase");
  };
  const move = (phase: PhaseDraft, n: number, by: -1 | 1) => {
    if (!phases[n + by]) return;
    onChange(movePhase(phases, phase.key, by));
    setSaid(`${phase.name || `Phase ${n + 1}`} is now phase ${n + by + 1} of ${phases.length}.`);
    setFocusId(`phase-${phase.key}-${by === -1 ? "up" : "down"}`);
  };
  return { list, said, add, remove, move };
}
