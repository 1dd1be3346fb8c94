"use client";

import { Play } from "lucide-react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatPlural, formatScore } from "#components/ui/format.ts";
import { PollAlert } from "#components/ui/poll-alert.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { AuditState, Coverage, Requester } from "#lib/audits/schemas.ts";
import { AuditFailure } from "./audit-failure.tsx";
import { AuditSteps } from "./audit-steps.tsx";
import { requesterWords } from "./requester-words.ts";
import { StaleNotice } from "./stale-notice.tsx";
import { GOES_ON, useAudit } from "./use-audit.ts";

type Props = {
  workspaceId: string;
  /** The newest audit as the server knows it, and who asked for it. */
  newest: { state: AuditState; requestedBy: Requester } | null;
  /** What the data cover; null where nothing is connected. */
  coverage: Coverage | null;
  usage: { used: number; limit: number | null };
  canRun: boolean;
};

/** Runs an audit, shows its steps while it runs, and what came of the last one. */
export function AuditPanel({ workspaceId, newest, coverage, usage, canRun }: Props) {
  const { isRunning, watched, start, pollError } = useAudit(workspaceId, newest?.state ?? null);
  const isStale = coverage?.isRecent === false;
  const run = () => {
    if (!isRunning) start.mutate({});
  };
  return (
    <Card id="audit" title="Audit" aside={<Usage {...usage} />}>
      <div className="space-y-4">
        {isRunning ? (
          <AuditSteps audit={watched} />
        ) : (
          <LastAudit newest={newest} watched={watched} isStale={isStale} />
        )}
        {start.error && <AuditFailure error={start.error} workspaceId={workspaceId} />}
        {isRunning && <PollAlert error={pollError} told={GOES_ON} />}
        {!isRunning && isStale && (
          <StaleNotice workspaceId={workspaceId} newest={coverage?.newest ?? null} canRun={canRun} />
        )}
        {canRun ? (
          <Button
            look={newest ? "quiet" : "primary"}
            onClick={run}
            aria-disabled={isRunning}
            className="w-full"
          >
            {!isRunning && <Play aria-hidden="true" className="size-4" />}
            {isRunning ? "Audit running …" : "Run audit"}
          </Button>
        ) : (
          <p className="text-sm text-soft">
            As a viewer you read results. Editors, admins and owners run audits.
          </p>
        )}
        <PanelLinks auditsPath={`/w/${workspaceId}/audits`} last={watched ?? newest?.state} />
        {isRunning && <p className="text-sm text-faint">You can leave this page; the audit carries on.</p>}
      </div>
    </Card>
  );
}

function PanelLinks({ auditsPath, last }: { auditsPath: string; last: AuditState | undefined }) {
  const label = { processing: "Current audit", completed: "Last result", failed: "What went wrong" };
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
      {last && (
        <TextLink href={`${auditsPath}/${last.audit_id}`} look="row">
          {label[last.status]}
        </TextLink>
      )}
      <TextLink href={auditsPath} look="row">
        All audits and options
      </TextLink>
    </p>
  );
}

function Usage({ used, limit }: Props["usage"]) {
  return (
    <p className="text-sm text-faint tabular-nums">
      {limit === null ? `${formatPlural(used, "audit")} this month` : `${used} of ${limit} used this month`}
    </p>
  );
}

type LastProps = Pick<Props, "newest"> & { watched: AuditState | undefined; isStale: boolean };

function LastAudit({ newest, watched, isStale }: LastProps) {
  if (watched?.status === "completed") {
    return (
      <Alert tone="good" title="Audit complete" isUrgent>
        <p>
          The score is <span className="font-semibold tabular-nums">{formatScore(watched.score ?? 0)}</span>.
        </p>
      </Alert>
    );
  }
  const last = watched ?? newest?.state;
  if (!last) return null;
  // What is missing is said below, with what can be done.
  if (isStale && !watched && last.error?.title === "No Recent Data") return null;
  if (last.error) {
    return (
      <Alert tone="poor" title="The last audit failed" isUrgent={watched !== undefined}>
        <p>{last.error.detail}</p>
      </Alert>
    );
  }
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      <dt className="text-faint">Last run</dt>
      <dd className="text-right sm:text-left lg:text-right">
        {last.completed_at && <Time at={last.completed_at} />}
      </dd>
      <dt className="text-faint">Started by</dt>
      <dd className="truncate text-right sm:text-left lg:text-right">
        {newest && requesterWords(newest.requestedBy)}
      </dd>
    </dl>
  );
}
