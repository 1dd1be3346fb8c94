import type { Caller } from "../caller.ts";
import type { RestsOn } from "../formula/formula-result.ts";
import { loadPostNames } from "./load-post-names.ts";

/**
 * What the posts that recommendations rest on are called now, by platform and id ("twitter 123"). Results hold their ids only.
 *
 * @returns those that are still stored
 */
export async function nameShownPosts(
  { workspaceId }: Caller,
  recommendations: readonly { posts?: RestsOn | undefined }[],
): Promise<Record<string, string>> {
  const posts = recommendations.flatMap(({ posts: shown }) =>
    shown ? [...shown.best, ...shown.others] : [],
  );
  const nameOf = await loadPostNames(workspaceId, posts);
  const names: Record<string, string> = {};
  for (const post of posts) {
    const name = nameOf(post);
    if (name !== null) names[`${post.platform} ${post.id}`] = name;
  }
  return names;
}
