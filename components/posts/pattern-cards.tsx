import { Card } from "#components/ui/card.tsx";
import { formatCount, formatPlural } from "#components/ui/format.ts";
import { StackedTable } from "#components/ui/stacked-table.tsx";
import { HeatMap } from "./heat-map.tsx";
import { differenceWords, groupWords, percentOff, zoneWords } from "./pattern-words.ts";
import { countWords } from "./post-words.ts";

type Result = {
  key: string;
  posts: number;
  usual: number | null;
  ratio: number;
  low: number;
  high: number;
  isClear: boolean;
};

/** As the library compares them. */
export type Patterns = {
  posts: number;
  unit: string;
  hours: { weekday: number; hour: number; posts: number; ratio: number }[];
  formats: Result[];
  bestTimes: Result[];
};

/** When posts do well, if that can be said at all. */
export function TimesCard({ patterns, timeZone }: { patterns: Patterns; timeZone: string }) {
  const { hours, bestTimes, posts, unit } = patterns;
  const [best] = bestTimes;
  return (
    <Card id="times" title="Best times to post">
      <p className="mb-4 max-w-prose text-sm leading-relaxed">
        {best ? (
          <>
            <strong className="font-medium">{groupWords(best.key, timeZone)}</strong> stand out:{" "}
            {formatPlural(best.posts, "post")} got {formatCount(percentOff(best.ratio))}&#8239;% more {unit}{" "}
            than your others (likely {rangeWords(best)}), in both halves of the year.
          </>
        ) : (
          <>
            <strong className="font-medium">No time is reliably better.</strong> Differences below may be
            chance.
          </>
        )}
      </p>
      <HeatMap cells={hours} timeZone={timeZone} />
      <p className="mt-3 max-w-prose text-xs leading-relaxed text-faint">
        {formatPlural(posts, "settled post")} of the last 365 days, hours in {zoneWords(timeZone)}. Each post
        is compared with those that went out around it on the same account, so growth does not count. Hours
        with fewer than three posts have no figure.
      </p>
    </Card>
  );
}

type FormatsProps = {
  patterns: Patterns;
  /** Posts of several platforms: what is usual on one says nothing of another. */
  isMixed: boolean;
};

/** How formats did against each other. */
export function FormatsCard({ patterns: { formats, unit }, isMixed }: FormatsProps) {
  return (
    <Card id="formats" title="Formats">
      {formats.length < 2 ? (
        <p className="max-w-prose text-sm leading-relaxed text-soft">
          It takes two formats with at least eight posts each to compare.
        </p>
      ) : (
        <>
          <StackedTable
            caption={`Formats by ${unit}`}
            columns={[
              { label: "Format" },
              { label: "Posts", isNumber: true },
              ...(isMixed ? [] : [{ label: `Usual ${unit}`, isNumber: true }]),
              { label: "Compared with your other posts", isNumber: true },
              { label: "Likely range", isNumber: true },
              { label: "Verdict" },
            ]}
            rows={formats.map((format) => ({
              key: format.key,
              cells: [
                groupWords(format.key),
                formatCount(format.posts),
                ...(isMixed ? [] : [countWords(format.usual)]),
                differenceWords(format.ratio),
                rangeWords(format),
                verdictOf(format),
              ],
            }))}
          />
          <p className="mt-4 max-w-prose text-xs leading-relaxed text-faint">
            Compared by {unit}, each post with those that went out around it on the same account. A format
            counts as better or weaker if its likely range, which holds 19 cases of 20, does not include
            0&#8239;%, the difference is unlikely to be chance, and it repeats in both halves of the year.
          </p>
        </>
      )}
    </Card>
  );
}

/** "+40 % to +80 %" */
function rangeWords({ low, high }: Pick<Result, "low" | "high">): string {
  return `${differenceWords(low)} to ${differenceWords(high)}`;
}

function verdictOf({ isClear, ratio }: Result): string {
  if (!isClear) return "No clear difference";
  return ratio > 1 ? "Better" : "Weaker";
}
