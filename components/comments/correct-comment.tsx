import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import type { CommentEntry, Tone } from "#lib/comments/schemas.ts";
import { COMMENT_LABELS, type CommentLabel } from "#lib/score/schemas.ts";
import { LABEL_WORDS, TONE_LOOKS } from "./comment-words.ts";

type Props = {
  comment: CommentEntry;
  /** What a person said that it is. */
  label: CommentLabel | null;
  shown: { sentiment: Tone; isSpam: boolean };
  canCorrect: boolean;
  correct: (label: CommentLabel | null) => void;
  isPending: boolean;
  wasAsked: boolean;
  error: Error | null;
};

/** What a person said that a comment is, and the ways to say so. The score follows with its next computation. */
export function CorrectComment({ comment, label, shown, canCorrect, error, ...work }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: what it did is read out instead.
  useEffect(() => {
    if (work.wasAsked) said.current?.focus();
  }, [work.wasAsked]);
  return (
    <div className="flex flex-wrap items-center gap-x-2 sm:ml-auto">
      <p ref={said} tabIndex={-1} className="text-soft outline-none empty:hidden">
        {label !== null && `Corrected by hand. Read as ${readWords(comment)} before.`}
        {label === null && work.wasAsked && "As it was read again."}
      </p>
      {canCorrect && <Choices comment={comment} label={label} shown={shown} {...work} />}
      {error && (
        <p role="alert" className="w-full text-poor">
          Not corrected: {error.message}
        </p>
      )}
    </div>
  );
}

type ChoicesProps = Omit<Props, "canCorrect" | "error" | "wasAsked">;

function Choices({ comment, label, shown, correct, isPending }: ChoicesProps) {
  const quick = label === null ? quickChoice(comment) : { word: "Undo", label: null };
  const now = shown.isSpam ? "spam" : shown.sentiment;
  const name = comment.text.slice(0, 60);
  return (
    <span className="-ml-2 flex flex-wrap items-center sm:ml-0">
      {quick && (
        <Button
          look="plain"
          className="min-h-8 px-2 text-xs"
          aria-label={`${quick.word}: ${name}`}
          aria-disabled={isPending}
          onClick={() => !isPending && correct(quick.label)}
        >
          {quick.word}
        </Button>
      )}
      <select
        aria-label={`Say what it is: ${name}`}
        value=""
        disabled={isPending}
        onChange={(event) => correct(event.currentTarget.value as CommentLabel)}
        className="min-h-8 rounded-md bg-transparent px-2 text-xs font-medium text-soft hover:bg-sunken hover:text-ink"
      >
        <option value="">{label === null ? "Correct…" : "Change…"}</option>
        {COMMENT_LABELS.filter((one) => one !== now).map((one) => (
          <option key={one} value={one}>
            {LABEL_WORDS[one]}
          </option>
        ))}
      </select>
    </span>
  );
}

/** What is most often to be put right, in one press. */
function quickChoice({ read_as: { sentiment, is_spam } }: CommentEntry) {
  if (is_spam) {
    const label = sentiment === "unknown" ? "neutral" : sentiment;
    return { word: "Not promotion", label } as const;
  }
  return sentiment === "negative" ? ({ word: "Not critical", label: "neutral" } as const) : null;
}

function readWords({ read_as: { sentiment, is_spam } }: CommentEntry): string {
  return TONE_LOOKS[is_spam ? "spam" : sentiment].word.toLowerCase();
}
