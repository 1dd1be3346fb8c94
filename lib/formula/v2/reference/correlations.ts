import type { Correlations } from "./reference-table.ts";

/** How places of one account go together, over the reference accounts. Written by bench/reference-rows.ts; not to be edited by hand. */
export const CORRELATIONS: Correlations = {
  "cadence recent_cadence": 0.98,
  "exposure audience": 0,
  "engagement engagement_rate": 0.87,
  "engagement depth": 0.16,
  "engagement_rate depth": 0.02,
  "exposure_move engagement_move": 0.92,
  "exposure_move cadence_move": 0,
  "engagement_move cadence_move": 0,
};
