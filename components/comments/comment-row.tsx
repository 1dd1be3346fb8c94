import { ExternalLink } from "lucide-react";
import { Badge, LookBadge } from "#components/ui/badge.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { CommentEntry, CommentFilters } from "#lib/comments/schemas.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { languageName, TONE_LOOKS } from "./comment-words.ts";
import { commentsHref } from "./comments-href.ts";
import { CorrectComment } from "./correct-comment.tsx";
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
      className="scroll-mt-24 rounded-md py-4 [contain-intrinsic-size:auto_8rem] [content-visibility:auto] first:pt-1 focus-visible:outline-offset-4"
    >
      <p className="text-sm leading-relaxed wrap-anywhere whitespace-pre-line" dir="auto">
        {comment.text}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-soft">
        <LookBadge look={look} />
        {comment.answered && sentiment === "negative" && !isSpam && (
          <Badge>You wrote under this post since</Badge>
        )}
        <span>{PLATFORM_WORDS[comment.platform]}</span>
        {comment.created_at ? <Time at={comment.created_at} dayOnly /> : <span>No date</span>}
        {comment.language && <span>{languageName(comment.language)}</span>}
        {verdictWords(comment.verdict, isSpam)}
      </div>
      {comment.post && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
          {!filters.post && (
            <span className="min-w-0">
              Under{" "}
              <TextLink
                href={commentsHref(workspaceId, {
                  ...filters,
                  post: comment.post.id,
                  profile: comment.profile,
                })}
              >
                {comment.post.name ?? "a post without words"}
              </TextLink>
            </span>
          )}
          {comment.post.url && (
            <a
              href={comment.post.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center gap-1 text-accent underline-offset-4 hover:underline"
            >
              Open on {PLATFORM_WORDS[comment.platform]}
              <ExternalLink aria-hidden="true" className="size-3.5" />
            </a>
          )}
        </p>
      )}
      <CorrectComment {...correction} comment={comment} label={label} canCorrect={canCorrect} />
    </li>
  );
}

/** What the score makes of it, where that is not simply to count it. */
function verdictWords(verdict: CommentEntry["verdict"], isSpam: boolean) {
  if (isSpam) return <span>Does not count</span>;
  if (verdict === "repeats") return <span>Said before: counts once</span>;
  if (verdict === "chimes") return <span>One of many alike: counts for less</span>;
  if (verdict === null) return <span>Not counted yet</span>;
  return null;
}
