import { postPath } from "#components/posts/post-address.ts";
import { ordinal, placeWords, wholePercentile } from "#components/posts/post-words.ts";
import { formatCount, formatDay, formatList, formatPlural } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { DraftChecks, SimilarPost } from "#lib/drafts/schemas.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";

type Props = Pick<DraftChecks, "similar" | "compared"> & { workspaceId: string; platform: Platform };

const MOST_WORDS = 4;

/** Own posts that say much of the same, and what they got. */
export function SimilarPosts({ workspaceId, platform, similar, compared }: Props) {
  const where = PLATFORM_WORDS[platform];
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">Similar posts of yours</h3>
      {similar.length === 0 ? (
        <p className="text-sm text-soft">
          {compared === 0
            ? `None of your posts on ${where} are known yet.`
            : `None of your ${formatPlural(compared, "post")} on ${where} says much the same.`}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {similar.map((post) => (
            <Similar key={`${post.profile}.${post.id}`} workspaceId={workspaceId} post={post} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Similar({ workspaceId, post }: { workspaceId: string; post: SimilarPost }) {
  const { place, interactions, created_at, shared, words } = post;
  const facts = [
    created_at && formatDay(created_at),
    interactions !== null && `${formatCount(interactions)} interactions`,
    `both mention ${formatList(shared.slice(0, MOST_WORDS))}`,
  ].filter(Boolean);
  return (
    <li className="flex items-baseline justify-between gap-4 py-2 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0">
        <TextLink href={postPath(`/w/${workspaceId}`, post)} look="row" className="[overflow-wrap:anywhere]">
          {words}
        </TextLink>
        <p className="text-soft [overflow-wrap:anywhere]">{facts.join(" · ")}</p>
      </div>
      <p title={placeWords(post)} className="shrink-0 text-right tabular-nums">
        {place === null ? (
          <span className="text-soft">No percentile</span>
        ) : (
          <>
            <span className="font-medium">{ordinal(wholePercentile(place.percentile))}</span>
            <span className="block text-xs text-faint">of your posts</span>
          </>
        )}
      </p>
    </li>
  );
}
