import { Card } from "#components/ui/card.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { WatchedAccount } from "#lib/platforms/schemas.ts";
import { WatchForm } from "./watch-form.tsx";
import { WatchedRow } from "./watched-row.tsx";

type Props = {
  workspaceId: string;
  accounts: WatchedAccount[];
  /** How many the plan allows; null: any number. */
  limit: number | null;
  canChange: boolean;
};

/** Profiles of others that are watched, and a form for one more. */
export function WatchedSection({ workspaceId, accounts, limit, canChange }: Props) {
  const isFull = limit !== null && accounts.length >= limit;
  return (
    <Card
      id="watched"
      title="Profiles you watch"
      aside={limit !== null && <p className="text-sm text-soft">{`${accounts.length} of ${limit}`}</p>}
    >
      <p className="-mt-2 max-w-prose text-sm leading-relaxed text-soft">
        Others in your field. They never count towards your score.{" "}
        {accounts.length > 0 && (
          <TextLink href={`/w/${workspaceId}/rivals`}>See them side by side with your own profiles</TextLink>
        )}
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
  );
}
