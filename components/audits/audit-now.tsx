"use client";

import { Play } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "#components/ui/button.tsx";
import { formatDay } from "#components/ui/format.ts";
import type { Coverage } from "#lib/audits/schemas.ts";
import { AuditFailure } from "./audit-failure.tsx";
import { useStartAudit } from "./use-start-audit.ts";

type Props = { workspaceId: string; coverage: Coverage };

/** Starts an audit of what has just come in and goes to its page: of today, or where nothing is recent of the newest day. */
export function AuditNow({ workspaceId, coverage: { isRecent, newest } }: Props) {
  const router = useRouter();
  const start = useStartAudit(workspaceId, (run) => router.push(`/w/${workspaceId}/audits/${run.audit_id}`));
  if (!newest) return null;
  const isStarting = start.isPending || start.isSuccess;
  const run = () => {
    if (!isStarting) start.mutate(isRecent ? {} : { as_of: newest });
  };
  return (
    <div className="mb-5 space-y-3 border-b border-line pb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-sm text-soft">
          {isRecent
            ? "Everything has been read. See where you stand."
            : `Everything has been read. The data ends on ${formatDay(newest)}, so the audit is as of that day.`}
        </p>
        <Button onClick={run} aria-disabled={isStarting} className="max-sm:w-full">
          <Play aria-hidden="true" className="size-4" />
          {isStarting ? "Starting …" : "Run the audit"}
        </Button>
      </div>
      {start.error && <AuditFailure error={start.error} workspaceId={workspaceId} showsRunning={false} />}
    </div>
  );
}
