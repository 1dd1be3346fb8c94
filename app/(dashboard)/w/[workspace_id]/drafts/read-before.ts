import { type ReadBefore, toCheck, toDraft } from "#components/drafts/asked-drafts.ts";
import type { Caller } from "#lib/caller.ts";
import { checkDraft } from "#lib/drafts/check-draft.ts";
import type { Draft } from "#lib/drafts/schemas.ts";
import { Problem } from "#lib/problems.ts";
import { scoreForPage } from "#lib/studio/score-for-page.ts";

/** Longer texts are scored when the page asks, in turns that nobody else waits for. */
const MOST_CHARACTERS = 3_000;

/** Scores and checks of a kept draft's texts, so that its page has them from the start. What is refused the page asks for itself, and tells. */
export async function readBefore(caller: Caller, draft: Draft, now: Date): Promise<ReadBefore> {
  const before: ReadBefore = { scores: {}, checks: {}, at: now.getTime() };
  const read = async ({ text }: { text: string }) => {
    const variant = { text, sent: null };
    const [asked, looked] = [toDraft(draft, variant), toCheck(draft, variant)];
    if (asked === null || looked === null || text.length > MOST_CHARACTERS) return;
    before.scores[JSON.stringify(asked)] = await scoreForPage(caller, asked, now);
    before.checks[JSON.stringify(looked)] = await checkDraft(caller, looked);
  };
  try {
    await Promise.all(draft.variants.map(read));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  return before;
}
