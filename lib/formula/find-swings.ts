import { PILLARS, type Pillar, type Pillars } from "./names.ts";

/** Smaller ones are within what luck moves a composite by in a few weeks (`measureNoise`: about 3 points), and the next week's. */
const LEAST_SWING = 5;
const MAX_SWINGS = 3;
const MAX_PILLARS = 2;
/** A pillar that moved less says nothing of why. */
const LEAST_MOVE = 2;

export type SwingPoint = { date: string; score: number; pillars: Pillars };

/** A rise or a fall from one turn of the score to the next. */
export type Swing = {
  from: SwingPoint;
  to: SwingPoint;
  /** The pillars that moved most the same way, the most first; without those that became known or unknown on the way. */
  moved: { pillar: Pillar; change: number }[];
  /** Pillars of which nothing was known at one end: their 50 is no figure. */
  turnedKnown: Pillar[];
};

/**
 * The largest swings of a score, and the pillars that moved with it.
 *
 * @param points of one version of the formula, ascending by date, each known
 * @returns at most three swings of 5 points or more, in their order in time
 */
export function findSwings(points: readonly SwingPoint[]): Swing[] {
  const turns = findTurns(points);
  return turns
    .slice(1)
    .map((to, at) => ({ from: turns[at] as SwingPoint, to }))
    .filter(({ from, to }) => sizeOf(from, to) >= LEAST_SWING)
    .sort((a, b) => sizeOf(b.from, b.to) - sizeOf(a.from, a.to))
    .slice(0, MAX_SWINGS)
    .sort((a, b) => (a.from.date < b.from.date ? -1 : 1))
    .map(({ from, to }) => ({ from, to, ...explain(from, to) }));
}

/** First point, the highs and lows between which the score moved by `LEAST_SWING` or more, last point. */
function findTurns(points: readonly SwingPoint[]): SwingPoint[] {
  const [first, ...others] = points;
  if (!first) return [];
  const turns = [first];
  let [high, low] = [first, first];
  let direction = 0;
  for (const point of others) {
    if (point.score > high.score) high = point;
    if (point.score < low.score) low = point;
    // Before the first swing either extreme may be its beginning; later only the one that the score has been moving to.
    const towards = direction !== 0 ? -direction : point === high ? 1 : -1;
    const extreme = towards > 0 ? low : high;
    if (sizeOf(extreme, point) < LEAST_SWING) continue;
    if (turns.at(-1) !== extreme) turns.push(extreme);
    direction = towards;
    [high, low] = [point, point];
  }
  if (direction !== 0) turns.push(direction > 0 ? high : low);
  const last = points.at(-1) as SwingPoint;
  return turns.at(-1) === last ? turns : [...turns, last];
}

function sizeOf(from: SwingPoint, to: SwingPoint): number {
  return Math.abs(to.score - from.score);
}

function explain(from: SwingPoint, to: SwingPoint): Pick<Swing, "moved" | "turnedKnown"> {
  const sign = Math.sign(to.score - from.score);
  const isKnown = (pillar: Pillar) => from.pillars[pillar] !== 50 && to.pillars[pillar] !== 50;
  const moved = PILLARS.filter(isKnown)
    .map((pillar) => ({ pillar, change: to.pillars[pillar] - from.pillars[pillar] }))
    .filter(({ change }) => change * sign >= LEAST_MOVE)
    .sort((a, b) => (b.change - a.change) * sign)
    .slice(0, MAX_PILLARS);
  const turnedKnown = PILLARS.filter(
    (pillar) => !isKnown(pillar) && from.pillars[pillar] !== to.pillars[pillar],
  );
  return { moved, turnedKnown };
}
