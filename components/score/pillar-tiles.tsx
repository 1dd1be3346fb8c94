import { LookBadge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { cx } from "#components/ui/cx.ts";
import { formatScore } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import { referencePercentile } from "#lib/formula/industry-benchmark.ts";
import { PILLARS, type Pillar, type Pillars } from "#lib/formula/names.ts";
import type { ReferenceComposites } from "#lib/formula/reference-set.ts";
import { formula } from "#lib/formula/versions.ts";
import { drawTrend, scaleAround50 } from "./draw-trend.ts";
import { GradeBadge } from "./grade-badge.tsx";
import { PillarChange } from "./pillar-change.tsx";
import type { PillarDetails } from "./pillar-details.ts";
import { type Confidence, gradeLook, PILLAR_WORDS, UNKNOWN_LOOK, UNKNOWN_WORDS } from "./score-words.ts";
import { TrendChart } from "./trend-chart.tsx";
import type { ScoreTrend } from "./trend-points.ts";

/** Six rows that all tiles of a line share, so that their figures, lines and grades stand on one height. */
const TILE = "row-span-6 grid min-w-0 grid-rows-subgrid content-start pb-6";

type Props = {
  pillars: PillarDetails;
  confidence: Confidence;
  /** There is no audit before to compare with. */
  isFirst: boolean;
  /** When the audit before ended; null with the first. */
  previousAt: string | null;
  difference: BasisDifference | null;
  /** What chance explains of each change, points to either side; left out where that is not known. */
  noise?: Pillars | undefined;
  trend: ScoreTrend;
  formulaVersion: string;
};

/** The five pillars side by side, their lines on one scale around 50. */
export function PillarsCard(props: Props) {
  const { pillars, confidence, isFirst, difference, noise, trend, formulaVersion } = props;
  const { referencePillars: others = {} } = formula(formulaVersion).benchmarks;
  const known = PILLARS.filter((pillar) => confidence[pillar].level !== "none");
  const isPlaced = known.some((pillar) => others[pillar]);
  const scale = scaleAround50(trend.flatMap((point) => known.map((pillar) => point.pillars[pillar])));
  return (
    <Card
      id="pillars"
      title="Pillars"
      aside={
        <p className="text-sm text-faint">
          {props.previousAt && (
            <>
              Change since the audit of <Time at={props.previousAt} dayOnly />
              {trend.length > 1 && "; "}
            </>
          )}
          {trend.length > 1 && "lines of the last 90 days, dotted at 50"}
        </p>
      }
      className="lg:col-span-2"
    >
      <ul className="-mb-6 grid grid-cols-2 gap-x-4 sm:grid-cols-3 xl:grid-cols-5">
        {PILLARS.map((pillar) =>
          known.includes(pillar) ? (
            <Tile
              key={pillar}
              pillar={pillar}
              details={pillars[pillar]}
              trend={trend}
              scale={scale}
              isFirst={isFirst}
              difference={difference}
              noise={noise?.[pillar]}
              others={others[pillar]}
              isPlaced={isPlaced}
            />
          ) : (
            <UnknownTile key={pillar} pillar={pillar} />
          ),
        )}
      </ul>
      {isPlaced && (
        <p className="mt-4 text-xs text-faint">
          Weak is below 35, strong from 55. “Ahead of” compares you with the reference accounts that have data
          for the pillar.
        </p>
      )}
    </Card>
  );
}

type TileProps = Pick<Props, "trend" | "isFirst" | "difference"> & {
  pillar: Pillar;
  noise: number | undefined;
  /** The same pillar of reference accounts; undefined where too few tell. */
  others: ReferenceComposites | undefined;
  /** Whether any pillar has a place. */
  isPlaced: boolean;
  details: PillarDetails[Pillar];
  scale: readonly [number, number];
};

function Tile({ pillar, details: { score, change, grade }, trend, scale, ...props }: TileProps) {
  const { isFirst, difference, noise, others, isPlaced } = props;
  const points = trend.map(({ date, pillars }) => ({ date, value: pillars[pillar] }));
  const drawing = drawTrend(points, scale);
  const { tone } = gradeLook(grade);
  return (
    <li className={TILE}>
      <Name pillar={pillar} />
      <p className="mt-1">
        <span className="block text-2xl font-semibold tracking-tight tabular-nums">{formatScore(score)}</span>
        <span className="block text-xs">
          {isFirst ? (
            <span className="text-faint">First audit</span>
          ) : (
            <>
              <PillarChange pillar={pillar} change={change} difference={difference} noise={noise} />
              <span className="sr-only"> since the previous audit</span>
            </>
          )}
        </span>
      </p>
      <p className="text-xs text-soft tabular-nums">
        {others ? (
          <>Ahead of {referencePercentile(score, others)}&thinsp;%</>
        ) : (
          isPlaced && "No comparison yet"
        )}
      </p>
      <div>{drawing && <TrendChart drawing={drawing} tone={tone} className="my-2 h-10" />}</div>
      {/* A tint only for what stands out. */}
      <GradeBadge
        grade={grade}
        className={cx("mt-1 justify-self-start", tone === "neutral" && "bg-transparent px-0!")}
      />
    </li>
  );
}

/** Nothing is known of the pillar: no figure, line, grade or change, but what would make it known. */
function UnknownTile({ pillar }: { pillar: Pillar }) {
  return (
    <li className={TILE}>
      <Name pillar={pillar} />
      <LookBadge look={UNKNOWN_LOOK} className="mt-2 self-start justify-self-start" />
      <p className="row-span-3 mt-2 text-xs leading-snug text-soft">{UNKNOWN_WORDS[pillar]}</p>
    </li>
  );
}

function Name({ pillar }: { pillar: Pillar }) {
  const { name, asks } = PILLAR_WORDS[pillar];
  return (
    <>
      <h3 className="text-sm font-medium">{name}</h3>
      <p className="text-xs text-faint">{asks}</p>
    </>
  );
}
