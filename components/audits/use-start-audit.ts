"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import type { AuditRun } from "#lib/audits/schemas.ts";
import type { Platform } from "#lib/formula/names.ts";
import { fetchJson, isFailure } from "#lib/http/fetch-json.ts";
import { asAuditRun } from "./answers.ts";

/** What is left out takes its default: all connected platforms, 90 days, the present. */
export type RunOptions = { platforms?: Platform[]; lookback_days?: number; as_of?: string };

/** Starts audits of a workspace. When one is running already, the page is read again, so that it shows that one. */
export function useStartAudit(workspaceId: string, onStarted?: (run: AuditRun) => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: (options: RunOptions) =>
      fetchJson(
        asAuditRun,
        internalPath("/internal/workspaces/[workspace_id]/audits", { workspace_id: workspaceId }),
        options,
      ),
    ...(onStarted && { onSuccess: onStarted }),
    onError: (error) => isFailure(error) && error.status === 409 && router.refresh(),
  });
}
