import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import type { CommentEntry, Tone } from "#lib/comments/schemas.ts";
import type { CommentLabel } from "#lib/score/schemas.ts";
import { COMMENT_LABELS } from "#lib/score/values.ts";
import { LABEL_WORDS, TONE_LOOKS } from "./comment-words.ts";

type NoteProps = {
  comment: CommentEntry;
  /** What a person said that it is. */
  label: CommentLabel | null;
  wasAsked: boolean;
  error: Error | null;
};

/** That a comment was corrected by hand. The score follows with its next computation. */
export function CorrectionNote({ comment, label, wasAsked, error }: NoteProps) {
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: what it did is read out instead.
  useEffect(() => {
    if (wasAsked) said.current?.focus();
  }, [wasAsked]);
  return (
    <>
      <p ref={said} tabIndex={-1} className="outline-none empty:hidden">
        {label !== null && `Corrected by hand, read as ${readWords(comment)}`}
        {label === null && wasAsked && "Back to how it was read"}
      </p>
      {error && (
        <p role="alert" className="w-full text-poor">
          Not corrected: {error.message}
        </p>
      )}
    </>
  );
}

type ChoicesProps = {
  comment: CommentEntry;
  label: CommentLabel | null;
  shown: { sentiment: Tone; isSpam: boolean };
  correct: (label: CommentLabel | null) => void;
  isPending: boolean;
};

/** The ways to say what a comment is. */
export function CorrectionChoices({ comment, label, shown, correct, isPending }: ChoicesProps) {
  const quick = label === null ? quickChoice(comment) : ({ word: "Undo", label: null } as const);
  const now = shown.isSpam ? "spam" : shown.sentiment;
  const name = [...comment.text].slice(0, 60).join("");
  return (
    <div className="-ml-2 flex items-center max-sm:mt-1 sm:-mt-1 sm:ml-0">
      {quick && (
        <Button
          look="plain"
          className="min-h-8 px-2 text-xs whitespace-nowrap"
          aria-label={`${quick.word}: ${name}`}
          aria-disabled={isPending}
          onClick={() => !isPending && correct(quick.label)}
        >
          {quick.word}
        </Button>
      )}
      <select
        aria-label={`Change: ${name}`}
        value=""
        disabled={isPending}
        onChange={(event) => correct(event.currentTarget.value as CommentLabel)}
        className="min-h-8 rounded-md bg-transparent px-1.5 text-xs font-medium text-soft hover:bg-sunken hover:text-ink"
      >
        <option value="">Change</option>
        {COMMENT_LABELS.filter((one) => one !== now).map((one) => (
          <option key={one} value={one} className="bg-surface text-ink">
            {LABEL_WORDS[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What is most often to be put right, in one press. */
function quickChoice({ read_as: { sentiment, is_spam } }: CommentEntry) {
  if (is_spam) {
    const label = sentiment === "unknown" ? "neutral" : sentiment;
    return { word: "Mark as not promotion", label } as const;
  }
  return sentiment === "negative" ? ({ word: "Mark as not critical", label: "neutral" } as const) : null;
}

function readWords({ read_as: { sentiment, is_spam } }: CommentEntry): string {
  return TONE_LOOKS[is_spam ? "spam" : sentiment].word.toLowerCase();
}
