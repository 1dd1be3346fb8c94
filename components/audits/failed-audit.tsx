"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import type { Platform } from "#lib/formula/names.ts";
import { AuditFailure } from "./audit-failure.tsx";
import { AuditAsOf } from "./stale-notice.tsx";
import { useStartAudit } from "./use-start-audit.ts";

type Props = {
  workspaceId: string;
  error: { title: string; detail: string };
  /** What it was asked for, as far as it is still connected: the next run is asked for the same. Null for all. */
  platforms: Platform[] | null;
  lookbackDays: number;
  isAsOf: boolean;
  /** The newest day with data, where none was recent enough; else null. */
  newest: string | null;
  canRun: boolean;
};

/** Why an audit has no result, and the way to one. */
export function FailedAudit(props: Props) {
  const { workspaceId, error, platforms, lookbackDays, isAsOf, newest, canRun } = props;
  const router = useRouter();
  const path = `/w/${workspaceId}/audits`;
  const start = useStartAudit(workspaceId, (run) => router.push(`${path}/${run.audit_id}`));
  const isStarting = start.isPending || start.isSuccess;
  const run = () => {
    if (!isStarting) start.mutate({ lookback_days: lookbackDays, ...(platforms && { platforms }) });
  };
  return (
    <Card id="failed" title="There is no result">
      <div className="max-w-prose space-y-4">
        <Alert tone="poor" title={error.title}>
          <p>{error.detail}</p>
        </Alert>
        <p className="text-sm leading-relaxed text-soft">
          {isAsOf
            ? "An audit as of a past day does not count towards your limit."
            : "A failed audit does not count towards this month's limit. Your data and the current score are unchanged."}
        </p>
        {start.error && <AuditFailure error={start.error} workspaceId={workspaceId} showsRunning={false} />}
        {newest && canRun && <AuditAsOf workspaceId={workspaceId} day={newest} />}
        {!isAsOf && canRun && (
          <Button onClick={run} aria-disabled={isStarting} className="w-full sm:w-auto">
            <RotateCcw aria-hidden="true" className="size-4" />
            {isStarting ? "Starting …" : "Run again"}
          </Button>
        )}
      </div>
    </Card>
  );
}
