import { formula, tryFormula } from "#lib/formula/versions.ts";
import { measureBoundsAndAdvice } from "./bounds-and-advice.ts";
import { measureComments } from "./comment-moves.ts";
import { measureLaterSuccess } from "./later-success.ts";
import { measureColumns } from "./measure-columns.ts";
import { measureMoves } from "./moves.ts";
import { measureSilence } from "./silence.ts";
import { measureSingleBrands } from "./single-brands.ts";
import { measureSpread } from "./spread.ts";
import { measureRules } from "./standing-rules.ts";
import { type Context, openContext } from "./version-context.ts";
import type { Figure } from "./version-row.ts";

type Part = (context: Context) => Figure[] | Promise<Figure[]>;

const PARTS: Part[] = [
  measureSpread,
  measureMoves,
  measureColumns,
  measureLaterSuccess,
  measureSilence,
  measureSingleBrands,
  measureComments,
  measureBoundsAndAdvice,
  measureRules,
];

/** Every figure of one version. The version is the current one of this process from then on. */
export async function measureVersion(name: string, dataDir: string, exportsDir?: string): Promise<Figure[]> {
  tryFormula(formula(name));
  const context = await openContext(formula(), dataDir, exportsDir);
  const figures: Figure[] = [];
  for (const part of PARTS) figures.push(...(await part(context)));
  return figures;
}
