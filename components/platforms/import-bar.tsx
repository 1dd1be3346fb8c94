import { Button } from "#components/ui/button.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { ProgressBar } from "#components/ui/progress-bar.tsx";

type Props = {
  chosen: number;
  /** Files that the service has not looked at yet. */
  pending: number;
  /** Files that can be sent, and accounts that they are of. */
  ready: number;
  profiles: number;
  refused: number;
  /** Rows of the beginnings of the files that cannot be read, the first reason, and whether there may be more. */
  leftOut: { rows: number; reason: string; mayBeMore: boolean } | null;
  /** What only a person can answer. */
  questions: number;
  /** Files that have gone, of those that were sent together; null while nothing is sent. */
  sent: { done: number; total: number } | null;
  onStart: () => void;
};

/** Stays in sight below the chosen files: how it stands, and the one button. */
export function ImportBar({ sent, onStart, ...counts }: Props) {
  const { pending, ready, profiles } = counts;
  if (counts.chosen === 0) return null;
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-5 -mb-5 rounded-b-card border-t border-line bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
      {sent ? (
        <ProgressBar
          label={`Sending ${Math.min(sent.done + 1, sent.total)} of ${formatPlural(sent.total, "file")}`}
          percent={sent.total > 0 ? Math.floor((100 * sent.done) / sent.total) : 0}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="text-sm text-soft tabular-nums">
            {tell(counts)}
          </p>
          {ready > 0 && (
            <Button onClick={onStart} aria-disabled={pending > 0} className="max-sm:w-full">
              {pending > 0 ? "Checking files …" : `Import ${formatPlural(ready, "file")}`}
              {pending === 0 && profiles > 1 && ` · ${formatPlural(profiles, "profile")}`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function tell({
  chosen,
  pending,
  ready,
  refused,
  questions,
  leftOut,
}: Omit<Props, "sent" | "onStart">): string {
  if (pending > 0) return `Checked ${chosen - pending} of ${formatPlural(chosen, "file")} …`;
  const parts = [
    questions > 0 && `${formatPlural(questions, "question")} above`,
    refused > 0 && `${formatPlural(refused, "file")} cannot be imported`,
    chosen > ready + refused && `${formatPlural(chosen - ready - refused, "file")} to check`,
    leftOut && tellLeftOut(leftOut),
  ].filter((part) => part !== false && part !== null);
  if (parts.length === 0) return "All files were recognised.";
  return leftOut && parts.length === 1 ? `All files were recognised, but ${parts[0]}` : parts.join(" · ");
}

/** "3 rows will be left out: date is missing", or the first of several reasons. */
function tellLeftOut({ rows, reason, mayBeMore }: NonNullable<Props["leftOut"]>): string {
  const count = `${mayBeMore ? "at least " : ""}${formatPlural(rows, "row")}`;
  const why = rows > 1 ? `the first because ${reason}` : `because ${reason}`;
  return `${count} will be left out, ${why}`;
}
