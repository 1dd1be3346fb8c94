import type { BenchmarkRow } from "../../benchmark-row.ts";
import type { FittedFile, ReferenceComposites } from "../../reference-set.ts";
import { compositesFile } from "../../write-composites.ts";

/** The files of v1's norms: its rows, and the composites of the reference accounts under them. */
export function writeFitted(
  version: string,
  { rows, reference }: { rows: readonly BenchmarkRow[]; reference: ReferenceComposites },
): FittedFile[] {
  const text = `import type { BenchmarkRow } from "../../benchmark-row.ts";

/** Written by bench/reference-rows.ts; medians over real accounts. Not to be edited by hand. */
export const REFERENCE_ROWS: BenchmarkRow[] = ${JSON.stringify(rows, null, 2)};
`;
  return [
    { path: "benchmarks/reference-rows.ts", text },
    { path: "benchmarks/reference-composites.ts", text: compositesFile(version, reference) },
  ];
}
