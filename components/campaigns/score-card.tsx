import { Change } from "#components/score/change.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailedPart } from "#components/ui/failed-part.tsx";
import { formatScore } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Campaign } from "#lib/campaigns/schemas.ts";

type Props = {
  campaign: Campaign;
  workspaceId: string;
  /** That the current score could not be read, and what reads it again. */
  failure: { requestId: string; retry: () => Promise<unknown> } | null;
};

/** What the score has done since the campaign began. */
export function ScoreCard({ campaign, workspaceId, failure }: Props) {
  if (failure) {
    return (
      <Card id="score" title="Score">
        <FailedPart title="The score could not be read" {...failure} />
      </Card>
    );
  }
  return <Score campaign={campaign} workspaceId={workspaceId} />;
}

function Score({ campaign, workspaceId }: Omit<Props, "failure">) {
  const { score_at_start: before, score_current: now, score_delta: change } = campaign;
  const note = noteOn(campaign);
  return (
    <Card id="score" title="Score">
      <dl className="grid grid-cols-2 gap-4">
        <Figure name={campaign.status === "draft" ? "When created" : "Before the start"} value={before} />
        <Figure name="Now" value={now} />
      </dl>
      {change !== null && (
        <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-sm">
          <Change change={change} />
          <span className="text-soft">
            points {campaign.status === "draft" ? "since it was created" : "since then"}
          </span>
        </p>
      )}
      {note && <p className="mt-4 text-sm leading-relaxed text-soft">{note}</p>}
      {now === null && (
        <TextLink href={`/w/${workspaceId}/audits`} look="row" className="mt-2 text-sm">
          Run an audit
        </TextLink>
      )}
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: number | null }) {
  return (
    <div>
      <dt className="text-sm text-faint">{name}</dt>
      <dd className="mt-0.5 text-2xl font-semibold tracking-tight tabular-nums">
        {value === null ? (
          <span className="text-base font-normal text-soft">No score</span>
        ) : (
          formatScore(value)
        )}
      </dd>
    </div>
  );
}

function noteOn(campaign: Campaign): string | null {
  const { status, score_at_start: before, score_current: now, score_delta: change } = campaign;
  if (now === null) return "No score yet. Your first audit gives you one.";
  if (status === "draft") return "The starting score is taken again when the campaign starts.";
  if (before === null) return "There was no score when the campaign started, so there is no change to show.";
  return change === null
    ? "Not comparable: the formula has changed."
    : `${formatScore(before)} is the newest score from before the start. The results by phase follow the score day by day.`;
}
