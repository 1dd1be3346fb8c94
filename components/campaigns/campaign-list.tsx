import { Meter } from "#components/ui/meter.tsx";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { daysOfWeeks } from "./campaign-days.ts";
import { currentPhase } from "./current-phase.ts";
import { ScoreMove } from "./score-move.tsx";
import { StatusBadge } from "./status-badge.tsx";

const COLUMNS: Column[] = [
  { label: "Campaign", className: "w-[30%]" },
  { label: "Status" },
  { label: "Current phase" },
  { label: "Score, start to now", isNumber: true },
  { label: "Dates" },
];

type Props = {
  campaigns: Campaign[];
  path: string;
  /** Whether the current score could be read. */
  hasScore: boolean;
};

/** Campaigns in the order given; each leads to its own page. */
export function CampaignList({ campaigns, path, hasScore }: Props) {
  return (
    <StackedTable
      caption="Campaigns"
      from="lg"
      columns={COLUMNS}
      rows={campaigns.map((campaign) => row(campaign, path, hasScore))}
    />
  );
}

function row(campaign: Campaign, path: string, hasScore: boolean): Row {
  return {
    key: campaign.id,
    cells: [
      <TextLink
        key="name"
        href={`${path}/${campaign.id}`}
        look="row"
        className="lg:-mt-0.5 [overflow-wrap:anywhere]"
      >
        {campaign.name}
      </TextLink>,
      <StatusBadge key="status" status={campaign.status} />,
      <PhaseProgress key="phase" campaign={campaign} />,
      campaign.status === "draft" ? (
        <span key="score" className="text-soft">
          Not started
        </span>
      ) : hasScore ? (
        <ScoreMove key="score" {...campaign} />
      ) : (
        <span key="score" className="text-soft">
          Not known
        </span>
      ),
      <span key="dates" className="lg:whitespace-nowrap max-lg:text-right">
        {daysOfWeeks(campaign.start_date, 1, campaign.duration_weeks)}
      </span>,
    ],
  };
}

/** Before the start nothing has passed, and after the end everything: only a running phase has a bar. */
function PhaseProgress({ campaign }: { campaign: Campaign }) {
  const name = currentPhase(campaign);
  if (campaign.status === "draft")
    return <span className="text-soft max-lg:text-right">Starts with {name}</span>;
  if (campaign.status === "completed")
    return <span className="text-soft max-lg:text-right">ended with {name}</span>;
  return (
    <span className="block w-44 min-w-0">
      <span className="flex justify-between gap-3">
        <span className="truncate">{name}</span>
        <span className="shrink-0 tabular-nums text-soft">{campaign.phase_progress}&thinsp;%</span>
      </span>
      <Meter value={campaign.phase_progress} className="mt-1 h-1.5!" />
    </span>
  );
}
