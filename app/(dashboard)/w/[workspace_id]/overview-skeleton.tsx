import { Skeleton } from "#components/ui/skeleton.tsx";

/** The overview's geometry while its data are on their way. */
export function OverviewSkeleton() {
  return (
    <div role="status" className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
      <span className="sr-only">Loading the overview</span>
      <Skeleton className="h-[44rem] rounded-card! sm:h-[36rem] lg:col-span-2" />
      <Skeleton className="h-96 rounded-card! lg:h-[36rem]" />
      <Skeleton className="h-[34rem] rounded-card! lg:col-span-2" />
      <Skeleton className="h-96 rounded-card!" />
    </div>
  );
}
