import type { ActivityChoice } from "#components/score/activity-choice.ts";
import { type ChartPoint, type EarlierPoint, isKnownPoint } from "#components/score/chart-rows.ts";
import { HistoryCard, type HistoryData } from "#components/score/history-card.tsx";
import type { HistoryRange } from "#components/score/history-range.ts";
import { describeMarker } from "#components/timeline/describe-marker.ts";
import type { Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import type { Caller } from "#lib/caller.ts";
import { bucketHistory } from "#lib/formula/history-buckets.ts";
import { Problem } from "#lib/problems.ts";
import { getHistory } from "#lib/score/get-history.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { listMarkers } from "#lib/timeline/list-markers.ts";
import type { Marker } from "#lib/timeline/schemas.ts";
import { comparedDays } from "./compared-days.ts";

type Props = { member: Member; range: HistoryRange; choice: ActivityChoice; path: string };

const NO_DATA =
  "Every audit adds a point here, and the first one also reconstructs the days your data covers.";

/** The score over the range of the page, what happened meanwhile, and the score of the days that they are compared with. */
export async function HistorySection({ member: { caller, role }, range, choice, path }: Props) {
  const now = new Date();
  const back = comparedDays(range, choice);
  const [points, earlier, markers] = await Promise.all([
    readPoints(caller, range, now),
    back === null ? [] : readEarlier(caller, range, back, now),
    listMarkers(caller, { from: range.from, to: range.to, now }),
  ]);
  return (
    <HistoryCard
      range={range}
      path={path}
      history={points instanceof Problem ? tellNone(points) : { ...withAudits(points, markers), earlier }}
      markers={markers.map((marker) => describeMarker(marker, path))}
      workspaceId={caller.workspaceId}
      canWrite={roleIncludes(role, "editor")}
      today={utcDay(now)}
    />
  );
}

type History = Awaited<ReturnType<typeof getHistory>>;

function readPoints(caller: Caller, { from, to, granularity }: HistoryRange, now: Date) {
  const query = { start_date: new Date(from), end_date: new Date(to), granularity };
  return getHistory(caller, query, now, "basis").catch(asProblem);
}

/** Buckets are those of the page's range: days move on before they are put into them. */
async function readEarlier(
  caller: Caller,
  range: HistoryRange,
  back: number,
  now: Date,
): Promise<EarlierPoint[]> {
  const [start, end] = [range.from, range.to].map((day) => new Date(addDays(day, -back)));
  const query = { granularity: "daily", start_date: start, end_date: end } as const;
  const history = await getHistory(caller, query, now).catch(asProblem);
  if (history instanceof Problem) return [];
  const moved = history.data
    .filter((point) => point.formulaVersion === history.version && isKnownPoint(point))
    .map(({ date, score }) => ({ date: addDays(date, back), score }));
  return bucketHistory(moved, range.granularity);
}

/** What is refused is told in the chart's place. */
function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  throw thrown;
}

function withAudits({ data, version }: History, markers: readonly Marker[]) {
  const auditDays = markers.filter(({ kind }) => kind === "audit").map(({ day }) => day);
  const points = data.map((point, at): ChartPoint => {
    const before = data[at - 1]?.date ?? "";
    // The point of a bucket is the last in it: the audits since the point before are those of its bucket.
    return { ...point, audits: auditDays.filter((day) => day > before && day <= point.date).length };
  });
  return { kind: "points", points, version } as const;
}

function tellNone(problem: Problem): HistoryData {
  if (problem.title === "No Data") return { kind: "none", title: "No score in this range", detail: NO_DATA };
  return { kind: "none", title: problem.title, detail: problem.message };
}
