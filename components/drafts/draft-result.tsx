import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { DraftPlace } from "./draft-place.ts";
import { NotScored } from "./not-scored.tsx";
import type { Suggestion } from "./suggestion-list.tsx";
import type { DraftScore } from "./use-draft-score.ts";

// It comes with the first answer and not with the page.
const ScoredDraft = loadLater(() => import("./scored-draft.tsx"), <Waiting />);

type Props = {
  place: DraftPlace;
  text: string;
  score: DraftScore;
  /** What the checks say already. */
  told: readonly string[];
  /** Null for whom may only read. */
  onApply: ((suggestion: Suggestion, text: string) => void) | null;
};

const PROMPTS = {
  text: "Write a draft. Its score appears here as you type, with what it rests on and what would help.",
  image: "Enter the address of an image to have it scored.",
  video: "Enter the address of a video to have it scored.",
};

/** How a draft is likely to do, how sure that is, and what would help. */
export function DraftResult({ place, text, score, told, onApply }: Props) {
  const { answer, error, isComputing, retry } = score;
  if (error) return <NotScored error={error} onRetry={retry} />;
  if (!answer) return isComputing ? <Waiting /> : <Nothing place={place} />;
  // While the first answer to a text is on its way, the last one can be that to a file.
  const unread = place.kind === "text" ? null : answer.unread;
  if (unread !== null)
    return <Unread kind={place.kind} told={unread} onRetry={retry} isComputing={isComputing} />;
  return (
    <ScoredDraft
      answer={answer}
      isText={place.kind === "text"}
      text={text}
      told={told}
      isOld={isComputing}
      onApply={onApply}
    />
  );
}

type UnreadProps = { kind: string; told: string; onRetry: () => void; isComputing: boolean };

/** What was not read has no score worth the name: 50 would only stand for "not known". */
function Unread({ kind, told, onRetry, isComputing }: UnreadProps) {
  return (
    <Alert tone="fair" title={`Not known: the ${kind} could not be read`} isUrgent>
      <p className="[overflow-wrap:anywhere]">{told}.</p>
      <Button look="quiet" aria-disabled={isComputing} onClick={() => !isComputing && onRetry()}>
        Try again
      </Button>
    </Alert>
  );
}

function Nothing({ place: { kind } }: { place: DraftPlace }) {
  return <p className="rounded-lg bg-sunken p-4 text-sm leading-relaxed text-soft">{PROMPTS[kind]}</p>;
}

function Waiting() {
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-4">
        <Skeleton className="h-10 w-24" />
        <Skeleton className="h-5 flex-1" />
      </div>
      <Skeleton className="h-6" />
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
    </div>
  );
}
