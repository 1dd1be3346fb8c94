"use client";

import { cx } from "#components/ui/cx.ts";
import { formatDay, formatPlural, formatShortDay } from "#components/ui/format.ts";
import type { ShownMarker } from "./describe-marker.ts";
import { groupMarkers, type MarkerGroup } from "./group-markers.ts";
import { MarkerIcon } from "./marker-icon.tsx";

type Props = {
  markers: readonly ShownMarker[];
  /** First and last day of the axis above, YYYY-MM-DD. */
  days: readonly [string, string];
  chosen: readonly ShownMarker[];
  onChoose: (markers: readonly ShownMarker[]) => void;
  /** Id of what tells of the chosen ones. */
  controls: string;
};

/** So many signs of the smallest size that can be pressed stand side by side on a phone, and on wider screens. */
const PARTS = { phone: 10, wide: 20 };

/** Signs of what happened, each below its day; those that are too close together are one. */
export function MarkerRail(props: Props) {
  return (
    <>
      <Rail {...props} parts={PARTS.phone} className="sm:hidden" />
      <Rail {...props} parts={PARTS.wide} className="hidden sm:block" />
    </>
  );
}

type RailProps = Props & { parts: number; className: string };

function Rail({ markers, days, parts, className, chosen, onChoose, controls }: RailProps) {
  return (
    <ul aria-label="What happened, by day" className={cx("relative mr-3 ml-8 h-7", className)}>
      {groupMarkers(markers, days, parts).map((group) => {
        const isChosen = group.markers.some((one) => chosen.includes(one));
        return (
          <li
            key={group.place}
            className="absolute top-0 -translate-x-1/2"
            style={{ left: `${100 * group.place}%` }}
          >
            <button
              type="button"
              aria-label={nameOf(group)}
              aria-expanded={isChosen}
              aria-controls={controls}
              onClick={() => onChoose(isChosen ? [] : group.markers)}
              className={cx(
                "inline-flex size-6 items-center justify-center rounded-full border text-[0.6875rem] font-medium tabular-nums",
                isChosen
                  ? "border-accent bg-accent-soft text-accent"
                  : "border-line bg-surface text-soft hover:border-edge",
              )}
            >
              <Sign group={group} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The sign of the kind where all are of one, else how many there are. */
function Sign({ group: { markers } }: { group: MarkerGroup<ShownMarker> }) {
  const [first] = markers;
  if (!first) return null;
  if (markers.length > 1) return markers.length;
  return <MarkerIcon kind={first.kind} className="size-3.5" />;
}

function nameOf({ markers }: MarkerGroup<ShownMarker>): string {
  const [first, last] = [markers[0], markers.at(-1)];
  if (!first || !last) return "";
  if (markers.length === 1) return `${formatDay(first.day)}: ${first.text}`;
  const span =
    first.day === last.day ? formatDay(first.day) : `${formatShortDay(first.day)} to ${formatDay(last.day)}`;
  return `${span}: ${formatPlural(markers.length, "entry", "entries")}`;
}
