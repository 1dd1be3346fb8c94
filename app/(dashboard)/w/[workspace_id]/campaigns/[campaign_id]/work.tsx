import { Suspense } from "react";
import { orNotFound } from "#app/or-not-found.ts";
import { GapList } from "#components/campaign-work/gap-list.tsx";
import { LiftCard } from "#components/campaign-work/lift-card.tsx";
import { PlannedPosts } from "#components/campaign-work/planned-posts.tsx";
import { ResultsCard } from "#components/campaign-work/results-card.tsx";
import { WorkSkeleton } from "#components/campaign-work/work-skeleton.tsx";
import type { Caller } from "#lib/caller.ts";
import { getCampaignWork } from "#lib/campaign-work/get-campaign-work.ts";
import { readLift } from "#lib/campaign-work/read-lift.ts";
import { utcDay } from "#lib/time.ts";

type Props = { caller: Caller; campaignId: string; readAt: Date; canEdit: boolean };

/** What is planned for a campaign, what it lacks, and what came of it. */
export async function Work({ caller, campaignId, readAt, canEdit }: Props) {
  const work = await orNotFound(getCampaignWork(caller, campaignId, readAt));
  const shared = { work, root: `/w/${caller.workspaceId}`, campaignId };
  const hasBegun = work.phases.some(({ results }) => results !== null);
  return (
    <>
      <GapList gaps={work.gaps} root={shared.root} campaignId={campaignId} canEdit={canEdit} />
      <PlannedPosts {...shared} today={utcDay(readAt)} canEdit={canEdit} />
      <ResultsCard phases={work.phases} />
      {hasBegun && (
        <Suspense fallback={<WorkSkeleton name="lift" />}>
          <Lift caller={caller} campaignId={campaignId} readAt={readAt} />
        </Suspense>
      )}
    </>
  );
}

async function Lift({ caller, campaignId, readAt }: Omit<Props, "canEdit">) {
  return <LiftCard lift={await orNotFound(readLift(caller, campaignId, readAt))} />;
}
