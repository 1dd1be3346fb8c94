import { Card } from "#components/ui/card.tsx";
import { formatPlural } from "#components/ui/format.ts";
import type { ComparedPlatform, WatchedAccount } from "#lib/platforms/schemas.ts";
import { ComparisonCard } from "./comparison-card.tsx";
import { WatchForm } from "./watch-form.tsx";
import { WatchedRow } from "./watched-row.tsx";

type Props = {
  workspaceId: string;
  accounts: WatchedAccount[];
  /** How many the plan allows; null: any number. */
  limit: number | null;
  compared: ComparedPlatform[];
  canChange: boolean;
};

/** Profiles of others: those that are watched, a form for one more, and how they compare with one's own. */
export function WatchedSection({ workspaceId, accounts, limit, compared, canChange }: Props) {
  const isFull = limit !== null && accounts.length >= limit;
  return (
    <>
      <Card
        id="watched"
        title="Profiles you watch"
        aside={limit !== null && <p className="text-sm text-soft">{`${accounts.length} of ${limit}`}</p>}
      >
        <p className="-mt-2 max-w-prose text-sm leading-relaxed text-soft">
          Others in your field, side by side with your own profiles. They never count towards your score.
        </p>
        {accounts.length > 0 && (
          <ul className="mt-2 divide-y divide-line">
            {accounts.map((one) => (
              <WatchedRow key={one.profileId} workspaceId={workspaceId} account={one} canChange={canChange} />
            ))}
          </ul>
        )}
        {canChange && (
          <div className="mt-4 border-t border-line pt-4">
            {isFull ? (
              <p className="text-sm text-soft">
                Your plan includes {formatPlural(limit, "watched profile")}. Remove one to watch another.
              </p>
            ) : (
              <WatchForm workspaceId={workspaceId} />
            )}
          </div>
        )}
      </Card>
      {compared.map((one) => (
        <ComparisonCard key={one.platform} compared={one} />
      ))}
    </>
  );
}
