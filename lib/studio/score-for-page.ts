import { requirePlan } from "../access/require-plan.ts";
import type { Caller } from "../caller.ts";
import { cutAtBoundary } from "../draft-model/edit/cut-at-boundary.ts";
import { cutToLimit } from "../draft-model/limits/text-limits.ts";
import { type DraftInput, MAX_FEEDBACK, PageScore } from "./schemas.ts";
import { scoreDraft } from "./score-draft.ts";

/**
 * How a draft is likely to do, for the dashboard: with the evidence, and with the changed text of each suggestion that can
 * be applied as it stands. Of a text that is too long only the cut can be, back to the end of a sentence or a word: the
 * other changes were made to its beginning, and would lose the rest. The score is that of all that fits.
 * @param draft a draft that `DraftRequest` has parsed
 * @throws Problem 403 `Plan Required` below Agency, and what `scoreDraft` throws
 */
export async function scoreForPage(caller: Caller, draft: DraftInput, now: Date): Promise<PageScore> {
  requirePlan(caller, "agency", "Drafts need");
  const answer = await scoreDraft(caller, draft, {
    now,
    expand: ["evidence", "changes"],
    maxFeedback: MAX_FEEDBACK,
  });
  const { feedback, ...rest } = PageScore.parse(answer);
  if (draft.content_type !== "text") return { ...rest, feedback: feedback.map(withoutText) };
  const { content, platform, format } = draft;
  const taken = cutToLimit(platform, format, content);
  const change = (one: Advice): Advice => {
    if (one.changed_text === content) return withoutText(one);
    if (taken === content) return one;
    const isCut = one.changed_text === taken && one.kind === "notice";
    return isCut ? { ...one, changed_text: cutAtBoundary(platform, format, content) } : withoutText(one);
  };
  return { ...rest, feedback: feedback.map(change) };
}

type Advice = PageScore["feedback"][number];

function withoutText(advice: Advice): Advice {
  return { ...advice, changed_text: null };
}
