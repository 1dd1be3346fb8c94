import { STANDARD_PHASES } from "#lib/campaigns/plan-phases.ts";
import { type PhaseDraft, type PlanDraft, previewPlan, sumOf } from "./plan-draft.ts";

/** Custom phases begin with the standard ones, so that there is something to change. */
export function customisePhases(draft: PlanDraft): PlanDraft {
  const phases =
    draft.phases.length > 0 ? draft.phases : STANDARD_PHASES.map((name, key) => ({ key, name, weeks: "3" }));
  return { ...draft, arc: "custom", phases };
}

/** Each phase begins with the weeks that it has by the split. */
export function giveWeeks(draft: PlanDraft): PlanDraft {
  const preview = previewPlan({ ...draft, split: "even" });
  const planned = "plan" in preview ? preview.plan.phases : [];
  const phases = draft.phases.map((phase, n) => ({ ...phase, weeks: String(planned[n]?.weeks.length ?? 1) }));
  return { ...draft, split: "each", phases };
}

/** The split goes over as many weeks as the phases had together. */
export function splitEvenly(draft: PlanDraft): PlanDraft {
  const sum = sumOf(draft);
  return { ...draft, split: "even", duration: sum > 0 ? String(sum) : draft.duration };
}

export function addPhase(phases: PhaseDraft[]): PhaseDraft[] {
  const key = Math.max(-1, ...phases.map((phase) => phase.key)) + 1;
  return [...phases, { key, name: "", weeks: "1" }];
}

/** The phases with one of them a place up (-1) or down (1); unchanged where there is no such place. */
export function movePhase(phases: PhaseDraft[], key: number, by: -1 | 1): PhaseDraft[] {
  const at = phases.findIndex((phase) => phase.key === key);
  const [phase, other] = [phases[at], phases[at + by]];
  if (!phase || !other) return phases;
  return phases.map((entry, n) => {
    if (n === at) return other;
    return n === at + by ? phase : entry;
  });
}
