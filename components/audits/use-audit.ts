"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { usePolling } from "#components/ui/use-polling.ts";
import type { AuditState } from "#lib/audits/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asAuditState } from "./answers.ts";
import { useStartAudit } from "./use-start-audit.ts";

const ASK_EVERY_MS = 1_000;
/** What is told of an audit while the service cannot be reached. */
export const GOES_ON = "The audit carries on; this page tries again every second.";

/**
 * Starts audits of a workspace and watches the one that runs, whoever started it, until it ends; then the page's data
 * are read again.
 * @param newest the newest audit as the server rendered it: one that is running is watched on.
 */
export function useAudit(workspaceId: string, newest: AuditState | null) {
  const router = useRouter();
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const runningId = newest?.status === "processing" ? newest.audit_id : null;
  const auditId = runningId ?? watchedId;
  if (runningId && watchedId !== runningId) setWatchedId(runningId);

  const { data: watched, error: pollError } = usePolling({
    key: ["audit", workspaceId, auditId],
    load: () =>
      fetchJson(
        asAuditState,
        internalPath("/internal/workspaces/[workspace_id]/audits/[audit_id]", {
          workspace_id: workspaceId,
          audit_id: auditId ?? "",
        }),
      ),
    isEnabled: auditId !== null,
    initial: newest && newest.audit_id === auditId ? newest : undefined,
    intervalMs: ({ status }) => (status === "processing" ? ASK_EVERY_MS : null),
  });
  const start = useStartAudit(workspaceId, (run) => setWatchedId(run.audit_id));

  const hasEnded = watched !== undefined && watched.status !== "processing";
  const { reset } = start;
  useEffect(() => {
    if (!hasEnded) return;
    reset();
    router.refresh();
  }, [hasEnded, reset, router]);

  const isRunning = start.isPending || (auditId !== null && !hasEnded);
  return { isRunning, watched, start, pollError };
}
