type PhaseChange = {
  id: string;
  name: string;
  /** Of the campaign, after the move. */
  status: "draft" | "active" | "completed";
  /** Names of the phases as the campaign has them. */
  phase: string | null;
  previousPhase: string | null;
  at: Date;
};

/** What `campaign.phase_changed` tells of a move, with the phases named as answers name them: in lower case. */
export function describePhaseChange({ id, name, status, phase, previousPhase, at }: PhaseChange) {
  return {
    campaign_id: id,
    name,
    status,
    phase: phase?.toLowerCase() ?? null,
    previous_phase: previousPhase?.toLowerCase() ?? null,
    changed_at: at.toISOString(),
  };
}
