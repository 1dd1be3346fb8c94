import type { CurrentFigure } from "../current-score/find-current-figure.ts";
import { signed } from "../formula/signed.ts";
import { phaseProgress } from "./list-transitions.ts";
import {
  type Campaign,
  type CampaignEntry,
  type CampaignStatus,
  type PlannedPhase,
  StoredPhases,
} from "./schemas.ts";

type Row = {
  id: string;
  name: string;
  objective: string | null;
  startDate: Date;
  durationWeeks: number;
  phases: unknown;
  status: string;
  phase: number | null;
  scoreAtStart: number | null;
  startVersion: string | null;
  createdAt: Date;
};
type Facts = { current: CurrentFigure | null; now: Date };

/**
 * A campaign as the list shows it.
 * @param row with its due transitions applied.
 */
export function presentEntry(row: Row, { current, now }: Facts): CampaignEntry {
  const phases = StoredPhases.parse(row.phases);
  const position = row.phase ?? 0;
  const { scoreAtStart, startVersion } = row;
  const currentScore = current?.score ?? null;
  const isOneFormula = current?.formulaVersion === startVersion;
  const isComparable = scoreAtStart !== null && currentScore !== null && isOneFormula;
  return {
    id: row.id,
    name: row.name,
    status: row.status as CampaignStatus,
    current_phase: phases[position]?.name.toLowerCase() ?? "",
    phase_progress: row.status === "completed" ? 100 : phaseProgress(row.startDate, phases, position, now),
    score_at_start: scoreAtStart,
    score_current: currentScore,
    score_delta: isComparable ? signed(currentScore - scoreAtStart) : null,
    created_at: row.createdAt.toISOString(),
  };
}

/** A campaign with its plan. */
export function presentCampaign(row: Row, facts: Facts): Campaign {
  return {
    ...presentEntry(row, facts),
    phases: presentPhases(StoredPhases.parse(row.phases), row),
    objective: row.objective,
    start_date: row.startDate.toISOString(),
    duration_weeks: row.durationWeeks,
  };
}

/** The phases, each with where it is. */
export function presentPhases(phases: PlannedPhase[], at: { status: string; phase: number | null }) {
  return phases.map((phase, n) => ({ ...phase, status: phaseStatus(n, at) }));
}

function phaseStatus(position: number, { status, phase }: { status: string; phase: number | null }) {
  if (phase === null || position > phase) return "upcoming" as const;
  return position === phase && status === "active" ? ("active" as const) : ("completed" as const);
}
