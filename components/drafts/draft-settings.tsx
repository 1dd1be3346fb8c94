import { ChoiceChips } from "#components/ui/choice-chips.tsx";
import { Field } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { CampaignChoice } from "#lib/campaigns/schemas.ts";
import { FORMATS } from "#lib/draft-model/content-draft.ts";
import { DRAFT_STATUSES } from "#lib/drafts/values.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { CampaignField } from "./campaign-field.tsx";
import { type DraftPlace, listFormats, moveTo } from "./draft-place.ts";
import { STATUS_CHOICES } from "./draft-status.tsx";
import type { DraftForm } from "./use-draft-form.ts";

const KINDS = [
  { value: "text", label: "Text" },
  { value: "image", label: "Image" },
  { value: "video", label: "Video" },
] as const;

type Change = { onChange: (changes: Partial<DraftForm>) => void };

/** What you are drafting, and for where; it holds for all variants. */
export function PlaceSettings({ place, onChange }: Change & { place: DraftPlace }) {
  return (
    <section
      aria-label="What you are drafting"
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[repeat(2,minmax(0,11rem))_auto] sm:gap-x-4"
    >
      <SelectField
        label="Platform"
        name="platform"
        value={place.platform}
        onChange={({ target }) => {
          const platform = PLATFORMS.find((name) => name === target.value);
          if (platform) onChange({ place: moveTo(platform, place) });
        }}
        options={PLATFORMS.map((value) => ({ value, label: PLATFORM_WORDS[value] }))}
      />
      <SelectField
        label="Format"
        name="format"
        value={place.format}
        onChange={({ target }) => {
          const format = FORMATS.find((name) => name === target.value);
          if (format) onChange({ place: { ...place, format } });
        }}
        options={listFormats(place)}
      />
      <div className="col-span-2 sm:col-span-1">
        <ChoiceChips
          name="kind"
          legend="Content"
          value={place.kind}
          choices={KINDS}
          onChoose={(kind) => onChange({ place: { ...place, kind } })}
        />
      </div>
    </section>
  );
}

type PlanProps = Change & {
  workspaceId: string;
  form: DraftForm;
  /** That it can be planned for. */
  campaigns: CampaignChoice[];
};

/** How far a draft is, when it goes out and as part of what. */
export function PlanSettings({ workspaceId, form, campaigns, onChange }: PlanProps) {
  const { status, plannedOn, campaignId } = form;
  return (
    <section
      aria-label="When it goes out"
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[repeat(2,minmax(0,11rem))_minmax(0,22rem)] sm:gap-x-4"
    >
      <SelectField
        label="State"
        name="status"
        value={status}
        onChange={({ target }) => {
          const next = DRAFT_STATUSES.find((name) => name === target.value);
          if (next) onChange({ status: next });
        }}
        options={STATUS_CHOICES}
      />
      <Field
        label="Planned for"
        name="planned_on"
        type="date"
        value={plannedOn}
        onChange={({ target }) => onChange({ plannedOn: target.value })}
      />
      {campaigns.length > 0 && (
        <CampaignField
          path={`/w/${workspaceId}/campaigns`}
          campaigns={campaigns}
          value={campaignId}
          plannedOn={plannedOn}
          onChoose={(id) => onChange({ campaignId: id })}
        />
      )}
    </section>
  );
}
