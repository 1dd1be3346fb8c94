import { formatShare } from "#components/explain/format-value.ts";
import { PlatformMark } from "#components/platforms/platform-mark.tsx";
import { postPath } from "#components/posts/post-address.ts";
import { PostPicture } from "#components/posts/post-picture.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatCount, formatDay, formatPlural } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { SETTLED_AGE } from "#lib/posts/values.ts";
import type { BestPost } from "#lib/rivals/schemas.ts";
import { amountWords, nameWords } from "./rival-words.ts";

/** What did best in the last week of the period, against the typical post of the same profile at the same age. */
export function BestPostsCard({ posts, root, to }: { posts: BestPost[]; root: string; to: string }) {
  return (
    <Card id="best" title="Best posts of the week">
      <p className="-mt-2 max-w-prose text-sm leading-relaxed text-soft">
        Of the seven days up to {formatDay(to)}, at most three of a profile. Each is compared with the typical
        post of its own profile at the same age.
      </p>
      {posts.length === 0 ? (
        <p className="mt-3 text-sm text-soft">
          Nobody posted in these days, or nothing is known of what it brought.
        </p>
      ) : (
        <ol className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {posts.map((post) => (
            <li key={`${post.profileId} ${post.postId}`} className="min-w-0 rounded-lg bg-canvas p-4 text-sm">
              <Post post={post} root={root} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Post({ post, root }: { post: BestPost; root: string }) {
  const { profileId: profile, postId: id, platform, handle, role, at, text, url, picture } = post;
  const isOwn = role === "own";
  return (
    <article>
      <p className="flex items-center gap-2">
        <PlatformMark platform={platform} />
        <span className={isOwn ? "font-semibold break-all text-accent" : "font-medium break-all"}>
          {nameWords({ handle, role })}
        </span>
        <time dateTime={at} className="ml-auto text-xs whitespace-nowrap text-faint">
          {formatDay(at)}
        </time>
      </p>
      <div className="mt-2 flex gap-3">
        {picture && <PostPicture root={root} post={{ ...post, profile, id }} size="card" />}
        <p className="line-clamp-4 min-w-0 leading-relaxed break-words">{text ?? "A post without text"}</p>
      </div>
      <p title={typicalWords(post)} className="mt-2 text-soft tabular-nums">
        {standingWords(post)}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {url?.startsWith("https://") && (
          <a
            href={url}
            rel="noreferrer"
            className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4"
          >
            Open on {PLATFORM_WORDS[platform]}
          </a>
        )}
        {isOwn && (
          <TextLink look="row" href={postPath(root, { profile, id })}>
            See its figures
          </TextLink>
        )}
      </p>
    </article>
  );
}

/** "420 interactions by day 3, 2.1 times the typical post". */
export function standingWords({
  interactions,
  ageDays,
  usual,
}: Pick<BestPost, "interactions" | "ageDays" | "usual">): string {
  const got =
    formatPlural(interactions, "interaction") + (ageDays >= SETTLED_AGE ? "" : ` by day ${ageDays}`);
  if (usual === null) return got;
  if (usual.interactions === 0) return `${got}; the typical post has 0`;
  const times = interactions / usual.interactions;
  const place = times < 1 ? `${formatShare(times)} of` : `${amountWords(Math.round(10 * times) / 10)} times`;
  return `${got}, ${place} the typical post`;
}

/** What is typical of its profile. */
function typicalWords({ usual }: BestPost): string {
  if (usual === null) return "What is typical of this profile at that age is not known.";
  return `Typical at that age: ${amountWords(usual.interactions)}, the middle of ${formatCount(usual.among)} posts.`;
}
