import { buildVersion } from "./v1/build-version.ts";
import { PILLARS_V1 } from "./v1/pillars.ts";
import type { FormulaVersion } from "./version.ts";

/** v1 with one weight changed: what comes of presence decides nearly all of the composite. */
export const SECOND = buildVersion(
  "v1-presence",
  PILLARS_V1.map((one) => (one.pillar === "presence" ? { ...one, weight: 900 } : one)),
);

/** The same, but it is given the profiles of a brand apart. */
export const APART: FormulaVersion = { ...SECOND, profiles: "apart" };
