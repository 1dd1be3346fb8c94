import { Skeleton } from "#components/ui/skeleton.tsx";

const ROWS = ["a", "b", "c", "d", "e"];

/** The list while it is on its way. */
export function DraftsSkeleton() {
  return (
    <div role="status" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <span className="sr-only">Loading drafts</span>
      {ROWS.map((row) => (
        <Skeleton key={row} className="mb-5 h-6 last:mb-0" />
      ))}
    </div>
  );
}
