import { formatList, formatPlural } from "#components/ui/format.ts";
import { daysOfWeeks } from "./campaign-days.ts";
import { type PlanDraft, previewPlan } from "./plan-draft.ts";
import { Timeline } from "./timeline.tsx";

/** The plan as it will be, while it is typed. */
export function PlanPreview({ draft }: { draft: PlanDraft }) {
  const preview = previewPlan(draft);
  if ("lacks" in preview) {
    return (
      <p role="status" className="rounded-lg bg-sunken p-4 text-sm text-soft">
        The timeline appears as soon as there is {preview.lacks}.
      </p>
    );
  }
  const { plan, leftOut } = preview;
  return (
    <div className="space-y-3">
      <p role="status" className="text-sm text-soft">
        {formatPlural(plan.durationWeeks, "week")} in {formatPlural(plan.phases.length, "phase")},{" "}
        {daysOfWeeks(draft.start, 1, plan.durationWeeks)}.
        {leftOut.length > 0 &&
          ` ${formatList(leftOut)} ${leftOut.length === 1 ? "gets no week and is" : "get no week and are"} left out.`}
      </p>
      <Timeline startDate={draft.start} durationWeeks={plan.durationWeeks} phases={plan.phases} now={null} />
    </div>
  );
}
