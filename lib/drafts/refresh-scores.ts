import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Fits } from "../studio/find-fits.ts";
import { presentScore, type ScoreRow, scoreRow } from "./read-draft.ts";
import type { Draft, DraftVariant, KeptScore } from "./schemas.ts";
import { isOutdated, scoreVariant } from "./score-variants.ts";

/** A draft with the variant that lists show. */
type Listed = Pick<Draft, "id" | "platform" | "format" | "kind" | "updated_at"> & {
  first: (DraftVariant & ScoreRow) | undefined;
};

type Refreshed = { id: string; first: DraftVariant & ScoreRow; score: KeptScore | null };

/**
 * The scores of listed drafts, as their own pages would show them: those of before more was learnt from own posts are made
 * anew, and kept unless somebody has saved the draft meanwhile.
 * @param drafts a page of a list: each outdated one takes about a millisecond
 * @returns by the ids of the drafts
 */
export async function refreshScores(
  caller: Caller,
  drafts: readonly Listed[],
  { fits, now }: { fits: Fits; now: Date },
): Promise<Map<string, KeptScore | null>> {
  const scores = new Map<string, KeptScore | null>();
  const refreshed: Refreshed[] = [];
  for (const draft of drafts) {
    const { id, first } = draft;
    const kept = first ? presentScore(first) : null;
    scores.set(id, kept);
    if (!first || !isOutdated(draft, kept?.at ?? draft.updated_at, fits)) continue;
    const score = await scoreVariant(caller, draft, first, now);
    scores.set(id, score);
    if (score !== null || kept !== null) refreshed.push({ id, first, score });
  }
  if (refreshed.length > 0) await keep(caller.workspaceId, refreshed);
  return scores;
}

/** By id, so that two lists that are opened at once do not wait for each other. */
async function keep(workspaceId: string, refreshed: Refreshed[]): Promise<void> {
  const rows = refreshed.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await withWorkspace(workspaceId, async (tx) => {
    for (const { id, first, score } of rows) {
      const { text, scoredAt } = first;
      await tx.draftVariant.updateMany({
        where: { workspaceId, draftId: id, position: 0, text, scoredAt },
        data: scoreRow(score),
      });
    }
  });
}
