import { WatchedSection } from "#components/platforms/watched-section.tsx";
import type { Caller } from "#lib/caller.ts";
import { listWatched } from "#lib/platforms/list-watched.ts";

type Props = { caller: Caller; canChange: boolean; now: Date };

/** Profiles of others that the workspace watches. */
export async function Watched({ caller, canChange, now }: Props) {
  const { accounts, limit } = await listWatched(caller, now);
  if (limit === 0 && accounts.length === 0) return null;
  return (
    <WatchedSection
      workspaceId={caller.workspaceId}
      accounts={accounts}
      limit={limit}
      canChange={canChange}
    />
  );
}
