import type { FormulaVersion } from "../version.ts";
import { buildVersion } from "./build-version.ts";
import { PILLARS_V1 } from "./pillars.ts";

/** The first version of the formula: every comment counts, so that its live scores stay what they were. */
export const V1: FormulaVersion = { ...buildVersion("v1", PILLARS_V1), comments: "all" };
