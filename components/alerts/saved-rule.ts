import type { Rule } from "#lib/alerts/schemas.ts";

/** A secret that is shown once. */
export type NewSecret = { channel_id: string; to: string; secret: string };

/** Reads a saved rule without the schema, which pages of the settings do not load. */
export const SAVED_RULE = {
  parse: (answer: unknown): { rule: Rule; secrets: NewSecret[] } => {
    const { rule, secrets } = (answer ?? {}) as { rule?: Rule; secrets?: unknown };
    if (!rule?.channels || !Array.isArray(secrets)) throw new Error("The answer holds no rule.");
    return { rule, secrets };
  },
};

export type Outcome = {
  channel_id: string;
  kind: "email" | "slack" | "teams" | "https";
  to: string | null;
} & {
  arrived: boolean;
  answer: string;
};

/** The same of the outcomes of a test. */
export const TEST_OUTCOMES = {
  parse: (answer: unknown): Outcome[] => {
    const { outcomes } = (answer ?? {}) as { outcomes?: unknown };
    if (!Array.isArray(outcomes)) throw new Error("The answer holds no outcomes.");
    return outcomes;
  },
};
