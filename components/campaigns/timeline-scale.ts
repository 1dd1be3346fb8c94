/** How wide a week is drawn at least, and how many weeks share the space of one date. */
export type Scale = { column: string; datesEvery: number };

const WIDE: Scale = { column: "w-13", datesEvery: 1 };
const NARROW: Scale = { column: "w-7", datesEvery: 2 };
const NARROWEST: Scale = { column: "w-6", datesEvery: 4 };

/** Every week keeps room for its number; where the weeks do not fit, the timeline scrolls inside its box. */
export function scaleOf(weeks: number): Scale {
  if (weeks <= 20) return WIDE;
  return weeks <= 40 ? NARROW : NARROWEST;
}
