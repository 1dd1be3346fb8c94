import { LookBadge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { cx } from "#components/ui/cx.ts";
import { formatScore } from "#components/ui/format.ts";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";
import { drawTrend, scaleAround50 } from "./draw-trend.ts";
import { GradeBadge } from "./grade-badge.tsx";
import { PillarChange } from "./pillar-change.tsx";
import type { PillarDetails } from "./pillar-details.ts";
import { type Confidence, gradeLook, PILLAR_WORDS, UNKNOWN_LOOK, UNKNOWN_WORDS } from "./score-words.ts";
import { TrendChart } from "./trend-chart.tsx";
import type { ScoreTrend } from "./trend-points.ts";

type Props = {
  pillars: PillarDetails;
  confidence: Confidence;
  /** There is no audit before to compare with. */
  isFirst: boolean;
  difference: BasisDifference | null;
  trend: ScoreTrend;
};

/** The five pillars side by side, their lines on one scale around 50. */
export function PillarsCard({ pillars, confidence, isFirst, difference, trend }: Props) {
  const known = PILLARS.filter((pillar) => confidence[pillar].level !== "none");
  const scale = scaleAround50(trend.flatMap((point) => known.map((pillar) => point.pillars[pillar])));
  return (
    <Card
      id="pillars"
      title="Pillars"
      aside={trend.length > 1 && <p className="text-sm text-faint">Last 90 days; the dots are at 50</p>}
      className="lg:col-span-2"
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-5">
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
            />
          ) : (
            <UnknownTile key={pillar} pillar={pillar} />
          ),
        )}
      </ul>
    </Card>
  );
}

type TileProps = Pick<Props, "trend" | "isFirst" | "difference"> & {
  pillar: Pillar;
  details: PillarDetails[Pillar];
  scale: readonly [number, number];
};

function Tile({ pillar, details: { score, change, grade }, trend, scale, isFirst, difference }: TileProps) {
  const points = trend.map(({ date, pillars }) => ({ date, value: pillars[pillar] }));
  const drawing = drawTrend(points, scale);
  const { tone } = gradeLook(grade);
  return (
    <li className="min-w-0">
      <Name pillar={pillar} />
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">{formatScore(score)}</span>
        <span className="text-xs">
          {isFirst ? (
            <span className="text-faint">First audit</span>
          ) : (
            <>
              <PillarChange pillar={pillar} change={change} difference={difference} />
              <span className="sr-only"> since the previous audit</span>
            </>
          )}
        </span>
      </p>
      {drawing && <TrendChart drawing={drawing} tone={tone} className="my-2 h-10" />}
      {/* A tint only for what stands out. */}
      <GradeBadge grade={grade} className={cx("mt-1", tone === "neutral" && "bg-transparent px-0")} />
    </li>
  );
}

/** Nothing is known of the pillar: no figure, line, grade or change, but what would make it known. */
function UnknownTile({ pillar }: { pillar: Pillar }) {
  return (
    <li className="min-w-0">
      <Name pillar={pillar} />
      <LookBadge look={UNKNOWN_LOOK} className="mt-2" />
      <p className="mt-2 text-xs leading-snug text-soft">{UNKNOWN_WORDS[pillar]}</p>
    </li>
  );
}

function Name({ pillar }: { pillar: Pillar }) {
  const { name, asks } = PILLAR_WORDS[pillar];
  return (
    <>
      <h3 className="text-sm font-medium">{name}</h3>
      <p className="min-h-8 text-xs text-faint">{asks}</p>
    </>
  );
}
