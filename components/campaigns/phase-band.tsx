import { cx } from "#components/ui/cx.ts";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { nameWeeks } from "./campaign-days.ts";
import { STATUS_LOOKS } from "./status-badge.tsx";

type PhaseStatus = Campaign["phases"][number]["status"];
/** A phase of a plan that is not made yet has no status. */
export type ShownPhase = { name: string; weeks: number[]; status?: PhaseStatus };

const BANDS: Record<PhaseStatus, string> = {
  upcoming: "bg-accent-soft text-accent",
  active: "bg-accent text-on-accent",
  completed: "bg-good-soft text-good",
};

type Props = { number: number; phase: ShownPhase; days: string };

/**
 * A phase over its weeks. The name stays in sight while the timeline scrolls under it; where there is no room for it, the
 * number leads to it in the list of phases.
 */
export function PhaseBand({ number, phase: { name, weeks, status }, days }: Props) {
  const Icon = status && status !== "upcoming" ? STATUS_LOOKS[status].icon : null;
  return (
    <td colSpan={weeks.length} className="px-px pt-1">
      <div
        title={`${name}: ${nameWeeks(weeks).toLowerCase()}, ${days}`}
        className={cx(
          "@container flex h-11 items-center overflow-clip rounded-md text-xs font-medium",
          BANDS[status ?? "upcoming"],
        )}
      >
        <span className="sticky left-1 mx-auto max-w-full truncate bg-inherit px-1 @min-[4.5rem]:mx-1">
          {Icon && (
            <Icon aria-hidden="true" className="mr-1 hidden size-3.5 align-[-0.15em] @min-[6rem]:inline" />
          )}
          <span className="tabular-nums">{number}</span>
          <span className="sr-only @min-[4.5rem]:not-sr-only @min-[4.5rem]:ml-1.5 @min-[4.5rem]:whitespace-nowrap">
            {name}
          </span>
          <span className="sr-only">
            , {nameWeeks(weeks).toLowerCase()}
            {status && `, ${status}`}
          </span>
        </span>
      </div>
    </td>
  );
}
