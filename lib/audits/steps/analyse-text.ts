import { loadCommentDays } from "../../score/load-comment-days.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";
import { firstDay } from "./collect-platform.ts";

/** Classifies what others wrote, platform by platform. Only the counts are kept: texts stay where they are. */
export async function analyseText(context: StepContext): Promise<StepOutputs["analyse"]> {
  const { audit } = context;
  const counted: StepOutputs["analyse"] = [];
  const range = { from: firstDay(audit, audit.version.days.posts), to: audit.day };
  for (const platform of audit.platforms) {
    const days = await loadCommentDays(audit.workspaceId, platform, range);
    counted.push({ platform, days });
  }
  return counted;
}
