import { Skeleton } from "#components/ui/skeleton.tsx";

const ROWS = ["a", "b", "c", "d", "e", "f"];

/** The list while it is on its way. */
export function CommentsSkeleton() {
  return (
    <div role="status" className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
      <span className="sr-only">Loading comments</span>
      <div className="rounded-card border border-line bg-surface p-5 sm:p-6 lg:col-span-2">
        <Skeleton className="h-6 w-64 max-w-full" />
        {ROWS.map((row) => (
          <div key={row} className="mt-8">
            <Skeleton className="h-5" />
            <Skeleton className="mt-3 h-4 w-2/3" />
          </div>
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
