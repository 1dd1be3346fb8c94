import { Change } from "#components/score/change.tsx";
import { drawTrend, scaleOver } from "#components/score/draw-trend.ts";
import { TrendChart } from "#components/score/trend-chart.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { cx } from "#components/ui/cx.ts";
import { formatPlural, formatScore, formatShortDay, formatSigned } from "#components/ui/format.ts";
import type { Column, Row } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Outcome } from "#components/workspaces/outcome-list.tsx";
import { isWithinNoise } from "#lib/formula/is-within-noise.ts";
import { signed } from "#lib/formula/signed.ts";
import type { PortfolioEntry } from "#lib/portfolio/schemas.ts";
import { courseOf } from "./arrange-entries.ts";
import { ATTENTION_WORDS } from "./attention-words.ts";

export const PORTFOLIO_COLUMNS: Column[] = [
  { label: "Workspace" },
  { label: "Needs attention" },
  { label: "Score", isNumber: true },
  { label: "Since the previous audit", className: "lg:whitespace-normal" },
  { label: "90 days" },
  { label: "Sources" },
  { label: "Last audit" },
];

type RowOptions = {
  /** Whether it says whose it is, where there are several accounts. */
  hasAccount: boolean;
  /** What selects it, where something can be done with several; null where the reader may not do it in this one. */
  select: { isChosen: boolean; onToggle: () => void } | null;
  /** What came of an audit that was asked for here. */
  outcome: Outcome | undefined;
};

/** A workspace beside the others. */
export function portfolioRow(entry: PortfolioEntry, { hasAccount, select, outcome }: RowOptions): Row {
  return {
    key: entry.id,
    cells: [
      <span key="name" className="flex min-w-0 items-start gap-3">
        {select && (
          <input
            type="checkbox"
            aria-label={`Select ${entry.name}`}
            checked={select.isChosen}
            onChange={select.onToggle}
            className="mt-0.5 size-6 shrink-0 accent-accent"
          />
        )}
        <span className="block min-w-0">
          <TextLink href={`/w/${entry.id}`} look="row" className="break-words">
            {entry.name}
          </TextLink>
          <span className="block text-xs text-faint">
            {hasAccount && entry.account.name !== entry.name && `${entry.account.name}, `}
            {entry.planName} plan
          </span>
          {outcome && (
            <span className={cx("mt-1 block max-w-64 text-xs", outcome.isDone ? "text-soft" : "text-poor")}>
              {outcome.told}
            </span>
          )}
        </span>
      </span>,
      entry.attention.length > 0 ? <Reasons key="attention" entry={entry} /> : <Nothing key="attention" />,
      entry.score === null ? (
        <span key="score" className="whitespace-nowrap text-soft">
          Not scored
        </span>
      ) : (
        <span key="score" className="text-base font-semibold">
          {formatScore(entry.score)}
        </span>
      ),
      <Move key="change" entry={entry} />,
      <Trend key="trend" entry={entry} />,
      <Sources key="sources" entry={entry} />,
      <LastAudit key="audit" entry={entry} />,
    ],
  };
}

function Nothing() {
  return <span className="text-faint">Nothing</span>;
}

function Reasons({ entry }: { entry: PortfolioEntry }) {
  return (
    <ul className="flex flex-wrap gap-1.5 max-lg:justify-end">
      {entry.attention.map((reason) => {
        const { tone, icon, path, tell } = ATTENTION_WORDS[reason];
        const badge = (
          <Badge tone={tone} icon={icon}>
            {tell(entry)}
          </Badge>
        );
        return (
          <li key={reason}>
            {/* Of these a viewer reads the comments alone. */}
            {entry.role === "viewer" && reason !== "crisis" ? (
              badge
            ) : (
              <TextLink
                href={`/w/${entry.id}${typeof path === "string" ? path : path(entry)}`}
                look="alert"
                className="inline-flex min-h-6 items-center"
              >
                {badge}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Move({ entry }: { entry: PortfolioEntry }) {
  const { change, score } = entry;
  if (!change) {
    const course = courseOf(entry);
    if (score === null || !course)
      return <span className="text-faint">{score === null ? "No audit yet" : "No audit before"}</span>;
    return (
      <span className="block max-lg:text-right">
        <span className="tabular-nums">{formatSigned(course.points)}</span>
        <span className="block text-xs text-faint">
          since {formatShortDay(course.since)}; no audit before
        </span>
      </span>
    );
  }
  const isComparable = change.comparable !== false;
  return (
    <Change
      change={signed(change.points)}
      isNoise={isComparable && isWithinNoise(change) && change.points !== 0}
      isComparable={isComparable}
    />
  );
}

function Trend({ entry: { points } }: { entry: PortfolioEntry }) {
  const drawing = drawTrend(points, scaleOver(points.map(({ value }) => value)));
  const [first, last] = [points[0], points.at(-1)];
  if (!drawing || !first || !last) return <span className="text-faint">Too few scores</span>;
  return (
    <span className="block w-28 max-lg:w-32">
      <span className="sr-only">
        {formatScore(first.value)} to {formatScore(last.value)}
      </span>
      <TrendChart drawing={drawing} className="h-8" />
    </span>
  );
}

function Sources({ entry: { sources } }: { entry: PortfolioEntry }) {
  const { all, broken, stale } = sources;
  if (all === 0) return <span className="text-faint">None yet</span>;
  const faults = [broken > 0 && `${broken} broken`, stale > 0 && `${stale} out of date`].filter(Boolean);
  return (
    <span className="block max-lg:text-right">
      {formatPlural(all, "profile")}
      <span className="block text-xs text-soft">{faults.length > 0 ? faults.join(", ") : "Up to date"}</span>
    </span>
  );
}

function LastAudit({ entry: { lastAudit } }: { entry: PortfolioEntry }) {
  if (!lastAudit) return <span className="text-faint">None yet</span>;
  if (lastAudit.status === "processing") return "Running";
  return (
    <span className="block max-lg:text-right">
      <Time at={lastAudit.at} dayOnly />
      {lastAudit.status === "failed" && <span className="block text-xs text-poor">Failed</span>}
    </span>
  );
}
