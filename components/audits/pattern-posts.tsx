import { formatList, spellDays } from "#components/ui/format.ts";
import type { PostExample, RestsOn } from "#lib/formula/formula-result.ts";

/** What posts are called, by platform and id ("twitter 123"); those that are not stored any more have no name. */
export type PostNames = Record<string, string>;

/** The posts that a recommendation rests on: the best ones, and ordinary ones of the other side. */
export function PatternPosts({ posts: { best, others }, names }: { posts: RestsOn; names: PostNames }) {
  return (
    <p className="mt-1 text-sm leading-relaxed wrap-anywhere text-soft">
      {best.length > 0 && <>The best so far: {listPosts(best, names)}. </>}
      {others.length > 0 && <>Ordinary others: {listPosts(others, names)}.</>}
    </p>
  );
}

function listPosts(posts: readonly PostExample[], names: PostNames): string {
  const called = posts.map(({ platform, id, date }) => `${names[`${platform} ${id}`] ?? "a post"} (${date})`);
  return spellDays(formatList(called));
}
