import { fitComposites } from "../../fit-composites.ts";
import { fitPillars } from "../../fit-pillars.ts";
import type { FitData, FittedFile } from "../../reference-set.ts";
import { compositesFile } from "../../write-composites.ts";
import { scoreBrand } from "../score-brand.ts";
import { fitReference } from "./fit/fit-reference.ts";
import { indexTables } from "./place-value.ts";

/** The files of v2's norms: tables, correlations, and composites and pillars of the reference accounts under them. */
export function writeFitted({ accounts, growth }: FitData): FittedFile[] {
  const { tables, correlations } = fitReference(accounts, growth);
  const index = indexTables(tables);
  const scored = accounts.flatMap(({ platform, says, input }) =>
    says.level && input !== null ? [{ platform, result: scoreBrand(input, index, correlations) }] : [],
  );
  const composites = scored.map(({ platform, result }) => ({ platform, score: result.score }));
  const written = "Written by bench/reference-rows.ts; not to be edited by hand.";
  return [
    {
      path: "reference/tables.ts",
      text: `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured, and near a constant by chance
import type { ReferenceTable } from "./reference-table.ts";

/** Where real accounts lie in every measure. ${written} */
export const REFERENCE_TABLES: readonly ReferenceTable[] = ${JSON.stringify(tables)};
`,
    },
    {
      path: "reference/correlations.ts",
      text: `import type { Correlations } from "./reference-table.ts";

/** How places of one account go together, over the reference accounts. ${written} */
export const CORRELATIONS: Correlations = ${JSON.stringify(correlations)};
`,
    },
    { path: "reference/reference-composites.ts", text: compositesFile("v2", fitComposites(composites)) },
    {
      path: "reference/reference-pillars.ts",
      text: `import type { ReferencePillars } from "../../reference-set.ts";

/** Pillars of the reference accounts, every platform weighing the same: entry p is the p-th percentile. ${written} */
export const REFERENCE_PILLARS: ReferencePillars = ${JSON.stringify(fitPillars(scored))};
`,
    },
  ];
}
