import { Circle, CircleCheck, LoaderCircle } from "lucide-react";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import type { AuditState } from "#lib/audits/schemas.ts";

const LOOKS = {
  done: { icon: CircleCheck, iconClass: "text-good", textClass: "text-soft", word: "done" },
  current: {
    icon: LoaderCircle,
    iconClass: "text-accent motion-safe:animate-spin",
    textClass: "font-medium",
    word: "now",
  },
  waiting: { icon: Circle, iconClass: "text-edge", textClass: "text-faint", word: "waiting" },
};

/** A running audit: how far it is, and its steps. */
export function AuditSteps({ audit }: { audit: AuditState | undefined }) {
  const percent = audit?.percent ?? 0;
  const current = audit?.steps.findIndex((step) => !step.finished_at) ?? -1;
  return (
    <div>
      <ProgressBar label="Progress" percent={percent} />
      <ol className="mt-4 space-y-2.5 text-sm">
        {audit?.steps.map((step, index) => (
          <Step
            key={step.label}
            label={step.label}
            state={stateOf(step.finished_at !== null, index === current)}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {current >= 0 ? `${percent} percent: ${audit?.steps[current]?.label}` : ""}
      </p>
    </div>
  );
}

type StepState = "done" | "current" | "waiting";

function stateOf(isDone: boolean, isCurrent: boolean): StepState {
  if (isDone) return "done";
  return isCurrent ? "current" : "waiting";
}

function Step({ label, state }: { label: string; state: StepState }) {
  const { icon: Icon, iconClass, textClass, word } = LOOKS[state];
  return (
    <li data-state={state} aria-current={state === "current" ? "step" : undefined} className="flex gap-2.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${iconClass}`} />
      <span className={textClass}>
        {label}
        <span className="sr-only"> ({word})</span>
      </span>
    </li>
  );
}
