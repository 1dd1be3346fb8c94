import { TextLink } from "#components/ui/text-link.tsx";
import type { CampaignStatus } from "#lib/campaigns/schemas.ts";

const WORDS: Record<CampaignStatus, string> = {
  draft: "No campaign is waiting for its start.",
  active: "No campaign is running.",
  completed: "No campaign has come to its end.",
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
          There is no campaign yet. A campaign is a plan in phases by week: it moves from phase to phase by
          itself, and shows what the score does meanwhile.{" "}
          {canCreate && <TextLink href={`${path}/new`}>Plan the first one</TextLink>}
        </>
      )}
    </p>
  );
}
