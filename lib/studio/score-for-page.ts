import type { Caller } from "../caller.ts";
import { cutToLimit } from "../formula/content/v1/text-limits.ts";
import { requirePlan } from "../require-plan.ts";
import { type DraftInput, MOST_FEEDBACK, PageScore } from "./schemas.ts";
import { scoreDraft } from "./score-draft.ts";

/**
 * How a draft is likely to do, for the dashboard: with the evidence, and with the changed text of each suggestion that can
 * be applied as it stands. Of a text that is too long only the cut at the limit can be: the other changes were tried on
 * its beginning, and would throw the rest away unasked.
 * @param draft a draft that `DraftRequest` has parsed
 * @throws Problem 403 `Plan Required` below Agency, and what `scoreDraft` throws
 */
export async function scoreForPage(caller: Caller, draft: DraftInput, now: Date): Promise<PageScore> {
  requirePlan(caller, "agency", "Drafts need");
  const answer = await scoreDraft(caller, draft, {
    now,
    expand: ["evidence", "changes"],
    maxFeedback: MOST_FEEDBACK,
  });
  const { feedback, ...rest } = PageScore.parse(answer);
  if (draft.content_type !== "text") return { ...rest, feedback: feedback.map(withoutText) };
  const { content, platform, format } = draft;
  const taken = cutToLimit(platform, format, content);
  const canApply = ({ changed_text, expected_lift }: Advice) =>
    changed_text !== content &&
    (taken === content || (changed_text === taken && Number(expected_lift) === 0));
  return {
    ...rest,
    feedback: feedback.map((one) => (canApply(one) ? one : withoutText(one))),
  };
}

type Advice = PageScore["feedback"][number];

function withoutText(advice: Advice): Advice {
  return { ...advice, changed_text: null };
}
