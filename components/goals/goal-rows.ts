import type { DayValue, Pace } from "#lib/goals/schemas.ts";

/** What the chart of a goal draws: days by time, and from the newest on the fan of the pace. */
export type GoalRow = {
  time: number;
  value: number | null;
  pace: number | null;
  fan: [low: number, high: number] | null;
};

/** Rows of the chart. The fan begins at the newest day, at a point. */
export function goalRows(days: readonly DayValue[], pace: Pace | null, due: string): GoalRow[] {
  const rows: GoalRow[] = days.map(({ date, value }) => {
    return { time: Date.parse(date), value, pace: null, fan: null };
  });
  const last = rows.at(-1);
  if (!last || last.value === null || pace?.kind !== "told") return rows;
  const end = { time: Date.parse(due), value: null, pace: pace.value };
  last.pace = last.value;
  last.fan = [last.value, last.value];
  return [...rows, { ...end, fan: [pace.low, pace.high] }];
}

/** Limits of the axis: around all that is drawn, with some room. */
export function goalAxis(rows: readonly GoalRow[], target: number): [number, number] {
  const figures = rows.flatMap(({ value, fan }) => [value, ...(fan ?? [])]).filter((one) => one !== null);
  const [low, high] = [Math.min(target, ...figures), Math.max(target, ...figures)];
  const room = Math.max((high - low) * 0.1, high * 0.02, 0.5);
  return [Math.max(0, Math.floor(low - room)), Math.ceil(high + room)];
}
