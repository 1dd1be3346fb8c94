import { Time } from "#components/ui/time.tsx";
import type { CampaignChoice } from "#lib/campaigns/schemas.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { listFormats } from "./draft-place.ts";
import { DraftStatusBadge } from "./draft-status.tsx";
import type { DraftForm } from "./use-draft-form.ts";

/** For whom may only read: where a draft is for, when, and how far it is. */
export function DraftFacts({ form, campaigns }: { form: DraftForm; campaigns: CampaignChoice[] }) {
  const { place, status, plannedOn, campaignId } = form;
  const campaign = campaigns.find(({ id }) => id === campaignId);
  const format = listFormats(place).find(({ value }) => value === place.format)?.label;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft">
      <DraftStatusBadge status={status} />
      <span>
        {format} for {PLATFORM_WORDS[place.platform]}
      </span>
      <span>
        {plannedOn ? (
          <>
            planned for <Time at={plannedOn} dayOnly />
          </>
        ) : (
          "no date planned"
        )}
      </span>
      {campaign && <span className="[overflow-wrap:anywhere]">part of {campaign.name}</span>}
      <span>You can read this draft. Editors can change it.</span>
    </div>
  );
}
