import type { Caller } from "../caller.ts";
import { PILLARS } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { getHistory, type HistoryRow } from "../score/get-history.ts";
import { addDays, utcDay } from "../time.ts";
import type { Move } from "./judge/facts.ts";

/** A change is one of this many days: slow ones show too, and single days hardly do. */
const MOVE_DAYS = 7;
/** An older end of the history says nothing of now. */
const STALE_DAYS = 7;

/**
 * How the score and each pillar moved in the week up to the newest point of the history.
 * @returns those of which both days are known and rest on the same; a score also rests on the same pillars
 */
export async function readMoves(caller: Caller, now: Date): Promise<Move[]> {
  const points = await readPoints(caller, now);
  const to = points.at(-1);
  const from = to && points.findLast(({ date }) => date <= addDays(to.date, -MOVE_DAYS));
  if (!to || !from || !isSame(platformsOf(from), platformsOf(to))) return [];
  const known = PILLARS.filter((name) => isKnown(from, name) && isKnown(to, name));
  const isLikeForLike = isSame(from.basis?.known ?? [], to.basis?.known ?? []);
  const measures = [...(isLikeForLike ? (["composite"] as const) : []), ...known];
  return measures.map((measure) => ({
    measure,
    from: { date: from.date, value: scoreOf(from, measure) },
    to: { date: to.date, value: scoreOf(to, measure) },
    noise: noiseOf(from, to, measure),
  }));
}

/** Of the current version of the formula, of which something is known, oldest first. */
async function readPoints(caller: Caller, now: Date): Promise<HistoryRow[]> {
  const today = utcDay(now);
  const start = addDays(today, -STALE_DAYS - 2 * MOVE_DAYS);
  const query = { granularity: "daily", start_date: new Date(start), end_date: new Date(today) } as const;
  try {
    const { data, version } = await getHistory(caller, query, now, "basis");
    const points = data.filter(
      ({ formulaVersion, basis }) => formulaVersion === version && (basis?.known ?? []).length > 0,
    );
    const newest = points.at(-1);
    return newest && newest.date >= addDays(today, -STALE_DAYS) ? points : [];
  } catch (error) {
    if (error instanceof Problem && error.title === "No Data") return [];
    throw error;
  }
}

function platformsOf({ basis }: HistoryRow): readonly string[] {
  return basis?.platforms ?? [];
}

function isKnown({ basis }: HistoryRow, name: (typeof PILLARS)[number]): boolean {
  return basis?.known.includes(name) ?? false;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

function scoreOf({ score, pillars }: HistoryRow, measure: Move["measure"]): number {
  return measure === "composite" ? score : pillars[measure];
}

/** Posts that count on both days move both alike, so that chance explains rather less than this. */
function noiseOf(from: HistoryRow, to: HistoryRow, measure: Move["measure"]): number | null {
  const spreads = [from, to].map(({ basis }) =>
    measure === "composite" ? basis?.spread?.composite : basis?.spread?.pillars[measure],
  );
  const [before, after] = spreads;
  return before === undefined || after === undefined ? null : Math.hypot(before, after);
}
