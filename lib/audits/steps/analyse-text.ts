import { loadCommentDays } from "../../score/load-comment-days.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";
import { firstDay } from "./collect-platform.ts";

/** Classifies what others wrote, profile by profile. Only the counts are kept: texts stay where they are. */
export async function analyseText(context: StepContext): Promise<StepOutputs["analyse"]> {
  const { audit } = context;
  const counted: StepOutputs["analyse"] = [];
  const range = { from: firstDay(audit, audit.version.days.posts), to: audit.day };
  for (const { id } of context.outputs("collect").flat()) {
    counted.push({ profile: id, days: await loadCommentDays(audit.workspaceId, id, range) });
  }
  return counted;
}
