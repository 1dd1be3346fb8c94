import { CircleCheck, CircleHelp, type LucideIcon } from "lucide-react";
import { Alert } from "#components/ui/alert.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatScore } from "#components/ui/format.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Tone } from "#components/ui/tone.ts";
import type { PageScore } from "#lib/studio/schemas.ts";
import type { DraftPlace } from "./draft-place.ts";
import { DraftWarnings } from "./draft-warnings.tsx";
import { intervalInWords, judgeScore, listOwnSuggestions, scoreInWords } from "./evidence-words.ts";
import { NotScored } from "./not-scored.tsx";
import { PillarMoves } from "./pillar-moves.tsx";
import { ScoreSpread } from "./score-spread.tsx";
import { type Suggestion, SuggestionList } from "./suggestion-list.tsx";
import type { DraftScore } from "./use-draft-score.ts";

type Props = {
  place: DraftPlace;
  text: string;
  score: DraftScore;
  /** What the checks say already. */
  told: readonly string[];
  /** Null for whom may only read. */
  onApply: ((suggestion: Suggestion, text: string) => void) | null;
};

const ICONS: Partial<Record<Tone, LucideIcon>> = { good: CircleCheck };
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
    <div className="space-y-6">
      <DraftWarnings warnings={answer.evidence.warnings} />
      <Headline answer={answer} isText={place.kind === "text"} />
      <SuggestionList
        suggestions={listOwnSuggestions(answer, told)}
        isWarned={answer.evidence.warnings.length > 0}
        text={text}
        isOld={isComputing}
        onApply={onApply}
      />
      <Disclosure label="What it would do to the pillars">
        <div className="mt-2">
          <PillarMoves answer={answer} />
        </div>
      </Disclosure>
    </div>
  );
}

function Headline({ answer, isText }: { answer: PageScore; isText: boolean }) {
  const { score, evidence } = answer;
  const { tone, word, detail } = judgeScore(answer, isText);
  const { low, high } = evidence.interval;
  return (
    <section className="space-y-4">
      <div className="flex items-center gap-4">
        <p className="text-4xl font-semibold tracking-tight tabular-nums">{formatScore(score)}</p>
        <p className="text-sm leading-snug font-medium">{scoreInWords(answer, isText)}</p>
      </div>
      <ScoreSpread score={score} low={low} high={high} />
      <div className="space-y-2 text-sm leading-relaxed text-soft">
        <p>{intervalInWords(evidence.interval, isText)}</p>
        <p>
          <Badge tone={tone} icon={ICONS[tone] ?? CircleHelp} className="mr-1.5">
            {word}
          </Badge>{" "}
          {detail}
        </p>
      </div>
    </section>
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
