import type { ReactNode } from "react";
import { formatDay } from "#components/ui/format.ts";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { currentPhase } from "./current-phase.ts";
import { StatusBadge } from "./status-badge.tsx";

/** Name and state of a campaign, with what can be done with it. */
export function CampaignHead({ campaign, buttons }: { campaign: Campaign; buttons: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">{campaign.name}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <StatusBadge status={campaign.status} />
          <span>{whereItIs(campaign)}</span>
        </div>
      </div>
      {buttons && <div className="flex gap-2">{buttons}</div>}
    </div>
  );
}

function whereItIs(campaign: Campaign): string {
  if (campaign.status === "draft")
    return `It starts by itself on ${formatDay(campaign.start_date.slice(0, 10))}.`;
  if (campaign.status === "completed") return `It ended with ${currentPhase(campaign)}.`;
  return `It is in ${currentPhase(campaign)}, ${campaign.phase_progress} % of the way through.`;
}
