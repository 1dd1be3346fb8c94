import { TextLink } from "#components/ui/text-link.tsx";
import type { CampaignStatus } from "#lib/campaigns/schemas.ts";

const WORDS: Record<CampaignStatus, string> = {
  draft: "No campaigns are scheduled.",
  active: "No campaigns are running.",
  completed: "No campaigns have been completed yet.",
};

type Props = { status: CampaignStatus | undefined; path: string; canCreate: boolean };

/** An empty list, with the one thing to do next. */
export function NoCampaigns({ status, path, canCreate }: Props) {
  return (
    <p className="max-w-prose text-sm leading-relaxed text-soft">
      {status ? (
        <>
          {WORDS[status]} <TextLink href={path}>Show all campaigns</TextLink>
        </>
      ) : (
        <>
          No campaigns yet. A campaign is a plan divided into phases by week. It moves from phase to phase by
          itself and shows how your score does along the way.{" "}
          {canCreate && <TextLink href={`${path}/new`}>Plan your first campaign</TextLink>}
        </>
      )}
    </p>
  );
}
