import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { FoldOnPhone } from "#components/ui/fold-on-phone.tsx";
import { formatCount, formatDay } from "#components/ui/format.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { ActivityChoice } from "./activity-choice.ts";
import { drawTrend, type TrendPoint } from "./draw-trend.ts";
import { type Extreme, ExtremePosts } from "./extreme-posts.tsx";
import { type HistoryRange, historyAddress } from "./history-range.ts";
import {
  type ActivityFigures,
  compareCourses,
  courseOf,
  MEASURES,
  type Measure,
  seenInWords,
} from "./measure-activity.ts";
import { TrendChart } from "./trend-chart.tsx";

const MEASURE_WORDS: Record<Measure, string> = {
  followers: "Followers",
  views: "Impressions or views",
  engagements: "Engagements",
  posts: "Posts",
};
/** Followers are counted rarely on some platforms: between two counts their line goes on. */
const COUNTED_RARELY = { gapDays: Number.POSITIVE_INFINITY };

export type ShownActivity = {
  days: { from: string; to: string; stepDays: number };
  now: ActivityFigures;
  /** Of the days that it is compared with, with dates as if they were those of `now`. */
  before: ActivityFigures | null;
  /** Best and weakest post; null where there are too few. */
  extremes: { best: Extreme; worst: Extreme } | null;
};

type FrameProps = {
  range: HistoryRange;
  choice: ActivityChoice;
  path: string;
  /** Those that are connected. */
  platforms: readonly Platform[];
};

/** Followers, impressions, engagements and posts over the page's range, beside another time. */
export function ActivityCard({ activity, ...frame }: FrameProps & { activity: ShownActivity }) {
  const { from, to, stepDays } = activity.days;
  return (
    <ActivityFrame {...frame}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-6 xl:grid-cols-4">
        {MEASURES.map((measure) => (
          <MeasureTile key={measure} measure={measure} activity={activity} />
        ))}
      </ul>
      <p className="mt-4 text-xs text-faint">
        {formatDay(from)} to {formatDay(to)}, {stepDays === 1 ? "by day" : `${stepDays} days a step`}.
        {activity.before && " The dashed line shows what it is compared with."} A post's figures count on the
        day it went out; days without data are left out. {seenInWords(activity.now)}
      </p>
      {activity.extremes && (
        <FoldOnPhone label="Best and weakest post" className="mt-5 sm:border-t sm:border-line sm:pt-5">
          <ExtremePosts {...activity.extremes} path={frame.path} />
        </FoldOnPhone>
      )}
    </ActivityFrame>
  );
}

/** The same geometry while the figures are on their way. */
export function ActivitySkeleton(frame: FrameProps) {
  return (
    <ActivityFrame {...frame}>
      <Skeleton name="audience and activity" className="h-64 xl:h-40" />
    </ActivityFrame>
  );
}

function ActivityFrame({ range, choice, path, platforms, children }: FrameProps & { children: ReactNode }) {
  const { query, chosenGranularity: granularity, kept } = range;
  const address = (more: object) => historyAddress(path, { ...query, granularity, ...kept, ...more });
  const all = { label: "All", href: address({ platform: undefined }), isCurrent: choice.platform === null };
  const ofPlatforms = platforms.map((name) => ({
    label: PLATFORM_WORDS[name],
    href: address({ platform: name }),
    isCurrent: choice.platform === name,
  }));
  return (
    <Card id="activity" title="Audience and activity">
      {platforms.length > 1 && (
        <div className="mb-5 max-w-full overflow-x-auto">
          <ChoiceLinks name="Platform" choices={[all, ...ofPlatforms]} />
        </div>
      )}
      {children}
    </Card>
  );
}

function MeasureTile({ measure, activity }: { measure: Measure; activity: ShownActivity }) {
  const { days, now, before } = activity;
  const [course, other] = [courseOf(now, measure), before && courseOf(before, measure)];
  const words = compareCourses(course, other);
  return (
    <li className="min-w-0">
      <h3 className="text-sm text-soft">{MEASURE_WORDS[measure]}</h3>
      <p className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">
        {course.total === null ? (
          <span className="text-base text-faint">No figures</span>
        ) : (
          formatCount(course.total)
        )}
      </p>
      <p className="min-h-5 text-xs text-soft tabular-nums">{words}</p>
      <Curves days={days} now={course.figures} before={other?.figures ?? []} isStock={course.isStock} />
    </li>
  );
}

type CurvesProps = {
  days: ShownActivity["days"];
  now: TrendPoint[];
  before: TrendPoint[];
  isStock: boolean;
};

/** Both lines on one scale. Sums begin at nought; an audience would be a flat line then. */
function Curves({ days: { from, to, stepDays }, now, before, isStock }: CurvesProps) {
  const values = [...now, ...before].map(({ value }) => value);
  const [low, high] = [isStock ? Math.min(...values) : 0, Math.max(...values)];
  const scale = [low, Math.max(high, low + 1)] as const;
  const frame = { days: [from, to] as const, ...(isStock ? COUNTED_RARELY : { gapDays: stepDays }) };
  const drawing = drawTrend(now, scale, frame);
  if (!drawing) return <div className="mt-2 h-12" />;
  return (
    <TrendChart
      drawing={{ ...drawing, middle: null }}
      before={drawTrend(before, scale, frame)}
      className="mt-2 h-12"
    />
  );
}
