import { TONE_LOOKS } from "#components/comments/comment-words.ts";
import { LookBadge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatCount, formatPlural } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import type { CommentTone, PostComment } from "#lib/posts/schemas.ts";
import { COMMENT_TONES } from "#lib/posts/values.ts";
import { EmptyPart } from "./empty-part.tsx";

type Props = {
  comments: PostComment[];
  tones: Record<CommentTone, number>;
  /** How many are kept, and how many the platform counts. */
  total: number;
  counted: number | null;
};

/** What others wrote below the post, the critical ones first. */
export function CommentsCard({ comments, tones, total, counted }: Props) {
  if (total === 0)
    return (
      <EmptyPart id="comments" title="Comments">
        {counted
          ? `The platform counts ${formatPlural(counted, "comment")}, but none of their text has been imported.`
          : "No comments on this post are known."}
      </EmptyPart>
    );
  return (
    <Card
      id="comments"
      title="Comments"
      aside={<p className="text-sm text-soft tabular-nums">{toneWords(tones)}</p>}
    >
      <ul className="divide-y divide-line">
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
      {total > comments.length && (
        <p className="mt-4 text-xs text-faint">
          {formatCount(comments.length)} of {formatCount(total)} are shown.
        </p>
      )}
    </Card>
  );
}

function Comment({ comment: { text, at, tone, isCorrected } }: { comment: PostComment }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 py-3 first:pt-0 last:pb-0 sm:flex-nowrap">
      <div className="w-24 shrink-0">
        <LookBadge look={TONE_LOOKS[tone]} />
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <p className="leading-relaxed break-words whitespace-pre-line">{text}</p>
        <p className="mt-0.5 text-xs text-faint">
          {at && <Time at={at} />}
          {isCorrected && " · corrected by hand"}
        </p>
      </div>
    </li>
  );
}

/** "3 critical, 5 neutral" */
function toneWords(tones: Props["tones"]): string {
  const told = COMMENT_TONES.filter((tone) => tones[tone] > 0);
  return told.map((tone) => `${formatCount(tones[tone])} ${TONE_LOOKS[tone].word.toLowerCase()}`).join(", ");
}
