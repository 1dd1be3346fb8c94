import { Button } from "#components/ui/button.tsx";
import { formatPlural } from "#components/ui/format.ts";
import type { PortfolioEntry } from "#lib/portfolio/schemas.ts";
import type { useSeveralAudits } from "./use-several-audits.ts";

type Props = {
  audits: ReturnType<typeof useSeveralAudits>;
  selected: readonly PortfolioEntry[];
  /** Ids of all that are shown and can be selected. */
  all: readonly string[];
  onSelect: (ids: readonly string[]) => void;
};

/** What can be done with the workspaces that are selected, and what came of it. */
export function SeveralAudits({ audits: { run, isPending, outcomes }, selected, all, onSelect }: Props) {
  const areAll = all.length > 0 && selected.length === all.length;
  const isNone = selected.length === 0;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Button
        look="quiet"
        className="min-h-9 px-3"
        onClick={() => onSelect(areAll ? [] : all)}
        aria-disabled={isPending}
      >
        {areAll ? "Clear selection" : `Select all ${all.length}`}
      </Button>
      <Button
        look="quiet"
        className="min-h-9 px-3"
        aria-disabled={isPending || isNone}
        onClick={() => isNone || isPending || void run(selected).then(onSelect)}
      >
        {isPending ? "Starting …" : isNone ? "Run audits" : `Run ${formatPlural(selected.length, "audit")}`}
      </Button>
      <p role="status" className="text-sm text-soft">
        {told(outcomes.map(({ isDone }) => isDone)) ||
          (isNone ? "Select workspaces to run their audits." : "Each counts towards its plan.")}
      </p>
    </div>
  );
}

function told(done: readonly boolean[]): string {
  if (done.length === 0) return "";
  const started = done.filter(Boolean).length;
  const refused = done.length - started;
  const words = `${formatPlural(started, "audit")} started`;
  return refused > 0 ? `${words}, ${refused} not: see the rows below.` : `${words}.`;
}
