import { ReportBrand } from "#components/reports/report-brand.tsx";
import { Card } from "#components/ui/card.tsx";
import { cx } from "#components/ui/cx.ts";
import { FileLink } from "#components/ui/file-link.tsx";
import { formatScore } from "#components/ui/format.ts";
import { Meter } from "#components/ui/meter.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Report, ReportPillar } from "#lib/pdf/schemas.ts";
import type { ReportLook } from "#lib/report-look/schemas.ts";

type Props = {
  report: Report;
  look: ReportLook;
  /** Address of the brand's logo. */
  logoPath: string;
  /** Address of the same as a PDF. */
  pdf: string;
  /** When the link ends. */
  until: string;
};

/** The report of an audit for people who are no members: words and figures of the PDF, and no way into the workspace. */
export function SharedReport({ report, look, logoPath, pdf, until }: Props) {
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:px-6 sm:py-10">
      <ReportBrand look={look} logoPath={logoPath} name={report.brand} />
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold tracking-tight break-words">{report.brand}</h1>
          <p className="mt-1 text-sm text-soft">{report.about}</p>
        </div>
        <FileLink href={pdf}>Report as PDF</FileLink>
      </div>
      <div className="space-y-4 sm:space-y-6">
        <ScoreCard report={report} />
        <Card id="pillars" title="Pillars" aside={<p className="text-sm text-faint">{report.since}</p>}>
          <ul className="divide-y divide-line">
            {report.pillars.map((pillar) => (
              <Pillar key={pillar.name} pillar={pillar} />
            ))}
          </ul>
        </Card>
        <ActionsCard report={report} />
        <Card id="evidence" title="What it rests on">
          <dl className="space-y-2 text-sm leading-relaxed">
            {report.restsOn.map(({ name, words }) => (
              <div key={name} className="sm:grid sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-3">
                <dt className="font-medium">{name}</dt>
                <dd className="text-soft">{words}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card id="method" title="How it is measured">
          <Lines of={report.method} />
          <p className="no-print mt-2 text-sm">
            <TextLink href="/methodology">The method and its sources</TextLink>
          </p>
        </Card>
      </div>
      <p className="mt-6 text-xs text-faint">
        Shared by link until <Time at={until} dayOnly />.
      </p>
    </div>
  );
}

function ScoreCard({ report: { score, summary } }: { report: Report }) {
  return (
    <Card id="score" title="Score">
      <div className="flex flex-col gap-x-10 gap-y-4 sm:flex-row sm:items-start">
        {score && (
          <div className="shrink-0 sm:w-40">
            <p className="flex items-baseline gap-2">
              <span className="text-5xl font-semibold tracking-tight tabular-nums">{score.shown}</span>
              <span className="text-sm text-faint">of 100</span>
            </p>
            <p className="mt-2 text-sm font-medium">{score.place}</p>
          </div>
        )}
        <Lines of={summary} />
      </div>
    </Card>
  );
}

function Pillar({ pillar: { name, score, words, tone, change } }: { pillar: ReportPillar }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[7rem_minmax(3rem,1fr)_3rem_8.75rem_6rem]">
      <h3 className="text-sm font-medium">{name}</h3>
      {score === null ? (
        <p className="col-span-2 text-sm text-soft sm:col-span-4">{words}</p>
      ) : (
        <>
          <p className="text-right text-lg font-semibold tabular-nums sm:order-1">{formatScore(score)}</p>
          <Meter value={score} tone={tone} mark={50} className="col-span-2 sm:col-span-1" />
          <p className="text-sm text-soft sm:order-2">{words}</p>
          <p className="text-right text-sm text-soft tabular-nums sm:order-3">{change}</p>
        </>
      )}
    </li>
  );
}

function ActionsCard({ report: { actions, noActions } }: { report: Report }) {
  return (
    <Card id="actions" title="What would help most">
      {actions.length === 0 && <p className="text-sm text-soft">{noActions}</p>}
      <ol className="divide-y divide-line">
        {actions.map(({ action, impact, evidence }, index) => (
          <li
            key={action}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 py-4 first:pt-0 last:pb-0"
          >
            <span aria-hidden="true" className="font-semibold text-faint tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="font-medium">{action}</h3>
              {impact && <p className="mt-1 text-xs text-accent tabular-nums">{impact}</p>}
              <p className="mt-1.5 text-sm leading-relaxed text-soft">{evidence}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Lines({ of, className }: { of: string[]; className?: string }) {
  return (
    <div className={cx("min-w-0 max-w-prose space-y-2 text-sm leading-relaxed text-soft", className)}>
      {of.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
