import { ScoreSpread } from "#components/drafts/score-spread.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatCount } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";
import { ordinal, wholePercentile } from "./post-words.ts";

type Props = {
  /** Null of a post without words. */
  prediction: {
    score: number;
    interval: { low: number; high: number };
    unproven: string | null;
    hasLearnt: boolean;
    outcome: { percentile: number; among: number } | null;
  } | null;
  platform: Platform;
};

/** What the model predicts a post of each platform to get much or little of. */
const MEASURED: Record<Platform, string> = {
  instagram: "likes and comments",
  tiktok: "views",
  youtube: "views",
  twitter: "likes, comments and shares",
  linkedin: "likes, comments and shares",
  pinterest: "saves or, where they are not known, likes",
};

const TITLE = "What the draft model says";

/** What the draft model says of the words alone, beside what became true. */
export function PredictionCard({ prediction, platform }: Props) {
  if (prediction === null)
    return (
      <Card id="prediction" title={TITLE}>
        <p className="text-sm leading-relaxed text-soft">It reads text, and there is none for this post.</p>
      </Card>
    );
  const { score, interval, unproven, hasLearnt, outcome } = prediction;
  const share = outcome && wholePercentile(outcome.percentile);
  const isWithin = outcome && outcome.percentile >= interval.low && outcome.percentile <= interval.high;
  return (
    <Card id="prediction" title={TITLE}>
      <dl className="mb-4 grid grid-cols-2 gap-4">
        <Figure name="Predicted from text" value={ordinal(Math.round(score))} />
        <Figure name="How it did" value={share === null ? "–" : ordinal(share)} />
      </dl>
      <ScoreSpread score={score} low={interval.low} high={interval.high} />
      <div className="mt-3 space-y-2 text-sm leading-relaxed text-soft">
        <p>
          Percentiles by {MEASURED[platform]}. Eight of ten posts with this score end between the{" "}
          {ordinal(wholePercentile(interval.low))} and the {ordinal(wholePercentile(interval.high))}
          {outcome &&
            `: ${isWithin ? "this one did" : "this one did not"}, among ${formatCount(outcome.among)} others`}
          .
        </p>
        {!outcome && (
          <p>How it did will be shown once it is a week old and there are ten other posts to compare.</p>
        )}
        {unproven && <p>{unproven}</p>}
        {hasLearnt && (
          <p>The model has learnt from your posts, including this one, so this is not a forecast.</p>
        )}
      </div>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="mt-0.5 text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
    </div>
  );
}

/** In place of it, for accounts whose plan has no drafts. */
export function PredictionPlan() {
  return (
    <Card id="prediction" title={TITLE}>
      <p className="text-sm leading-relaxed text-soft">
        With the Agency plan or above, you can see here what the draft model predicts from this text, beside
        how the post did. To change your plan, ask the operator of this installation.
      </p>
    </Card>
  );
}
