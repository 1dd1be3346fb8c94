import { ListSkeleton } from "#components/ui/list-skeleton.tsx";

/** A part of a campaign's page while it is on its way. @param name of the part, as it is read out */
export function WorkSkeleton({ name }: { name: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <ListSkeleton name={name} />
    </div>
  );
}
