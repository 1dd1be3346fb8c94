"use client";

import { Pencil } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { isRefused } from "#components/ui/next-change.ts";
import { PollAlert } from "#components/ui/poll-alert.tsx";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { daysOfWeeks } from "./campaign-days.ts";
import { CampaignFacts } from "./campaign-facts.tsx";
import { CampaignHead } from "./campaign-head.tsx";
import { currentPhase } from "./current-phase.ts";
import { DeleteCampaign } from "./delete-campaign.tsx";
import { EditCampaign } from "./edit-campaign.tsx";
import { PhaseList } from "./phase-list.tsx";
import { ScoreCard } from "./score-card.tsx";
import { STATUS_LOOKS } from "./status-badge.tsx";
import { Timeline } from "./timeline.tsx";
import { useCampaign } from "./use-campaign.ts";

type Props = {
  workspaceId: string;
  initial: Campaign;
  /** That its score could not be read when the server rendered it. */
  scoreFailure: { requestId: string } | null;
  /** When the server read it, in milliseconds. */
  readAt: number;
  /** The first day that a draft may be moved to. */
  earliest: string;
  canChange: boolean;
  /** What is planned and what came of it, below. */
  children: ReactNode;
};

/** One campaign, kept up to date while the page is open; who may, edits and deletes it here. */
export function CampaignView(props: Props) {
  const { workspaceId, initial, scoreFailure, readAt, earliest, canChange, children } = props;
  const { campaign, now, error, reload } = useCampaign(workspaceId, initial, readAt);
  const [edited, setEdited] = useState<Campaign | null>(null);
  const [said, setSaid] = useState("");
  const editButton = useFocusAfter(edited === null);
  // What is asked for later comes as a whole or not at all.
  const isPart = scoreFailure !== null && campaign === initial;
  const finish = (wasSaved: boolean) => {
    setEdited(null);
    setSaid(wasSaved ? "Saved." : "");
  };
  return (
    <>
      <CampaignHead
        campaign={campaign}
        buttons={
          canChange &&
          !edited && (
            <>
              <Button ref={editButton} look="quiet" onClick={() => setEdited(campaign)}>
                <Pencil aria-hidden="true" className="size-4" />
                Edit
              </Button>
              <DeleteCampaign workspaceId={workspaceId} campaign={campaign} />
            </>
          )
        }
      />
      <p role="status" className="sr-only">
        {said || whatMoved(initial, campaign)}
      </p>
      <PollAlert
        error={isPart && !isRefused(error) ? null : error}
        told="The campaign carries on; this page will try again by itself."
        className="mb-4 sm:mb-6"
      />
      {edited ? (
        <EditCampaign
          key={edited.id}
          workspaceId={workspaceId}
          campaign={edited}
          earliest={earliest}
          onDone={finish}
        />
      ) : (
        <>
          <Cards
            workspaceId={workspaceId}
            campaign={campaign}
            scoreFailure={isPart ? { ...scoreFailure, retry: reload } : null}
            now={now}
            canChange={canChange}
          />
          <div className="mt-4 space-y-4 sm:mt-6 sm:space-y-6">
            {children}
            <CampaignFacts campaign={campaign} />
          </div>
        </>
      )}
    </>
  );
}

type CardsProps = {
  workspaceId: string;
  campaign: Campaign;
  scoreFailure: ComponentProps<typeof ScoreCard>["failure"];
  now: number;
  canChange: boolean;
};

function Cards({ workspaceId, campaign, scoreFailure, now, canChange }: CardsProps) {
  const { start_date, duration_weeks, phases } = campaign;
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
      <Card
        id="timeline"
        title="Timeline"
        aside={
          <p className="text-sm text-faint tabular-nums">
            {formatPlural(duration_weeks, "week")}, {daysOfWeeks(start_date, 1, duration_weeks)}
          </p>
        }
        className="lg:col-span-3"
      >
        <Timeline startDate={start_date} durationWeeks={duration_weeks} phases={phases} now={now} />
      </Card>
      <Card id="phases" title="Phases" className="lg:col-span-2">
        <PhaseList campaign={campaign} />
      </Card>
      <div className="min-w-0 space-y-4 sm:space-y-6">
        <ScoreCard campaign={campaign} workspaceId={workspaceId} failure={scoreFailure} />
        {!canChange && (
          <p className="text-sm text-soft">As a viewer you can read campaigns, but not change them.</p>
        )}
      </div>
    </div>
  );
}

function whatMoved(before: Campaign, now: Campaign): string {
  const hasMoved = before.status !== now.status || currentPhase(before) !== currentPhase(now);
  return hasMoved ? `${STATUS_LOOKS[now.status].word}: ${currentPhase(now)}` : "";
}

/** The focus goes back to a button when it is there again. */
function useFocusAfter(isThere: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) button.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return button;
}
