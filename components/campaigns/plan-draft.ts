import { type Plan, planPhases, STANDARD_PHASES } from "#lib/campaigns/plan-phases.ts";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { splitWeeks } from "#lib/campaigns/split-weeks.ts";
import { MAX_WEEKS } from "#lib/campaigns/values.ts";

export const MAX_PHASES = 50;

/** A phase as the form holds it; the key stays while it is moved. */
export type PhaseDraft = { key: number; name: string; weeks: string };

/** The plan as the form holds it: what was typed, right or wrong. */
export type PlanDraft = {
  /** A day, "2027-01-11". */
  start: string;
  duration: string;
  arc: "standard" | "custom";
  /** Of custom phases: whether the duration is split over them, or each has its weeks. */
  split: "even" | "each";
  phases: PhaseDraft[];
};

/** The plan that a new campaign begins with: the standard arc over twelve weeks. */
export function newPlan(start: string): PlanDraft {
  return { start, duration: "12", arc: "standard", split: "even", phases: [] };
}

/** The plan of a campaign, to be changed. */
export function draftOf({ start_date, duration_weeks, phases }: Campaign): PlanDraft {
  const isSplit = (names: string[]) => {
    const split = splitWeeks(duration_weeks, names);
    return (
      split.length === phases.length &&
      split.every(
        ({ name, weeks }, n) => name === phases[n]?.name && weeks.length === phases[n]?.weeks.length,
      )
    );
  };
  return {
    start: start_date.slice(0, 10),
    duration: String(duration_weeks),
    arc: isSplit(STANDARD_PHASES) ? "standard" : "custom",
    split: isSplit(phases.map(({ name }) => name)) ? "even" : "each",
    phases: phases.map(({ name, weeks }, key) => ({ key, name, weeks: String(weeks.length) })),
  };
}

/** The plan as it is sent; what is no whole number is sent as null, so that the answer says what is expected. */
export function planBody({ start, duration, arc, split, phases }: PlanDraft) {
  if (arc === "custom" && split === "each") {
    const given = phases.map(({ name, weeks }) => ({ name, weeks: readCount(weeks) }));
    return { start_date: start, phases: given };
  }
  const names = arc === "standard" ? STANDARD_PHASES : phases.map(({ name }) => name);
  return { start_date: start, duration_weeks: readCount(duration), phases: names.map((name) => ({ name })) };
}

export type Preview = { plan: Plan; leftOut: string[] } | { lacks: string };

/** What the plan comes to by the rule that the service itself goes by, or what it lacks to be drawn. */
export function previewPlan(draft: PlanDraft): Preview {
  const { duration_weeks: duration = null, phases: asked, start_date } = planBody(draft);
  if (Number.isNaN(Date.parse(start_date))) return { lacks: "a start date" };
  if (asked.length === 0) return { lacks: "at least one phase" };
  const phases = asked.map(({ name, ...rest }, n) => ({ name: name.trim() || `Phase ${n + 1}`, ...rest }));
  const counts = phases.flatMap((phase) => ("weeks" in phase ? [phase.weeks] : []));
  if (counts.some((count) => !count)) return { lacks: "a whole number of weeks for each phase, 1 or more" };
  const weeks = counts.length > 0 ? sumOf(draft) : (duration ?? 0);
  if (weeks < 1 || weeks > MAX_WEEKS) return { lacks: `a duration of 1 to ${MAX_WEEKS} weeks` };
  const plan = planPhases({
    phases: phases.map((phase) =>
      "weeks" in phase && phase.weeks !== null
        ? { name: phase.name, weeks: phase.weeks }
        : { name: phase.name },
    ),
    ...(counts.length === 0 && { duration_weeks: weeks }),
  });
  return { plan, leftOut: phases.slice(plan.phases.length).map(({ name }) => name) };
}

/** The weeks of all phases together; what is no number counts as none. */
export function sumOf({ phases }: PlanDraft): number {
  return phases.reduce((sum, { weeks }) => sum + (readCount(weeks) ?? 0), 0);
}

function readCount(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}
