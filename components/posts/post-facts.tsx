import { ExternalLink } from "lucide-react";
import { Card } from "#components/ui/card.tsx";
import { cx } from "#components/ui/cx.ts";
import { formatList, formatMoment } from "#components/ui/format.ts";
import { PagePath } from "#components/ui/page-head.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PostRow } from "#lib/posts/schemas.ts";
import { REPLIES } from "#lib/posts/values.ts";
import { PostPicture } from "./post-picture.tsx";
import { countWords, formatWords, rateWords, UNKNOWN } from "./post-words.ts";

type Post = PostRow & { quotes: number | null; clicks: number | null; durationS: number | null };

type HeadProps = {
  post: PostRow;
  /** Its first words; null where it has none. */
  words: string | null;
  within: { href: string; label: string };
};

/** What the post is called, and where and when it went out. */
export function PostHead({ post, words, within }: HeadProps) {
  const { platform, handle, format, created_at: at, url } = post;
  const name = PLATFORM_WORDS[platform];
  const facts = [name, handle && `@${handle}`, format && formatWords(format), at && formatMoment(at)].filter(
    Boolean,
  );
  return (
    <div className="mb-6">
      <PagePath {...within} />
      <h1 className="text-2xl font-semibold tracking-tight break-words">
        {words ?? `${format === REPLIES ? "Reply" : "Post"} on ${name}`}
      </h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span className="min-w-0 break-words">{facts.join(" · ")}</span>
        {url?.startsWith("https://") && (
          <a
            href={url}
            rel="noreferrer"
            className="inline-flex min-h-6 items-center gap-1 font-medium text-accent underline underline-offset-4"
          >
            Open on {name}
            <ExternalLink aria-hidden="true" className="size-3.5" />
          </a>
        )}
      </p>
    </div>
  );
}

/** What the post shows and says. */
export function TextCard({ post, root }: { post: PostRow; root: string }) {
  const { title, text } = post;
  return (
    <Card id="text" title="Text">
      <div className="flex flex-col gap-4 sm:flex-row sm:gap-6">
        {post.picture && <PostPicture root={root} post={post} size="page" />}
        <div className="min-w-0">
          {title && <p className="mb-2 font-medium break-words">{title}</p>}
          {text && <p className="max-w-prose leading-relaxed break-words whitespace-pre-line">{text}</p>}
          {!title && !text && <p className="text-sm text-soft">There is no text for this post.</p>}
        </div>
      </div>
    </Card>
  );
}

/** All figures that are known, and on a line those that are not. */
export function FiguresCard({ post }: { post: Post }) {
  const figures: [name: string, value: string][] = [
    ["Interactions", countWords(post.interactions)],
    ["Impressions or views", countWords(post.views)],
    ["Accounts reached", countWords(post.reach)],
    ["Engagement", rateWords(post.engagement)],
    ["Likes", countWords(post.likes)],
    ["Comments", countWords(post.comments)],
    ["Shares", countWords(post.shares)],
    ["Quotes", countWords(post.quotes)],
    ["Saves", countWords(post.saves)],
    ["Clicks", countWords(post.clicks)],
  ];
  const known = figures.filter(([, value]) => value !== UNKNOWN);
  const unknown = figures.filter(([, value]) => value === UNKNOWN).map(([name]) => name.toLowerCase());
  return (
    <Card id="figures" title="Figures">
      {known.length > 0 && (
        <dl
          className={cx(
            "grid grid-cols-2 gap-x-6 gap-y-4",
            known.length > 6 ? "sm:grid-cols-5" : "sm:grid-cols-3",
          )}
        >
          {known.map(([name, value]) => (
            <div key={name} className="flex min-w-0 flex-col justify-end">
              <dt className="text-xs text-faint">{name}</dt>
              <dd className="mt-0.5 text-lg font-semibold tracking-tight tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {unknown.length > 0 && (
        <p className={cx("text-sm text-soft", known.length > 0 && "mt-4")}>
          Not known: {formatList(unknown)}.
        </p>
      )}
    </Card>
  );
}
