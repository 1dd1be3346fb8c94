import { ArrowRight } from "lucide-react";
import { Change } from "#components/score/change.tsx";
import { formatScore } from "#components/ui/format.ts";
import type { CampaignEntry } from "#lib/campaigns/schemas.ts";

type Props = Pick<CampaignEntry, "score_at_start" | "score_current" | "score_delta">;

/** The score at the start, now, and the difference, on one line. */
export function ScoreMove({ score_at_start: before, score_current: now, score_delta: change }: Props) {
  if (before === null && now === null) return <span className="text-faint">No score yet</span>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 whitespace-nowrap tabular-nums">
      <span className="inline-flex items-center gap-1.5">
        <span className="text-soft">
          <span className="sr-only">at start </span>
          {before === null ? "none" : formatScore(before)}
        </span>
        <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
        <span className="font-semibold">
          <span className="sr-only">now </span>
          {now === null ? "none" : formatScore(now)}
        </span>
      </span>
      {change !== null && <Change change={change} />}
      {change === null && before !== null && now !== null && (
        <span className="text-xs text-soft">not comparable: the formula has changed</span>
      )}
    </span>
  );
}
