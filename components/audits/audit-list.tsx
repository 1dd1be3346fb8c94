import { CircleX, History, LoaderCircle } from "lucide-react";
import { Change } from "#components/score/change.tsx";
import { PlaceBadge } from "#components/score/place-badge.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { formatDay, formatList, formatPlural, formatScore } from "#components/ui/format.ts";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { AuditEntry } from "#lib/audits/schemas.ts";
import { isWithinNoise } from "#lib/formula/is-within-noise.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { signed } from "#lib/formula/signed.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";

const COLUMNS: Column[] = [
  { label: "Started" },
  { label: "Score", isNumber: true },
  { label: "Change", isNumber: true },
  { label: "Result" },
  { label: "Platforms" },
  { label: "Lookback", isNumber: true },
];

/** Audits, the newest first; each leads to its own page. */
export function AuditList({ audits, path }: { audits: AuditEntry[]; path: string }) {
  return <StackedTable caption="Audits" columns={COLUMNS} rows={audits.map((audit) => row(audit, path))} />;
}

function row(audit: AuditEntry, path: string): Row {
  const { audit_id, score, change, platforms, lookback_days } = audit;
  return {
    key: audit_id,
    cells: [
      <Started key="started" audit={audit} path={path} />,
      score === null ? null : (
        <span key="score" className="font-semibold">
          {formatScore(score)}
        </span>
      ),
      change && <EntryChange key="change" change={change} />,
      <Result key="result" audit={audit} />,
      <span key="platforms" className="max-sm:text-right">
        {formatList(platforms.map((platform) => PLATFORM_WORDS[platform]))}
      </span>,
      <span key="lookback" className="whitespace-nowrap">
        {formatPlural(lookback_days, "day")}
      </span>,
    ],
  };
}

function Started({ audit: { audit_id, started_at, as_of }, path }: { audit: AuditEntry; path: string }) {
  return (
    <>
      <TextLink href={`${path}/${audit_id}`} look="row" className="sm:-mt-0.5">
        <Time at={started_at} />
      </TextLink>
      {as_of && (
        <span className="mt-1 block">
          <Badge icon={History}>as of {formatDay(as_of)}</Badge>
        </span>
      )}
    </>
  );
}

/** Against the audit before; older ones do not say whether they can be compared. */
function EntryChange({ change }: { change: ScoreMove }) {
  const isComparable = change.comparable !== false;
  return (
    <Change
      change={signed(change.points)}
      isNoise={isComparable && isWithinNoise(change) && change.points !== 0}
      isComparable={isComparable}
    />
  );
}

function Result({ audit: { status, score, place, error } }: { audit: AuditEntry }) {
  if (status === "processing") {
    return (
      <Badge tone="accent" icon={LoaderCircle}>
        Running
      </Badge>
    );
  }
  if (score !== null) return <PlaceBadge place={place} />;
  return (
    <span className="max-sm:text-right">
      <Badge tone="poor" icon={CircleX}>
        Failed
      </Badge>
      {error && <span className="mt-1 block max-w-80 text-xs leading-relaxed text-soft">{error.detail}</span>}
    </span>
  );
}
