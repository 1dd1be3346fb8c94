import { Plus } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { FileLink } from "#components/ui/file-link.tsx";
import { formatDay, formatPlural, formatShortDay } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { CampaignWork, PhaseWork } from "#lib/campaign-work/schemas.ts";
import { ImportPlanLater } from "./import-plan-later.tsx";
import { newDraftHref } from "./new-draft-href.ts";
import { PlannedTable } from "./planned-table.tsx";

type Props = {
  work: CampaignWork;
  /** The path of the workspace's pages. */
  root: string;
  campaignId: string;
  /** YYYY-MM-DD: what is planned now is for then at the earliest. */
  today: string;
  canEdit: boolean;
};

/** What is planned for each phase of a campaign, and the way to plan more. */
export function PlannedPosts({ work: { phases, outside }, root, campaignId, today, canEdit }: Props) {
  const count = phases.reduce((sum, { planned }) => sum + planned.length, outside.length);
  const drafts = `${root}/drafts`;
  return (
    <Card
      id="planned"
      title="Planned posts"
      aside={
        <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <FileLink href={`${root}/campaigns/${campaignId}/campaign.ics`}>Calendar (ICS)</FileLink>
          {canEdit && count > 0 && (
            <TextLink href={`${drafts}?status=all&campaign=${campaignId}`} look="row" className="text-sm">
              {formatPlural(count, "draft")} of this campaign
            </TextLink>
          )}
        </span>
      }
    >
      <div className="space-y-7">
        {phases.map((phase, n) => (
          <section key={phase.first_day} aria-labelledby={`planned-${n}`}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 id={`planned-${n}`} className="min-w-0 text-sm font-semibold [overflow-wrap:anywhere]">
                {phase.name}{" "}
                <span className="font-normal whitespace-nowrap text-faint tabular-nums">
                  {formatShortDay(phase.first_day)} – {formatDay(phase.last_day)}
                </span>
              </h3>
              {canEdit && phase.last_day >= today && (
                <Link
                  href={newDraftHref(root, { campaign: campaignId, day: firstOpenDay(phase, today) })}
                  prefetch={false}
                  className={buttonClass("quiet")}
                >
                  <Plus aria-hidden="true" className="size-4" />
                  Plan a post<span className="sr-only"> in {phase.name}</span>
                </Link>
              )}
            </div>
            <div className="mt-2">
              {phase.planned.length === 0 ? (
                <p className="text-sm text-soft">{tellNothingPlanned(phase, today)}</p>
              ) : (
                <PlannedTable caption={`Planned in ${phase.name}`} posts={phase.planned} root={root} />
              )}
            </div>
          </section>
        ))}
        {outside.length > 0 && (
          <section aria-labelledby="planned-outside">
            <h3 id="planned-outside" className="text-sm font-semibold">
              In no phase
            </h3>
            <p className="mt-1 mb-2 text-sm text-soft">
              These have no date, or one outside the campaign. Open one to give it a date.
            </p>
            <PlannedTable caption="Planned in no phase" posts={outside} root={root} />
          </section>
        )}
        {canEdit && (
          <div className="border-t border-line pt-5">
            <ImportPlanLater workspaceId={root.slice("/w/".length)} campaignId={campaignId} />
          </div>
        )}
      </div>
    </Card>
  );
}

function tellNothingPlanned({ last_day, results }: PhaseWork, today: string): string {
  const posts = results?.posts ?? 0;
  if (last_day >= today || posts === 0) return "Nothing planned.";
  return `Over: ${formatPlural(posts, "post")} went out, none of them planned here.`;
}

/** The first day of a phase or, when that is over, today. */
function firstOpenDay({ first_day }: PhaseWork, today: string): string {
  return first_day > today ? first_day : today;
}
