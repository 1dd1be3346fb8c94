import { Card } from "#components/ui/card.tsx";
import { formatMoment, formatNumber } from "#components/ui/format.ts";
import type { Region } from "#lib/region/plain-region.ts";
import { LOCALES } from "#lib/region/values.ts";
import { ChangeRegion } from "./change-region.tsx";

type Props = { workspaceId: string; region: Region; canChange: boolean; now: Date };

const EXAMPLE = 18_400.5;

/** How the pages of the workspace write times and numbers. */
export function RegionCard({ workspaceId, region, canChange, now }: Props) {
  const language = LOCALES.find(({ value }) => value === region.locale)?.label ?? region.locale;
  const shown = (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      <dt className="text-soft">Time zone</dt>
      <dd className="font-medium wrap-anywhere">{region.timeZone}</dd>
      <dt className="text-soft">Numbers and dates</dt>
      <dd className="font-medium">{language}</dd>
    </dl>
  );
  return (
    <Card id="region" title="Time zone and language">
      <p className="mb-5 max-w-prose text-sm leading-relaxed text-soft">
        Example, as pages and reports write it: {formatMoment(now.toISOString())} and {formatNumber(EXAMPLE)}.
        The API stays in UTC, and so do the days of scores and campaigns.
      </p>
      {canChange ? (
        <ChangeRegion workspaceId={workspaceId} region={region}>
          {shown}
        </ChangeRegion>
      ) : (
        shown
      )}
    </Card>
  );
}
