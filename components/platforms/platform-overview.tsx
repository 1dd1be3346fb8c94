import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { cx } from "#components/ui/cx.ts";
import { formatPlural } from "#components/ui/format.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PlatformFacts, ProfileCoverage } from "#lib/platforms/schemas.ts";
import { PlatformTile } from "./platform-tile.tsx";

type Props = { workspaceId: string; facts: PlatformFacts[]; canChange: boolean };

type ConnectedProps = Props & { coverage: ProfileCoverage[]; today: string };

/** The platforms that count, each with its health. */
export function ConnectedPlatforms({ workspaceId, facts, coverage, canChange, today }: ConnectedProps) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="connected">
      <h2 id="connected" className="sr-only">
        Connected platforms
      </h2>
      <ul className={cx("grid gap-4 sm:gap-6", facts.length > 1 && "sm:grid-cols-2")}>
        {facts.map((one) => (
          <PlatformTile
            key={one.platform}
            workspaceId={workspaceId}
            facts={one}
            coverage={coverage.filter(({ platform }) => platform === one.platform)}
            canChange={canChange}
            today={today}
          />
        ))}
      </ul>
    </section>
  );
}

/** The platforms that could be connected: in a narrow column, or over the width of the page. */
export function OtherPlatforms({ workspaceId, facts, canChange, isWide }: Props & { isWide: boolean }) {
  if (facts.length === 0) return null;
  return (
    <Card id="not-connected" title="No figures yet">
      <ul
        className={cx(
          "-my-3 divide-y divide-line",
          isWide && "sm:grid sm:grid-cols-2 sm:gap-x-10 sm:divide-y-0 lg:grid-cols-3",
        )}
      >
        {facts.map((one) => (
          <OtherPlatform key={one.platform} workspaceId={workspaceId} facts={one} canChange={canChange} />
        ))}
      </ul>
    </Card>
  );
}

type OtherProps = Omit<Props, "facts"> & { facts: PlatformFacts };

function OtherPlatform({ workspaceId, facts, canChange }: OtherProps) {
  const { platform, posts } = facts;
  const name = PLATFORM_WORDS[platform];
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-medium">{name}</h3>
        {canChange && (
          <Link
            href={`/w/${workspaceId}/platforms?platform=${platform}#import`}
            prefetch={false}
            aria-label={`Import a file of ${name}`}
            className={buttonClass("quiet", "min-h-9! px-3!")}
          >
            Import a file
          </Link>
        )}
      </div>
      {posts > 0 && (
        <p className="mt-1 text-sm text-soft">
          {formatPlural(posts, "post")} kept; they count again when you import a file.
        </p>
      )}
    </li>
  );
}
