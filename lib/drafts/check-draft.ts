import type { Caller } from "../caller.ts";
import { findSimilar } from "../posts/find-similar.ts";
import { firstWords } from "../text/first-words.ts";
import { authoriseDrafts } from "./authorise-drafts.ts";
import { checkText } from "./check-text.ts";
import type { CheckBody, DraftChecks } from "./schemas.ts";

const MOST_SIMILAR = 3;

/**
 * What can be seen of a text before it is scored, and which own posts of its platform said much of the same, with what they got.
 * @throws Problem 403 `Plan Required` below Agency.
 */
export async function checkDraft(caller: Caller, draft: CheckBody): Promise<DraftChecks> {
  authoriseDrafts(caller);
  const { posts, compared } = await findSimilar(caller, draft, MOST_SIMILAR);
  return {
    checks: checkText(draft),
    similar: posts.map(({ profile, id, title, text, created_at, interactions, age_days, place, shared }) => ({
      ...{ profile, id, created_at, interactions, age_days, place, shared },
      words: firstWords(title) ?? firstWords(text) ?? "",
    })),
    compared,
  };
}
