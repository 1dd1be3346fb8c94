import { Skeleton } from "./skeleton.tsx";

const ROWS = ["a", "b", "c", "d", "e"];

/** The rows of a list while they are on their way. @param name of the list, as it is read out */
export function ListSkeleton({ name }: { name: string }) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading {name}</span>
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-4 py-3.5 first:pt-0 last:pb-0">
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-5 w-1/4" />
        </div>
      ))}
    </div>
  );
}
