import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import type { CampaignStatus } from "#lib/campaigns/schemas.ts";

const CHOICES: { status: CampaignStatus | undefined; label: string }[] = [
  { status: undefined, label: "All" },
  { status: "active", label: "Active" },
  { status: "draft", label: "Draft" },
  { status: "completed", label: "Completed" },
];

/** The state that an address asks for; undefined for all. */
export function readCampaignStatus(given: string | string[] | undefined): CampaignStatus | undefined {
  return CHOICES.find(({ status }) => status === given)?.status;
}

/** Which campaigns are shown. */
export function StatusFilter({ current, path }: { current: CampaignStatus | undefined; path: string }) {
  const choices = CHOICES.map(({ status, label }) => ({
    href: status ? `${path}?status=${status}` : path,
    label,
    isCurrent: status === current,
  }));
  return <ChoiceLinks name="Which campaigns" choices={choices} />;
}
