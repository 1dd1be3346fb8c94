import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatPlural } from "#components/ui/format.ts";
import type { ShownMarker } from "./describe-marker.ts";
import { MarkerItem } from "./marker-item.tsx";

type Props = { markers: readonly ShownMarker[]; workspaceId: string; canWrite: boolean };

/** All that happened in the days of the chart, the newest first, behind a toggle. */
export function MarkerList({ markers, workspaceId, canWrite }: Props) {
  if (markers.length === 0) return null;
  return (
    <Disclosure
      label={`What happened (${formatPlural(markers.length, "entry", "entries")})`}
      className="mt-3"
    >
      <ul className="mt-1 divide-y divide-line">
        {markers.toReversed().map((marker) => (
          <MarkerItem key={keyOf(marker)} marker={marker} workspaceId={workspaceId} canWrite={canWrite} />
        ))}
      </ul>
    </Disclosure>
  );
}

/** One day may have two of the same words; then it is one entry. */
export function keyOf({ day, kind, text, href, note }: ShownMarker): string {
  return note?.id ?? `${day} ${kind} ${href} ${text}`;
}
