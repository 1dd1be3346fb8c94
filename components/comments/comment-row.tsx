import { ExternalLink } from "lucide-react";
import { Badge, LookBadge } from "#components/ui/badge.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { CommentEntry, CommentFilters } from "#lib/comments/schemas.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { languageName, TONE_LOOKS } from "./comment-words.ts";
import { commentsHref } from "./comments-href.ts";
import { CorrectionChoices, CorrectionNote } from "./correct-comment.tsx";
import { useCorrection } from "./use-correction.ts";

type Props = {
  workspaceId: string;
  filters: CommentFilters;
  comment: CommentEntry;
  /** Tab comes here first. */
  isEntry: boolean;
  canCorrect: boolean;
};

/** One comment: what it says, where and when, and how it was read. Nobody is named: names are kept as digests. */
export function CommentRow({ workspaceId, filters, comment, isEntry, canCorrect }: Props) {
  const correction = useCorrection(workspaceId, comment);
  const { label, sentiment, isSpam } = correction.shown;
  const look = TONE_LOOKS[isSpam ? "spam" : sentiment];
  return (
    <li
      tabIndex={isEntry ? 0 : -1}
      className="scroll-mt-24 py-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_5rem] first:pt-1 focus-visible:outline-offset-4"
    >
      <div className="sm:flex sm:items-start sm:gap-x-6">
        <div className="min-w-0 sm:flex-1">
          <p className="text-sm leading-relaxed wrap-anywhere whitespace-pre-line" dir="auto">
            {comment.text}
          </p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
            <LookBadge look={look} />
            {comment.answered && sentiment === "negative" && !isSpam && (
              <Badge>You have written here since</Badge>
            )}
            <span className="whitespace-nowrap">
              {PLATFORM_WORDS[comment.platform]}
              {comment.language && ` · ${languageName(comment.language)}`}
            </span>
            {comment.created_at ? <Time at={comment.created_at} dayOnly /> : <span>No date</span>}
            {verdictWords(comment.verdict, isSpam)}
            <CorrectionNote {...correction} comment={comment} label={label} />
          </div>
          {comment.post && (
            <PostOf workspaceId={workspaceId} filters={filters} comment={comment} post={comment.post} />
          )}
        </div>
        {canCorrect && <CorrectionChoices {...correction} comment={comment} label={label} />}
      </div>
    </li>
  );
}

type PostProps = Pick<Props, "workspaceId" | "filters" | "comment"> & {
  post: NonNullable<CommentEntry["post"]>;
};

/** The post that it stands under, on a line of its own: all comments there, and the platform's own page. */
function PostOf({ workspaceId, filters, comment: { platform, profile }, post }: PostProps) {
  const name = post.name ?? "a post without text";
  return (
    <p className="mt-0.5 flex min-w-0 items-center gap-x-1.5 text-xs text-soft">
      {!filters.post && (
        <TextLink
          href={commentsHref(workspaceId, { ...filters, post: post.id, profile })}
          look="row"
          className="min-w-0 font-normal"
        >
          <span className="truncate">On: {name}</span>
        </TextLink>
      )}
      {post.url && (
        <a
          href={post.url}
          target="_blank"
          rel="noreferrer"
          aria-label={`${name}, on ${PLATFORM_WORDS[platform]}`}
          className="inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center gap-1 text-accent"
        >
          {filters.post && <span>Open the post</span>}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      )}
    </p>
  );
}

/** What the score makes of it, where that is not simply to count it. */
function verdictWords(verdict: CommentEntry["verdict"], isSpam: boolean) {
  if (isSpam) return <span>Not counted</span>;
  if (verdict === "repeats") return <span>Repeated: counts once</span>;
  if (verdict === "chimes") return <span>One of many alike: counts for less</span>;
  if (verdict === "undated") return <span>No date, so not counted</span>;
  return null;
}
