import Link from "next/link";
import { Alert } from "#components/ui/alert.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { spellDays } from "#components/ui/format.ts";
import type { Gap } from "#lib/campaign-work/schemas.ts";
import { newDraftHref } from "./new-draft-href.ts";

type Props = {
  gaps: Gap[];
  /** The path of the workspace's pages. */
  root: string;
  campaignId: string;
  canEdit: boolean;
};

/** What a campaign lacks, each with what to do and a way to do it; nothing where it lacks nothing. */
export function GapList({ gaps, root, campaignId, canEdit }: Props) {
  if (gaps.length === 0) return null;
  return (
    <Card id="gaps" title="Gaps in the plan">
      <ul className="space-y-3">
        {gaps.map(({ title, advice, post }) => (
          <li key={title}>
            <Alert tone="fair" title={spellDays(title)}>
              <p>{spellDays(advice)}</p>
              {canEdit && post && (
                <Link
                  href={newDraftHref(root, { campaign: campaignId, ...post })}
                  prefetch={false}
                  className={buttonClass("quiet")}
                >
                  Plan it<span className="sr-only">: {spellDays(title)}</span>
                </Link>
              )}
            </Alert>
          </li>
        ))}
      </ul>
    </Card>
  );
}
