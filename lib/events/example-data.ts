import { describePhaseChange } from "./describe-phase-change.ts";
import type { EventType } from "./schemas.ts";

const PILLARS = { presence: 61.3, reach: 48.9, impact: 57.2, sentiment: 50, momentum: 52.6 };
const OF_EVERY_EVENT = { workspace_id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd", sequence: 42 };

/** What an event of each type may tell: the document shows it, and a test sends it. */
export const EXAMPLE_DATA: Record<EventType, Record<string, unknown>> = {
  "audit.completed": {
    audit_id: "aud_5dJ0qXw8Zr2LmTn6Yb4KcV",
    ...OF_EVERY_EVENT,
    status: "completed",
    score: 54.2,
    pillars: PILLARS,
    completed_at: "2026-11-01T09:32:11.482Z",
  },
  "score.changed": {
    ...OF_EVERY_EVENT,
    score: 54.2,
    previous_score: 52.8,
    delta: "+1.4",
    pillars: PILLARS,
    formula_version: "v2",
    calculated_at: "2026-11-01T09:32:11.482Z",
    cause: {
      kind: "audit",
      audit_id: "aud_5dJ0qXw8Zr2LmTn6Yb4KcV",
      comparable: true,
      change_low: 0.3,
      change_high: 2.5,
      within_noise: false,
    },
  },
  "campaign.phase_changed": {
    ...describePhaseChange({
      id: "cmp_7hR2bNq9Vw4XsKd1Lf6PzM",
      name: "Winter loaves",
      status: "active",
      phase: "Build",
      previousPhase: "Foundation",
      at: new Date("2026-11-01T00:00:00.000Z"),
    }),
    ...OF_EVERY_EVENT,
  },
};
