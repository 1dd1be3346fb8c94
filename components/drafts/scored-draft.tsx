import { CircleCheck, CircleHelp, type LucideIcon } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatScore } from "#components/ui/format.ts";
import type { Tone } from "#components/ui/tone.ts";
import type { PageScore } from "#lib/studio/schemas.ts";
import { DraftWarnings } from "./draft-warnings.tsx";
import { intervalInWords, judgeScore, listOwnSuggestions, scoreInWords } from "./evidence-words.ts";
import { PillarMoves } from "./pillar-moves.tsx";
import { ScoreSpread } from "./score-spread.tsx";
import { type Suggestion, SuggestionList } from "./suggestion-list.tsx";

type Props = {
  answer: PageScore;
  isText: boolean;
  text: string;
  /** What the checks say already. */
  told: readonly string[];
  /** A newer answer is on its way. */
  isOld: boolean;
  /** Null for whom may only read. */
  onApply: ((suggestion: Suggestion, text: string) => void) | null;
};

const ICONS: Partial<Record<Tone, LucideIcon>> = { good: CircleCheck };

/** The score of a draft with how sure it is, what would help and what may harm. */
export default function ScoredDraft({ answer, isText, text, told, isOld, onApply }: Props) {
  return (
    <div className="space-y-6">
      <DraftWarnings warnings={answer.evidence.warnings} />
      <Headline answer={answer} isText={isText} />
      <SuggestionList
        suggestions={listOwnSuggestions(answer, told)}
        isWarned={answer.evidence.warnings.length > 0}
        text={text}
        isOld={isOld}
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
