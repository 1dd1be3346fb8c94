import { z } from "zod";
import { type Env, env } from "./env.ts";

export const PLANS = ["creator", "pro", "agency", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];

/** What a plan allows; null is unlimited. */
const Limits = z.object({
  /** Whether keys of the plan may use /v1 at all. */
  api: z.boolean(),
  audits_per_month: z.number().int().min(0).nullable(),
  score_requests_per_minute: z.number().int().min(0),
  requests_per_minute: z.number().int().min(0),
  team_members: z.number().int().min(1),
  /** Connected profiles of the brand's own. */
  platforms: z.number().int().min(0).nullable(),
  /** Profiles of others that are looked at beside them. */
  watched_profiles: z.number().int().min(0).nullable(),
  workspaces: z.number().int().min(1).nullable(),
  real_time: z.boolean(),
});
export type PlanLimits = z.infer<typeof Limits>;

const TABLE: Record<Plan, PlanLimits> = {
  creator: {
    api: false,
    audits_per_month: 2,
    score_requests_per_minute: 0,
    requests_per_minute: 0,
    team_members: 1,
    platforms: 2,
    watched_profiles: 0,
    workspaces: 1,
    real_time: false,
  },
  pro: {
    api: true,
    audits_per_month: 10,
    score_requests_per_minute: 60,
    requests_per_minute: 600,
    team_members: 3,
    platforms: 4,
    watched_profiles: 3,
    workspaces: 1,
    real_time: false,
  },
  agency: {
    api: true,
    audits_per_month: null,
    score_requests_per_minute: 300,
    requests_per_minute: 3_000,
    team_members: 10,
    platforms: null,
    watched_profiles: 20,
    workspaces: 25,
    real_time: false,
  },
  enterprise: {
    api: true,
    audits_per_month: null,
    score_requests_per_minute: 1_200,
    requests_per_minute: 12_000,
    team_members: 1_000,
    platforms: null,
    watched_profiles: null,
    workspaces: null,
    real_time: true,
  },
};

/** The limits under a configuration, worked out once for each. */
const known = new WeakMap<Env, Record<Plan, PlanLimits>>();

/**
 * The limits of a plan: the table, with the cells that the operator set in `PLINTH_PLANS`
 * (`{"pro":{"audits_per_month":20}}`).
 * @throws Error when PLINTH_PLANS is no such JSON.
 */
export function planLimits(plan: Plan): PlanLimits {
  const settings = env();
  const limits = known.get(settings) ?? withOverrides(settings.PLINTH_PLANS);
  known.set(settings, limits);
  return limits[plan];
}

function withOverrides(json: string | undefined): Record<Plan, PlanLimits> {
  if (!json) return TABLE;
  const Overrides = z.partialRecord(z.enum(PLANS), Limits.partial().strict());
  let given: z.infer<typeof Overrides>;
  try {
    given = Overrides.parse(JSON.parse(json));
  } catch (error) {
    throw new Error(`setting PLINTH_PLANS is not usable: ${error instanceof Error ? error.message : error}`);
  }
  const merged = PLANS.map((plan) => [plan, { ...TABLE[plan], ...given[plan] }]);
  return Object.fromEntries(merged) as Record<Plan, PlanLimits>;
}

/** Whether a plan is `minimum` or above it. */
export function planIncludes(plan: Plan, minimum: Plan): boolean {
  return PLANS.indexOf(plan) >= PLANS.indexOf(minimum);
}

/** The lowest plan whose keys may use the API. */
export function planWithApi(): Plan {
  return PLANS.find((plan) => planLimits(plan).api) ?? "enterprise";
}

/** A plan's name as people read it: "Agency". */
export function planName(plan: Plan): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1);
}
