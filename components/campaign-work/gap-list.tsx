import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { spellDays } from "#components/ui/format.ts";
import type { Gap } from "#lib/campaign-work/schemas.ts";

/** What a campaign lacks, each with what to do; nothing where it lacks nothing. */
export function GapList({ gaps }: { gaps: Gap[] }) {
  if (gaps.length === 0) return null;
  return (
    <Card id="gaps" title="Gaps in the plan">
      <ul className="space-y-3">
        {gaps.map(({ title, advice }) => (
          <li key={title}>
            <Alert tone="fair" title={spellDays(title)}>
              <p>{spellDays(advice)}</p>
            </Alert>
          </li>
        ))}
      </ul>
    </Card>
  );
}
