import { ChoiceChips } from "#components/ui/choice-chips.tsx";
import { Field } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { CampaignChoice } from "#lib/campaigns/schemas.ts";
import { FORMATS } from "#lib/draft-model/content-draft.ts";
import { DRAFT_STATUSES } from "#lib/drafts/values.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { CampaignField } from "./campaign-field.tsx";
import { listFormats, moveTo } from "./draft-place.ts";
import { STATUS_CHOICES } from "./draft-status.tsx";
import type { DraftForm } from "./use-draft-form.ts";

const KINDS = [
  { value: "text", label: "Text" },
  { value: "image", label: "Image" },
  { value: "video", label: "Video" },
] as const;

type Props = {
  workspaceId: string;
  form: DraftForm;
  /** That it can be planned for. */
  campaigns: CampaignChoice[];
  /** Whether it can be kept: then it has a state and a day. */
  canKeep: boolean;
  onChange: (changes: Partial<DraftForm>) => void;
};

/** What you are drafting, for where and when; it holds for all variants. */
export function DraftSettings({ workspaceId, form, campaigns, canKeep, onChange }: Props) {
  const { place, status, plannedOn, campaignId } = form;
  return (
    <section
      aria-label="What you are drafting, for where and when"
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-[repeat(4,minmax(0,11rem))_auto]"
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
      {canKeep && (
        <>
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
        </>
      )}
      <div className="col-span-2 lg:col-span-1">
        <ChoiceChips
          name="kind"
          legend="Content"
          value={place.kind}
          choices={KINDS}
          onChoose={(kind) => onChange({ place: { ...place, kind } })}
        />
      </div>
      {canKeep && campaigns.length > 0 && (
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
