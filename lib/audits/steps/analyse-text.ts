import { loadCommentDays } from "../../score/load-comment-days.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";
import { firstDay } from "./collect-platform.ts";

/** Classifies what others wrote, by profile. Only the counts are kept: texts stay where they are. */
export async function analyseText(context: StepContext): Promise<StepOutputs["analyse"]> {
  const { audit } = context;
  const range = { from: firstDay(audit, audit.version.days.posts), to: audit.day };
  const counted = await loadCommentDays(audit.workspaceId, context.outputs("collect").flat(), range);
  return [...counted].map(([profile, days]) => ({ profile, days }));
}
