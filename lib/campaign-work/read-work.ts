import type { WorkspaceTx } from "../db.ts";
import { addDays } from "../time.ts";
import { MAX_DAYS_APART, matchPosts } from "./match-posts.ts";
import { type Plan, type PlannedDraft, readPlan } from "./read-plan.ts";
import { readPublished } from "./read-published.ts";
import type { Posted, PublishedPost } from "./schemas.ts";

export type Work = Omit<Plan, "posts"> & {
  planned: (PlannedDraft & { posted: Posted | null })[];
  /** What went out in the campaign's days. */
  published: PublishedPost[];
};

/**
 * A campaign's plan, what was posted in its days, and which is which. It is found anew whenever it is read: posts come by syncs and
 * imports, plans change, and nothing of it has to be kept but what a person has chosen.
 * @throws Problem 404 `Not Found` for every other id.
 */
export async function readWork(tx: WorkspaceTx, workspaceId: string, id: string): Promise<Work> {
  const { posts: drafts, ...plan } = await readPlan(tx, workspaceId, id);
  const [first, last] = [plan.phases[0]?.first_day ?? "", plan.phases.at(-1)?.last_day ?? ""];
  const [from, to] = [addDays(first, -MAX_DAYS_APART), addDays(last, MAX_DAYS_APART)];
  const named = drafts.flatMap(({ chosen }) => (chosen === null || chosen === "none" ? [] : [chosen]));
  const posts = await readPublished(tx, { workspaceId, from, to, named });
  const matched = matchPosts(
    drafts.map(({ planned_on, ...draft }) => ({ ...draft, day: planned_on })),
    posts,
  );
  return {
    ...plan,
    planned: drafts.map((draft) => ({ ...draft, posted: present(matched.get(draft.id)) })),
    published: posts.filter(({ day }) => first <= day && day <= last),
  };
}

function present(match: { post: PublishedPost; isChosen: boolean } | undefined): Posted | null {
  if (!match) return null;
  const { text: _, ...post } = match.post;
  return { ...post, isChosen: match.isChosen };
}
