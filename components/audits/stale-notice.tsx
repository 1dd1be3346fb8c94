"use client";

import { History } from "lucide-react";
import { useRouter } from "next/navigation";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { formatDay } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { AuditFailure } from "./audit-failure.tsx";
import { useStartAudit } from "./use-start-audit.ts";

type Props = {
  workspaceId: string;
  /** The newest day with data, YYYY-MM-DD; null without any. */
  newest: string | null;
  canRun: boolean;
};

/** Says before a run that there is nothing recent to score, and offers what there is: newer data, or an audit of an older day. */
export function StaleNotice({ workspaceId, newest, canRun }: Props) {
  return (
    <Alert tone="fair" title="No recent data to score">
      <p>
        {newest
          ? `An audit needs data from the last 13 weeks. Yours ends on ${formatDay(newest)}.`
          : "An audit needs data from the last 13 weeks. So far there are no dated figures."}{" "}
        {canRun && (
          <TextLink href={`/w/${workspaceId}/platforms`} look="alert">
            Bring in newer data
          </TextLink>
        )}
      </p>
      {newest && canRun && <AuditAsOf workspaceId={workspaceId} day={newest} />}
    </Alert>
  );
}

/** Starts an audit as of a day and goes to its page. */
export function AuditAsOf({ workspaceId, day }: { workspaceId: string; day: string }) {
  const router = useRouter();
  const start = useStartAudit(workspaceId, (run) => router.push(`/w/${workspaceId}/audits/${run.audit_id}`));
  const isStarting = start.isPending || start.isSuccess;
  const run = () => {
    if (!isStarting) start.mutate({ as_of: day });
  };
  return (
    <div className="space-y-2">
      <Button onClick={run} aria-disabled={isStarting} look="quiet" className="w-full">
        <History aria-hidden="true" className="size-4" />
        {isStarting ? "Starting …" : `Audit as of ${formatDay(day)}`}
      </Button>
      <p className="text-xs text-soft">
        It does not count towards your limit and leaves the current score as it is.
      </p>
      {start.error && <AuditFailure error={start.error} workspaceId={workspaceId} />}
    </div>
  );
}
