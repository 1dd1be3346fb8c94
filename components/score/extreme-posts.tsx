import Link from "next/link";
import { postPath } from "#components/posts/post-address.ts";
import { PostPicture } from "#components/posts/post-picture.tsx";
import { formatCount, formatDay } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";

/** As the library finds it. */
export type Extreme = {
  profile: string;
  id: string;
  platform: Platform;
  createdAt: Date;
  words: string | null;
  url: string | null;
  format: string | null;
  picture: string | null;
  engagements: number;
  usual: number;
  posts: number;
};

/** The post that did best and the one that did worst against the typical one, side by side. */
export function ExtremePosts({ best, worst, path }: { best: Extreme; worst: Extreme; path: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Post title="Best post" post={best} path={path} />
      <Post title="Weakest post" post={worst} path={path} />
    </div>
  );
}

function Post({ title, post, path }: { title: string; post: Extreme; path: string }) {
  const { platform, createdAt, words, url } = post;
  const isWeb = url?.startsWith("https://");
  return (
    <article className="min-w-0 rounded-lg bg-canvas p-4 text-sm">
      <div className="flex flex-wrap justify-between gap-x-3 text-xs text-faint">
        <h3 className="font-medium text-ink">{title}</h3>
        <p>
          {PLATFORM_WORDS[platform]}, {formatDay(createdAt.toISOString())}
        </p>
      </div>
      <div className="mt-2 flex gap-3">
        <PostPicture root={path} post={post} size="card" />
        <p className="line-clamp-4 min-w-0 leading-relaxed break-words">
          <Link href={postPath(path, post)} prefetch={false} className="underline-offset-4 hover:underline">
            {words ?? "A post without text"}
          </Link>
        </p>
      </div>
      <p className="mt-2 text-xs leading-relaxed text-soft tabular-nums">{whyWords(post)}</p>
      {isWeb && (
        <a
          href={url ?? undefined}
          rel="noreferrer"
          className="mt-1 inline-flex min-h-6 items-center text-xs font-medium text-accent underline underline-offset-4"
        >
          Open on {PLATFORM_WORDS[platform]}
        </a>
      )}
    </article>
  );
}

/** "90 interactions, 4.5 times your typical post there in this period (20, the median of 25)." */
export function whyWords({ engagements, usual, posts }: Extreme): string {
  const times = Math.round((10 * engagements) / usual) / 10;
  const place =
    engagements === usual
      ? "as many as"
      : times >= 1
        ? `${times} times`
        : `${Math.round((100 * engagements) / usual)}\u2009% of`;
  return `${formatCount(engagements)} interactions, ${place} your typical post there in this period (${formatCount(usual)}, the median of ${posts}).`;
}
