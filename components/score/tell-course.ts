import { formatDay, formatList, formatScore } from "#components/ui/format.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { type ChartPoint, isKnownPillar } from "./chart-rows.ts";
import { PILLAR_WORDS } from "./score-words.ts";

/**
 * How the score moved over some points, in words. Where it came to rest on more or on less meanwhile, the difference of first and last
 * is no change of the brand: it is told from there on.
 *
 * @param points known ones of one version of the formula, ascending by date
 */
export function tellCourse(points: readonly ChartPoint[]): string {
  const last = points.at(-1);
  if (!last) return "";
  const from = firstAlike(points);
  const [before, first] = [points[from - 1], points[from]];
  const course = tellMove(points.slice(from));
  if (!before || !first) return course;
  const what = tellCoverage(before, first);
  return `No change over all of these days: since ${formatDay(first.date)} ${what}. From then on: ${course.charAt(0).toLowerCase()}${course.slice(1)}`;
}

/** Index of the first point from which on all rest on the same as the last. */
function firstAlike(points: readonly ChartPoint[]): number {
  let at = points.length - 1;
  while (at > 0 && isAlike(points[at - 1] as ChartPoint, points[at] as ChartPoint)) at--;
  return at;
}

function isAlike(a: ChartPoint, b: ChartPoint): boolean {
  return tellCoverage(a, b) === "";
}

/** What differs in what two points rest on; empty where nothing does. */
function tellCoverage(before: ChartPoint, after: ChartPoint): string {
  const names = (from: ChartPoint, to: ChartPoint) => [
    ...PILLARS.filter((name) => isKnownPillar(to, name) && !isKnownPillar(from, name)).map(
      (name) => PILLAR_WORDS[name].name,
    ),
    ...(from.basis && to.basis ? to.basis.platforms : [])
      .filter((name) => !from.basis?.platforms.includes(name))
      .map((name) => PLATFORM_WORDS[name]),
  ];
  const [come, gone] = [names(before, after), names(after, before)];
  return [
    come.length > 0 && `${formatList(come)} ${come.length === 1 ? "counts" : "count"} too`,
    gone.length > 0 && `${formatList(gone)} no longer ${gone.length === 1 ? "counts" : "count"}`,
  ]
    .filter(Boolean)
    .join(", and ");
}

function tellMove(points: readonly ChartPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  if (first === last)
    return `One point in this range: ${formatScore(first.score)} on ${formatDay(first.date)}.`;
  const span = `${formatScore(first.score)} on ${formatDay(first.date)} to ${formatScore(last.score)} on ${formatDay(last.date)}`;
  const tenths = Math.round(10 * last.score) - Math.round(10 * first.score);
  if (tenths === 0) return `Unchanged: ${span}.`;
  const noise = isWithinLuck(first, last, tenths / 10) ? ", too small to tell" : "";
  return `${tenths > 0 ? "Up" : "Down"} ${formatScore(Math.abs(tenths / 10))} points${noise}: ${span}.`;
}

/**
 * Whether luck alone may explain a difference. Posts that count at both ends move both alike, so that luck explains rather less than
 * this.
 */
function isWithinLuck({ basis: before }: ChartPoint, { basis: after }: ChartPoint, points: number): boolean {
  if (!before?.spread || !after?.spread) return false;
  return Math.abs(points) <= Math.hypot(before.spread.composite, after.spread.composite);
}
