import { Fragment, type ReactNode } from "react";
import { postPath } from "#components/posts/post-address.ts";
import { spellDays } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { PostExample, RestsOn } from "#lib/formula/formula-result.ts";

/** What posts are called and whose they are, by platform and id ("twitter 123"); those that are not stored any more are not there. */
export type PostNames = Record<string, { name: string; profile: string }>;

type Props = { workspaceId: string; posts: RestsOn; names: PostNames };

/** The posts that a recommendation rests on, each a link to its page: the best ones, and ordinary ones of the other side. */
export function PatternPosts({ workspaceId, posts: { best, others }, names }: Props) {
  const list = (posts: readonly PostExample[]) =>
    posts.map((post, index) => (
      <Fragment key={`${post.platform} ${post.id}`}>
        {joinBefore(index, posts.length)}
        <Cited root={`/w/${workspaceId}`} post={post} names={names} />
      </Fragment>
    ));
  return (
    <p className="mt-1 text-sm leading-relaxed wrap-anywhere text-soft">
      {best.length > 0 && <>Good examples: {list(best)}. </>}
      {others.length > 0 && <>For comparison: {list(others)}.</>}
    </p>
  );
}

function joinBefore(index: number, count: number): string {
  if (index === 0) return "";
  return index === count - 1 ? " and " : ", ";
}

function Cited({ root, post, names }: { root: string; post: PostExample; names: PostNames }): ReactNode {
  const named = names[`${post.platform} ${post.id}`];
  const day = ` (${spellDays(post.date)})`;
  if (!named) return `a post${day}`;
  return (
    <>
      <TextLink href={postPath(root, { profile: named.profile, id: post.id })}>{named.name}</TextLink>
      {day}
    </>
  );
}
