import { Change } from "#components/score/change.tsx";
import { noiseInWords } from "#components/score/change-in-words.ts";
import { differenceInWords } from "#components/score/comparison-words.ts";
import { NotComparable, PillarChange } from "#components/score/pillar-change.tsx";
import type { PillarDetails } from "#components/score/pillar-details.ts";
import { type Confidence, NOT_KNOWN, PILLAR_WORDS } from "#components/score/score-words.ts";
import { unclearPillars } from "#components/score/unclear-pillars.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatDay, formatMoment, formatScore } from "#components/ui/format.ts";
import { type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import type { Movement } from "#lib/formula/compare-explanations.ts";
import type { IndustryBenchmark } from "#lib/formula/industry-benchmark.ts";
import { isAnyKnown } from "#lib/formula/is-any-known.ts";
import { isWithinNoise } from "#lib/formula/is-within-noise.ts";
import { PILLARS, type Pillar, type Pillars } from "#lib/formula/names.ts";
import { signed } from "#lib/formula/signed.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { moveInWords } from "./move-in-words.ts";
import { MovementsTable } from "./movements-table.tsx";
import { movesInWords } from "./moves-in-words.ts";

type Side = {
  href: string;
  as_of: string | null;
  started_at: string;
  score: number;
  result: { pillars: PillarDetails; confidence: Confidence; industry_benchmark: IndustryBenchmark };
};

type Props = {
  before: Side;
  after: Side;
  change: ScoreMove;
  /** What chance explains of each change, points to either side; left out where that is not known. */
  noise?: Pillars | undefined;
  difference: BasisDifference;
  movements: Movement[];
};

/** Two audits side by side: the composite and the pillars, how far the change can be told from chance, and what moved most. */
export function ComparisonReport(props: Props) {
  const { before, after, change, noise, difference, movements } = props;
  const unclear = unclearPillars((pillar) => changeOf(pillar, before, after), noise);
  const names = sideNames(before, after);
  const otherwise = differenceInWords(difference);
  const isComparable = otherwise === null;
  return (
    <div className="space-y-4 sm:space-y-6">
      {otherwise && (
        <Alert tone="fair" title="The difference is not only a change in the brand">
          <p>{difference.formula ? formulaWords(difference.formula) : otherwise}</p>
        </Alert>
      )}
      <Card id="score" title="Score and pillars">
        <p className="mb-4 max-w-prose text-sm leading-relaxed text-soft">
          {isComparable ? moveInWords(change.points) : "From"}{" "}
          <TextLink href={before.href}>
            {formatScore(before.score)} ({names[0]})
          </TextLink>{" "}
          to{" "}
          <TextLink href={after.href}>
            {formatScore(after.score)} ({names[1]})
          </TextLink>
          . {isComparable && noiseWords(change)}
        </p>
        <StackedTable
          caption="Score and pillars of both audits"
          columns={[
            { label: "Pillar", className: "w-[34%]" },
            { label: names[0], isNumber: true },
            { label: names[1], isNumber: true },
            { label: "Change", isNumber: true, className: "w-[22%]" },
          ]}
          rows={[
            scoreRow(props, isComparable),
            ...placeRow(before, after),
            ...PILLARS.map((pillar) => pillarRow(pillar, props)),
          ]}
        />
      </Card>
      <Card id="moved" title="What moved most">
        {difference.formula ? (
          <p className="max-w-prose text-sm leading-relaxed text-soft">
            The two formulas measure inputs differently, so these cannot be compared. To see what has moved
            since the new formula, compare two audits that both use it.
          </p>
        ) : (
          <>
            <p className="mb-4 max-w-prose text-sm leading-relaxed text-soft">
              {movesInWords(movements, unclear)}
            </p>
            <MovementsTable
              movements={movements}
              unclear={unclear}
              difference={change.points}
              isComparable={isComparable}
              sides={names}
            />
          </>
        )}
      </Card>
    </div>
  );
}

/** Days where they tell the two apart, else moments. */
function sideNames(before: Side, after: Side): [string, string] {
  const days = [before, after].map(({ as_of, started_at }) => formatDay(as_of ?? started_at));
  if (days[0] !== days[1]) return days as [string, string];
  const exact = [before, after].map(({ as_of, started_at }) =>
    as_of ? `as of ${formatDay(as_of)}, run ${formatMoment(started_at)}` : formatMoment(started_at),
  );
  if (exact[0] !== exact[1]) return exact as [string, string];
  return ["Earlier", "Later"];
}

function formulaWords({ before, after }: { before: string; after: string }): string {
  return `The earlier audit was scored with formula ${before}, the later one with formula ${after}. They measure differently, so the figures are shown side by side without a change.`;
}

function noiseWords(change: ScoreMove): string {
  return noiseInWords(change) ?? "Its likely range is only known for an audit and the one right before it.";
}

function scoreRow({ before, after, change, difference }: Props, isComparable: boolean): Row {
  return {
    key: "score",
    cells: [
      <span key="name" className="font-semibold">
        Score
      </span>,
      ...[before, after].map((side) => (
        <span key={side.href} className="font-semibold">
          {isAnyKnown(side.result.confidence) ? formatScore(side.score) : NOT_KNOWN}
        </span>
      )),
      difference.formula ? (
        <NotComparable key="change" />
      ) : (
        <Change
          key="change"
          change={signed(change.points)}
          isNoise={isWithinNoise(change) && change.points !== 0}
          isComparable={isComparable}
        />
      ),
    ],
  };
}

/** Places among the same kind of accounts; others' scores move too, so that no change is told. */
function placeRow(before: Side, after: Side): Row[] {
  const sides = [before, after].map(({ result }) => result);
  const isOfReference = sides.every(
    ({ industry_benchmark: { basis }, confidence }) => basis === "reference" && isAnyKnown(confidence),
  );
  if (!isOfReference) return [];
  const places = sides.map(({ industry_benchmark: { percentile } }) => `${percentile}\u2009%`);
  return [{ key: "place", cells: ["Ahead of accounts in the reference set", ...places, null] }];
}

function changeOf(pillar: Pillar, before: Side, after: Side): string {
  return signed(after.result.pillars[pillar].score - before.result.pillars[pillar].score);
}

function pillarRow(pillar: Pillar, { before, after, difference, noise }: Props): Row {
  const sides = [before, after].map(({ result }) => result);
  const shown = sides.map(({ pillars, confidence }) =>
    confidence[pillar].level === "none" ? NOT_KNOWN : formatScore(pillars[pillar].score),
  );
  return {
    key: pillar,
    cells: [
      PILLAR_WORDS[pillar].name,
      ...shown,
      <PillarChange
        key="change"
        pillar={pillar}
        change={changeOf(pillar, before, after)}
        difference={difference}
        noise={noise?.[pillar]}
      />,
    ],
  };
}
