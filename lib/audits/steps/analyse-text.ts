import { countProfileComments } from "../../score/count-profile-comments.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";

/** Classifies what others wrote, by profile. Only the counts are kept: texts stay where they are. */
export async function analyseText({ audit, outputs }: StepContext): Promise<StepOutputs["analyse"]> {
  const { workspaceId, day, version, lookbackDays: lookback } = audit;
  const asked = { day, version, lookback };
  const counted = await countProfileComments(workspaceId, outputs("collect").flat(), asked);
  return [...counted].map(([profile, days]) => ({ profile, days }));
}
