import { PILLAR_WORDS } from "#components/score/score-words.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { type ShownExplanation, sum } from "./shown-points.ts";

/** One row of the waterfall: an end stands at `to`; a part leads from `from` to `to`; what is not known leads nowhere. */
export type WaterfallStep = {
  name: string;
  kind: "end" | "part" | "unknown";
  from: number;
  to: number;
  points: number;
};

const MAX_TICKS = 6;
const TICK_STEPS = [1, 2, 5, 10, 20];

/**
 * The way from the base over the pillars to the score. What the shown points leave out is drawn with the largest of them, whose bar it
 * lengthens by less than one can see; its points are those of the table.
 */
export function waterfallSteps(
  { base, pillars, rounding, total }: ShownExplanation,
  isKnown: (pillar: Pillar) => boolean,
): WaterfallStep[] {
  let at = base;
  const largest = pillars.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))[0];
  const parts = pillars.map((one): WaterfallStep => {
    const from = at;
    at = sum([at, one.points, one === largest ? rounding : 0]);
    const kind = isKnown(one.pillar) ? "part" : "unknown";
    return { name: PILLAR_WORDS[one.pillar].name, kind, from, to: at, points: one.points };
  });
  return [
    { name: "Start", kind: "end", from: base, to: base, points: base },
    ...parts,
    { name: "Score", kind: "end", from: total, to: total, points: total },
  ];
}

/** Whole numbers around all that is drawn, with at least one on either side of it. */
export function waterfallAxis(steps: readonly WaterfallStep[]): {
  domain: [number, number];
  ticks: number[];
} {
  const values = steps.flatMap(({ from, to }) => [from, to]);
  const [least, most] = [Math.min(...values) - 0.5, Math.max(...values) + 0.5];
  const step = TICK_STEPS.find((size) => (most - least) / size <= MAX_TICKS - 1) ?? 20;
  const low = Math.max(0, Math.floor(least / step) * step);
  const high = Math.min(100, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { domain: [low, high], ticks };
}
