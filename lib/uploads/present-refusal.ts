import { splitRefusal } from "../imports/refuse-columns.ts";
import { type ProblemTitle, problemCode } from "../problems.ts";
import type { Refusal } from "./schemas.ts";

/** Why a file was not imported, in the parts that a page shows apart. */
export function presentRefusal({ title, detail }: { title: string; detail: string }): Refusal {
  return { code: problemCode(title as ProblemTitle), title, detail, ...splitRefusal(detail) };
}
