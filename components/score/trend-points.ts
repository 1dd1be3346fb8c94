import type { Pillars } from "#lib/formula/names.ts";

/** Composite and pillars over days, ascending. */
export type ScoreTrend = { date: string; score: number; pillars: Pillars }[];
