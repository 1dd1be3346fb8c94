"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Card } from "#components/ui/card.tsx";
import { PollAlert } from "#components/ui/poll-alert.tsx";
import type { AuditState } from "#lib/audits/schemas.ts";
import { AuditSteps } from "./audit-steps.tsx";
import { GOES_ON, useAudit } from "./use-audit.ts";

type Props = {
  workspaceId: string;
  state: AuditState;
  /** What was asked of the audit; stands beside its steps. */
  facts: ReactNode;
  /** What stands here when it has ended. */
  children: ReactNode;
};

/** An audit's steps while it runs, then its result, without a reload; that it ended is read out. */
export function AuditLive({ workspaceId, state, facts, children }: Props) {
  const { watched, pollError } = useAudit(workspaceId, state);
  const [wasSeenRunning, setSeenRunning] = useState(false);
  const isRunning = state.status === "processing";
  useEffect(() => {
    if (isRunning) setSeenRunning(true);
  }, [isRunning]);
  return (
    <>
      <p role="status" className="sr-only">
        {wasSeenRunning && !isRunning && (state.error ? "The audit failed" : "The audit is complete")}
      </p>
      {isRunning ? (
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
          <Card id="running" title="The audit is running" className="lg:col-span-2">
            <AuditSteps audit={watched ?? state} />
            <PollAlert error={pollError} told={GOES_ON} className="mt-4" />
            <p className="mt-5 text-sm text-faint">
              The result will appear here when it is done. You can leave this page; the audit carries on.
            </p>
          </Card>
          {facts}
        </div>
      ) : (
        children
      )}
    </>
  );
}
