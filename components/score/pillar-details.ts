import type { Grade } from "#lib/formula/grade.ts";
import type { Pillar } from "#lib/formula/names.ts";

/** The pillars as the result of an audit has them. */
export type PillarDetails = Record<Pillar, { score: number; change: string; grade: Grade }>;
