import type { Caller } from "../caller.ts";
import type { RestsOn } from "../formula/formula-result.ts";
import { loadPostNames, type NamedPost } from "./load-post-names.ts";

/**
 * What the posts that recommendations rest on are called now, and of which profiles they are, by platform and id ("twitter 123"). Results hold their ids only.
 *
 * @returns those that are still stored
 */
export async function nameShownPosts(
  { workspaceId }: Caller,
  recommendations: readonly { posts?: RestsOn | undefined }[],
): Promise<Record<string, NamedPost>> {
  const posts = recommendations.flatMap(({ posts: shown }) =>
    shown ? [...shown.best, ...shown.others] : [],
  );
  const nameOf = await loadPostNames(workspaceId, posts);
  const names: Record<string, NamedPost> = {};
  for (const post of posts) {
    const named = nameOf(post);
    if (named !== null) names[`${post.platform} ${post.id}`] = named;
  }
  return names;
}
