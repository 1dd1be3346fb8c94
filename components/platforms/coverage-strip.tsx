import { formatPlural } from "#components/ui/format.ts";
import type { ProfileCoverage } from "#lib/platforms/schemas.ts";
import { tellDays } from "./tell-holding.ts";

const WORDS = { posts: "Posts", followers: "Followers", comments: "Comments" };

/** Which days have posts, followers and comments, as a line for each, from the first day to the last. */
export function CoverageStrip({ coverage, isNamed }: { coverage: ProfileCoverage; isNamed: boolean }) {
  const { handle, parts } = coverage;
  return (
    <div className="mt-4">
      <p className="text-xs text-faint">
        {isNamed && `@${handle}: `}
        {tellDays(coverage)}
      </p>
      <dl className="mt-1.5 space-y-1 text-xs">
        {parts.map(({ kind, days, cells }) => (
          <div key={kind} className="grid grid-cols-[4.5rem_minmax(0,1fr)_4.5rem] items-center gap-2">
            <dt className="text-soft">{WORDS[kind]}</dt>
            <dd className="contents">
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${cells.length} 1`}
                preserveAspectRatio="none"
                className="h-2.5 w-full overflow-hidden rounded-sm bg-sunken"
              >
                {cells.map((share, at) =>
                  share > 0 ? (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in time.
                      key={at}
                      x={at}
                      width="1"
                      height="1"
                      className="fill-accent"
                      opacity={0.35 + 0.65 * share}
                    />
                  ) : null,
                )}
              </svg>
              <span className="text-right whitespace-nowrap text-soft tabular-nums">
                {days > 0 ? formatPlural(days, "day") : "none"}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
