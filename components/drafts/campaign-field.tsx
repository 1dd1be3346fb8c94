import { SelectField } from "#components/ui/select-field.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { CampaignChoice } from "#lib/campaigns/schemas.ts";

type Props = {
  /** The path of the campaigns' pages. */
  path: string;
  campaigns: CampaignChoice[];
  /** The id of the chosen one; empty without one. */
  value: string;
  /** YYYY-MM-DD; empty without a day. */
  plannedOn: string;
  onChoose: (id: string) => void;
};

/** The campaign that a draft is planned for, and the phase that its day falls into. */
export function CampaignField({ path, campaigns, value, plannedOn, onChoose }: Props) {
  const chosen = campaigns.find(({ id }) => id === value);
  return (
    <div className="col-span-2 min-w-0 sm:col-span-1">
      <SelectField
        label="Campaign"
        name="campaign_id"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        aria-describedby={chosen && "campaign-phase"}
        options={[
          { value: "", label: "None" },
          ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {chosen && (
        <p id="campaign-phase" className="mt-1.5 text-sm text-soft">
          {tellPhase(chosen, plannedOn)} <TextLink href={`${path}/${chosen.id}`}>Open the campaign</TextLink>
        </p>
      )}
    </div>
  );
}

function tellPhase({ phases }: CampaignChoice, day: string): string {
  if (!day) return "In no phase yet: it has no date.";
  const phase = phases.find(({ first_day, last_day }) => first_day <= day && day <= last_day);
  return phase ? `In ${phase.name}.` : "In no phase: its date is outside the campaign.";
}
