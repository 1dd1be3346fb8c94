import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatScore } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import { placeOf } from "#lib/formula/grade.ts";
import { isAnyKnown } from "#lib/formula/is-any-known.ts";
import { formula } from "#lib/formula/versions.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { PlaceBadge } from "./place-badge.tsx";
import { ScoreChange } from "./score-change.tsx";
import { type Confidence, confidenceInWords, knownInWords } from "./score-words.ts";

/** A few sentences and what they are about. */
export type Told = { title: string; words: string };

type Props = {
  score: number;
  confidence: Confidence;
  /** Why it is what it is. */
  told: Told[];
  /** 0–1: the share of the composite's weight that rests on data. */
  knownWeight: number;
  formulaVersion: string;
  calculatedAt: string;
  /** Since the audit before, where its bounds are known. */
  change?: ScoreMove | undefined;
  /** What this audit and the one before were computed of; null with the first. */
  difference: BasisDifference | null;
  className?: string;
};

/** The composite score large, and in a few sentences why it is what it is. */
export function ScoreCard(props: Props) {
  const { score, confidence, difference, className } = props;
  const restsOn = {
    title: "What it rests on.",
    words: `${knownInWords(confidence, props.knownWeight)} ${confidenceInWords(confidence)}`,
  };
  const { reference } = formula(props.formulaVersion).benchmarks;
  return (
    <Card
      id="score"
      title="Score"
      className={className}
      aside={
        <p className="text-sm text-faint">
          Calculated <Time at={props.calculatedAt} /> · formula {props.formulaVersion}
        </p>
      }
    >
      <div className="flex flex-col gap-x-10 gap-y-4 sm:flex-row sm:items-start">
        <div className="shrink-0">
          {isAnyKnown(confidence) && (
            <p className="mb-3 flex items-baseline gap-2">
              <span data-testid="composite" className="text-6xl font-semibold tracking-tight tabular-nums">
                {formatScore(score)}
              </span>
              <span className="text-sm text-faint">of 100</span>
            </p>
          )}
          <PlaceBadge
            place={isAnyKnown(confidence) ? placeOf(score, reference) : null}
            className="px-2.5 py-1 text-sm"
          />
          <ScoreChange change={props.change} difference={difference} />
        </div>
        <div className="min-w-0 max-w-prose space-y-2 text-sm leading-relaxed text-soft">
          {[...props.told, restsOn].map(({ title, words }) => (
            <p key={title}>
              <span className="font-medium text-ink">{title} </span>
              {words}
            </p>
          ))}
        </div>
      </div>
    </Card>
  );
}

/** Stands where the score will be, before the first audit. */
export function NoScoreCard({ hasPlatforms, className }: { hasPlatforms: boolean; className?: string }) {
  return (
    <Card id="score" title="Score" aside={<Badge>No audit yet</Badge>} className={className}>
      <p className="max-w-prose leading-relaxed text-soft">
        {hasPlatforms
          ? "There is no score yet. An audit reads what is connected, scores the five pillars, compares them with others and says what would help most. Most take less than a minute."
          : "There is no score yet because there is nothing to score: connect a platform or import a file first."}
      </p>
    </Card>
  );
}
