"use client";

// Of the browser's for the reason of `Meter`.
import { PLACE_HEIGHT, PLACE_WIDTH, type PlaceDrawing } from "./draw-place.ts";

/** The spread of accounts as a hill, filled up to the brand; what it says stands beside it as text. */
export function PlaceChart({ all, behind, x, median }: PlaceDrawing) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PLACE_WIDTH} ${PLACE_HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-20 w-full overflow-visible"
    >
      <path d={all} className="fill-sunken" />
      <path d={behind} className="fill-accent-fill" />
      <path
        d={`M${median} ${PLACE_HEIGHT}V8`}
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
        className="stroke-edge"
      />
      <path
        d={`M${x} ${PLACE_HEIGHT}V0`}
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
    </svg>
  );
}
