import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { formatCount, formatShortDay } from "#components/ui/format.ts";
import { Meter } from "#components/ui/meter.tsx";
import { Time } from "#components/ui/time.tsx";
import type { RequestSums } from "#lib/request-log/schemas.ts";

type Used = { used: number; limit: number | null };
type Props = {
  sums: RequestSums;
  /** Audits of the plan's month, and when the next one begins. */
  audits: Used;
  nextMonth: string;
  /** Of the plan, requests a minute. */
  limits: { score: number; others: number };
};

/** What of quota and rates is used, and how many requests came on each day. */
export function UsageCard({ sums, audits, nextMonth, limits }: Props) {
  return (
    <Card id="usage" title="Usage">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <dl className="space-y-4 text-sm">
          <Use
            name="Audits this month"
            {...audits}
            note={
              <>
                Resets on <Time at={nextMonth} dayOnly />.
              </>
            }
          />
          <Use name="Score requests, busiest minute" used={sums.peaks.score} limit={limits.score} />
          <Use name="Other requests, busiest minute" used={sums.peaks.others} limit={limits.others} />
        </dl>
        {sums.days.some(({ requests }) => requests > 0) && <Days days={sums.days} />}
      </div>
    </Card>
  );
}

function Days({ days }: Pick<RequestSums, "days">) {
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  return (
    <table className="w-full text-sm">
      <caption className="mb-2 text-left font-medium">Requests a day</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Share of the busiest day</th>
          <th scope="col">Requests</th>
          <th scope="col">Not successful</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, requests, failed }) => (
          <tr key={day}>
            <th scope="row" className="py-1 pr-3 text-left font-normal whitespace-nowrap text-soft">
              {formatShortDay(day)}
            </th>
            <td className="w-full min-w-16 py-1">
              <Meter value={(100 * requests) / most} />
            </td>
            <td className="py-1 pl-3 text-right tabular-nums">{formatCount(requests)}</td>
            <td className="py-1 pl-3 text-right whitespace-nowrap text-faint tabular-nums">
              {failed > 0 && `${formatCount(failed)} not OK`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Use({ name, used, limit, note }: Used & { name: string; note?: ReactNode }) {
  const isFull = limit !== null && used >= limit;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
      <dt>{name}</dt>
      <dd className="tabular-nums">
        <span className="font-semibold">{formatCount(used)}</span>{" "}
        <span className="text-soft">{limit === null ? "· unlimited" : `of ${formatCount(limit)}`}</span>
      </dd>
      {limit !== null && (
        <dd aria-hidden="true" className="col-span-2">
          <Meter value={limit === 0 ? 100 : (100 * used) / limit} tone={isFull ? "fair" : "accent"} />
        </dd>
      )}
      {note && <dd className="col-span-2 text-xs text-faint">{note}</dd>}
    </div>
  );
}
