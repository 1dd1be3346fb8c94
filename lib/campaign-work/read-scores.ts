import type { Caller } from "../caller.ts";
import type { PhaseDays } from "../campaigns/schemas.ts";
import { Problem } from "../problems.ts";
import { getHistory, type HistoryRow } from "../score/get-history.ts";
import { addDays } from "../time.ts";
import type { PhaseResults } from "./schemas.ts";

/** A score stands for the days after it, so many. */
const MAX_AGE = 7;

/** The score at the start and at the end of phases, each not older than a week; null where one is not known or they are of two formulas. */
export async function readScores(
  caller: Caller,
  phases: readonly PhaseDays[],
  now: Date,
): Promise<PhaseResults["score"][]> {
  const points = await readPoints(caller, phases, now);
  const at = (day: string) =>
    points.findLast(({ date }) => date <= day && date >= addDays(day, -MAX_AGE)) ?? null;
  return phases.map(({ first_day, last_day }) => {
    const [start, end] = [at(first_day), at(last_day)];
    if (!start || !end || start.date === end.date || start.formulaVersion !== end.formulaVersion) return null;
    return { start: start.score, end: end.score };
  });
}

async function readPoints(caller: Caller, phases: readonly PhaseDays[], now: Date): Promise<HistoryRow[]> {
  const [first, last] = [phases[0]?.first_day ?? "", phases.at(-1)?.last_day ?? ""];
  const days = { start_date: new Date(addDays(first, -MAX_AGE)), end_date: new Date(last) };
  try {
    return (await getHistory(caller, { ...days, granularity: "daily" }, now)).data;
  } catch (error) {
    if (error instanceof Problem && error.title === "No Data") return [];
    throw error;
  }
}
