import { HistoryCard, type HistoryData } from "#components/score/history-card.tsx";
import type { HistoryRange } from "#components/score/history-range.ts";
import { listAuditDays } from "#lib/audits/list-audit-days.ts";
import type { Caller } from "#lib/caller.ts";
import { Problem } from "#lib/problems.ts";
import { getHistory } from "#lib/score/get-history.ts";

type Props = { caller: Caller; range: HistoryRange; path: string };

const NO_DATA =
  "Every audit adds a point here, and the first one also reconstructs the days your data covers.";

export async function HistorySection({ caller, range, path }: Props) {
  return <HistoryCard range={range} path={path} history={await loadHistory(caller, range)} />;
}

async function loadHistory(caller: Caller, range: HistoryRange): Promise<HistoryData> {
  const { from, to, granularity } = range;
  const query = { start_date: new Date(from), end_date: new Date(to), granularity };
  try {
    const [history, auditDays] = await Promise.all([
      getHistory(caller, query, new Date()),
      listAuditDays(caller, from, to),
    ]);
    const points = history.data.map((point, index) => {
      const before = history.data[index - 1]?.date ?? "";
      // The point of a bucket is the last in it: the audits since the point before are those of its bucket.
      return { ...point, audits: auditDays.filter((day) => day > before && day <= point.date).length };
    });
    return { kind: "points", points, version: history.version };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.title === "No Data") return { kind: "none", title: "No score in this range", detail: NO_DATA };
    return { kind: "none", title: error.title, detail: error.message };
  }
}
