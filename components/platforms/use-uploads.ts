"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { POLL_MS, usePolling } from "#components/ui/use-polling.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { Upload, UploadList } from "#lib/uploads/schemas.ts";

const ASK_EVERY_MS = 1_000;

/** The newest files that were sent, as the server rendered them and then as they become. */
export function useUploads(workspaceId: string, initial: Upload[]): Upload[] {
  const { data } = usePolling({
    key: ["uploads", workspaceId],
    load: () => fetchJson(UploadList, internalPath("uploads", { workspace_id: workspaceId })),
    initial: { uploads: initial },
    intervalMs: ({ uploads }) => POLL_MS[uploads.some(isUnderWay) ? "soon" : "never"],
  });
  // One that is still on its way is shown where it is sent from.
  return (data?.uploads ?? initial).filter(({ status }) => status !== "receiving");
}

function isUnderWay({ status }: Upload): boolean {
  return status === "receiving" || status === "processing";
}

/** One of them, asked for every second while it is being read; when it ends the page's data are read again. */
export function useUpload(workspaceId: string, listed: Upload): Upload {
  const router = useRouter();
  const queries = useQueryClient();
  const isRunning = listed.status === "processing";
  const { data } = usePolling({
    key: ["upload", workspaceId, listed.upload_id],
    load: () =>
      fetchJson(Upload, internalPath("upload", { workspace_id: workspaceId, upload_id: listed.upload_id })),
    isEnabled: isRunning,
    intervalMs: ({ status }) => (status === "processing" ? ASK_EVERY_MS : null),
  });
  const upload = isRunning && data ? data : listed;
  const hasEnded = isRunning && upload.status !== "processing";
  useEffect(() => {
    if (!hasEnded) return;
    queries.invalidateQueries({ queryKey: ["uploads", workspaceId] });
    router.refresh();
  }, [hasEnded, queries, router, workspaceId]);
  return upload;
}
