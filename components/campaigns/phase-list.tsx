import { Meter } from "#components/ui/meter.tsx";
import { type Column, StackedTable } from "#components/ui/stacked-table.tsx";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { daysOfWeeks, numberRange } from "./campaign-days.ts";
import { StatusBadge } from "./status-badge.tsx";

const COLUMNS: Column[] = [
  { label: "Phase" },
  { label: "Weeks" },
  { label: "Dates" },
  { label: "Status", className: "w-44" },
];

/** The phases with their weeks, days and state; that of the running one with its progress. */
export function PhaseList({ campaign }: { campaign: Campaign }) {
  const { phases, start_date, phase_progress } = campaign;
  const rows = phases.map(({ name, weeks, status }, n) => ({
    key: String(weeks[0]),
    cells: [
      <span key="name" className="flex gap-2 font-medium">
        <span className="shrink-0 text-faint tabular-nums">{n + 1}</span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </span>,
      <span key="weeks" className="whitespace-nowrap tabular-nums">
        {numberRange(weeks)}
      </span>,
      <span key="days" className="tabular-nums max-sm:text-right">
        {daysOfWeeks(start_date, weeks[0] ?? 1, weeks.at(-1) ?? 1)}
      </span>,
      status === "active" ? (
        <span key="status" className="block max-sm:w-44">
          <span className="flex items-center justify-between gap-3">
            <StatusBadge status={status} />
            <span className="text-soft tabular-nums">{phase_progress}&thinsp;%</span>
          </span>
          <Meter value={phase_progress} className="mt-1.5 h-1.5!" />
        </span>
      ) : (
        <StatusBadge key="status" status={status} />
      ),
    ],
  }));
  return <StackedTable caption="Phases" columns={COLUMNS} rows={rows} />;
}
