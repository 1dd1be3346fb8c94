import type { z } from "zod";
import type { ProblemTitle } from "../problems.ts";
import { toMinute } from "../time.ts";
import { type Fault, findDurationFaults, findPhaseFaults } from "./find-plan-faults.ts";
import type { CampaignChanges } from "./schemas.ts";

type Issues = { issues: { path?: PropertyKey[] | undefined }[] };

/**
 * The schema of a campaign's fields with the checks that need the time or several fields. They are reported beside what is
 * wrong with other fields, and carry their title for `titleOfIssue`.
 * @param schema that of a new campaign or of its changes.
 */
export function checkPlanAt<S extends z.ZodObject>(schema: S): (now: Date) => S {
  return (now) =>
    schema
      .superRefine((asked, context) => add(context, "Invalid Dates", findStartFaults(asked, now)), {
        when: areRight("start_date"),
      })
      .superRefine((asked, context) => add(context, "Invalid Phases", phaseFaultsOf(asked)), {
        when: areRight("phases"),
      })
      .superRefine((asked, context) => add(context, "Invalid Duration", findDurationFaults(asked)), {
        when: areRight("duration_weeks", "phases"),
      });
}

/** The title that an input error of a campaign carries; undefined where it is `Invalid Request`. */
export function titleOfIssue(issue: z.core.$ZodIssue): ProblemTitle | undefined {
  return issue.code === "custom" ? (issue.params?.title as ProblemTitle | undefined) : undefined;
}

function areRight(...fields: string[]) {
  return ({ issues }: Issues) => !issues.some(({ path }) => fields.includes(String(path?.[0])));
}

function findStartFaults({ start_date }: CampaignChanges, now: Date): Fault[] {
  if (!start_date || start_date > now) return [];
  return [{ path: ["start_date"], detail: `must be in the future; it is now ${toMinute(now)}` }];
}

function phaseFaultsOf({ phases }: CampaignChanges): Fault[] {
  return phases ? findPhaseFaults(phases) : [];
}

function add(context: z.core.$RefinementCtx, title: ProblemTitle, faults: Fault[]): void {
  for (const { path, detail } of faults)
    context.addIssue({ code: "custom", path, message: detail, params: { title } });
}
