"use client";

import { useRouter } from "next/navigation";
import { Card } from "#components/ui/card.tsx";
import { PollAlert } from "#components/ui/poll-alert.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { AuditState, Coverage } from "#lib/audits/schemas.ts";
import { AuditFailure } from "./audit-failure.tsx";
import { AuditSteps } from "./audit-steps.tsx";
import { type PlatformChoice, RunForm } from "./run-form.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { GOES_ON, useAudit } from "./use-audit.ts";

type Props = {
  workspaceId: string;
  /** The audit that runs now, whoever started it. */
  running: AuditState | null;
  platforms: PlatformChoice[];
  /** What the data cover; null where nothing is connected. */
  coverage: Coverage | null;
  /** How many runs are left, in words. */
  runsLeft: string;
  /** The last day that an audit can be as of, YYYY-MM-DD; null where nothing is known of so long ago. */
  lastPastDay: string | null;
  canRun: boolean;
};

/** Starts an audit with options and goes to its page; while one runs, its steps stand here. */
export function RunCard(props: Props) {
  const { workspaceId, running, platforms, coverage, runsLeft, canRun } = props;
  const router = useRouter();
  const { isRunning, watched, start, pollError } = useAudit(workspaceId, running);
  const auditsPath = `/w/${workspaceId}/audits`;
  return (
    <Card
      id="run"
      title={isRunning ? "An audit is running" : "Run an audit"}
      aside={<Left text={runsLeft} />}
    >
      <div className="space-y-4">
        {isRunning ? (
          <>
            <AuditSteps audit={watched} />
            <PollAlert error={pollError} told={GOES_ON} />
            {watched && (
              <p className="text-sm">
                <TextLink href={`${auditsPath}/${watched.audit_id}`}>See its progress</TextLink>{" "}
                <span className="text-faint">You can leave; the audit carries on.</span>
              </p>
            )}
          </>
        ) : (
          <>
            {coverage && !coverage.isRecent && (
              <StaleNotice workspaceId={workspaceId} newest={coverage.newest} canRun={canRun} />
            )}
            <RunForm
              platforms={platforms}
              lastPastDay={props.lastPastDay}
              canRun={canRun}
              onRun={(options) =>
                start.mutate(options, { onSuccess: (run) => router.push(`${auditsPath}/${run.audit_id}`) })
              }
            />
          </>
        )}
        {start.error && <AuditFailure error={start.error} workspaceId={workspaceId} />}
      </div>
    </Card>
  );
}

function Left({ text }: { text: string }) {
  return <p className="text-sm text-faint tabular-nums">{text}</p>;
}
