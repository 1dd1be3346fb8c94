"use client";

// Of the browser's for the reason of `Meter`.
import type { Pillar } from "#lib/formula/names.ts";
import { pillarStroke } from "./pillar-stroke.ts";

/** How the line of a pillar looks; a faint one where it is switched off. */
export function LineSwatch({ pillar }: { pillar: Pillar | null }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 4" className="h-1 w-4 shrink-0">
      <path
        d="M1 2h14"
        strokeWidth="3"
        strokeLinecap="round"
        stroke={pillar ? pillarStroke(pillar) : "var(--line)"}
      />
    </svg>
  );
}
