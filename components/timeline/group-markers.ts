/** Markers that stand too close together to be told apart, at the place of the first. */
export type MarkerGroup<Marker> = {
  /** 0 to 1: where it stands between the first and the last day. */
  place: number;
  markers: Marker[];
};

/**
 * Puts markers together that are closer than one part of the whole.
 *
 * @param markers ascending by day; what lies outside of the days is left out
 * @param days first and last day, YYYY-MM-DD
 * @param parts so many groups there are at most, and one more at the end
 */
export function groupMarkers<Marker extends { day: string }>(
  markers: readonly Marker[],
  [from, to]: readonly [string, string],
  parts: number,
): MarkerGroup<Marker>[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const groups: MarkerGroup<Marker>[] = [];
  for (const marker of markers) {
    const place = end > start ? (Date.parse(marker.day) - start) / (end - start) : 0;
    if (place < 0 || place > 1) continue;
    const last = groups.at(-1);
    if (last && place - last.place < 1 / parts) last.markers.push(marker);
    else groups.push({ place, markers: [marker] });
  }
  return groups;
}
