import { Badge } from "#components/ui/badge.tsx";
import { formatDecimals, formatExact } from "#components/ui/format.ts";
import { type Column, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Tone } from "#components/ui/tone.ts";
import type { RequestLine } from "#lib/request-log/schemas.ts";

const COLUMNS: Column[] = [
  { label: "Operation" },
  { label: "Status" },
  { label: "Took", isNumber: true },
  { label: "Key" },
  { label: "Request ID" },
  { label: "When" },
];

/** Requests to the API, a row each; what failed leads to what is said of its problem. */
export function RequestList({ requests }: { requests: readonly RequestLine[] }) {
  return (
    <StackedTable
      caption="Requests"
      from="lg"
      columns={COLUMNS}
      rows={requests.map((request) => ({
        key: `${request.at} ${request.id}`,
        cells: [
          <code key="operation" className="font-mono text-[0.8125rem]">
            {request.operation}
          </code>,
          <Status key="status" of={request} />,
          <span key="took" className="whitespace-nowrap">
            {formatDuration(request.duration_ms)}
          </span>,
          request.key_name ?? "Not there any more",
          <code key="id" className="min-w-0 font-mono text-xs break-all">
            {request.id}
          </code>,
          <time key="when" dateTime={request.at} className="lg:whitespace-nowrap">
            {formatExact(request.at)}
          </time>,
        ],
      }))}
    />
  );
}

function Status({ of: { status, problem } }: { of: RequestLine }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 lg:justify-start">
      <Badge tone={toneOf(status)}>{status}</Badge>
      {problem && <TextLink href={`/problems/${problem.code}`}>{problem.title}</TextLink>}
    </span>
  );
}

function toneOf(status: number): Tone {
  if (status >= 500) return "poor";
  return status >= 400 ? "fair" : "good";
}

/** "0.4 ms", "320 ms", "2.1 s". */
function formatDuration(ms: number): string {
  if (ms >= 1_000) return `${formatDecimals(ms / 1_000, 1)} s`;
  return ms < 10 ? `${formatDecimals(ms, 1)} ms` : `${Math.round(ms)} ms`;
}
