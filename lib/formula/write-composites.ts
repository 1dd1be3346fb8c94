import type { ReferenceComposites } from "./reference-set.ts";

/** The file that a version keeps the composites of the reference accounts in, two folders below this one. */
export function compositesFile(version: string, table: ReferenceComposites): string {
  return `import type { ReferenceComposites } from "../../reference-set.ts";

/**
 * Composites of real accounts under ${version}, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: ReferenceComposites = ${JSON.stringify(table, null, 2)};
`;
}
