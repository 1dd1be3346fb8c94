import type { BenchmarkRow } from "../../benchmark-row.ts";
import { PUBLISHED_ROWS } from "./published-rows.ts";
import { REFERENCE_ROWS } from "./reference-rows.ts";

/** The registry of v1 in order of preference: what others published, then the reference set. */
export const REGISTRY: readonly BenchmarkRow[] = [...PUBLISHED_ROWS, ...REFERENCE_ROWS];
