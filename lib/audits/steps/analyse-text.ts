import { loadCommentDays } from "../../score/load-comment-days.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";
import { collectedDays } from "./collect-platform.ts";

/** Classifies what others wrote, platform by platform. Only the counts are kept: texts stay where they are. */
export async function analyseText(context: StepContext): Promise<StepOutputs["analyse"]> {
  const { audit } = context;
  const counted: StepOutputs["analyse"] = [];
  for (const platform of audit.platforms) {
    const days = await context.read((tx) =>
      loadCommentDays(tx, audit.workspaceId, platform, collectedDays(audit)),
    );
    counted.push({ platform, days });
  }
  return counted;
}
