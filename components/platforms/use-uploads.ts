"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { fetchJson, isFailure } from "#lib/http/fetch-json.ts";
import { Upload, UploadList } from "#lib/uploads/schemas.ts";

const ASK_EVERY_MS = 1_000;

/** The newest files that were sent, as the server rendered them and then as they become. */
export function useUploads(workspaceId: string, initial: Upload[]): Upload[] {
  const { data } = useQuery({
    queryKey: ["uploads", workspaceId],
    queryFn: () => fetchJson(UploadList, internalPath("uploads", { workspace_id: workspaceId })),
    initialData: { uploads: initial },
    staleTime: ASK_EVERY_MS,
  });
  // One that is still on its way is shown where it is sent from.
  return data.uploads.filter(({ status }) => status !== "receiving");
}

/** One of them, asked for every second while it is being read; when it ends the page's data are read again. */
export function useUpload(workspaceId: string, listed: Upload): Upload {
  const router = useRouter();
  const queries = useQueryClient();
  const isRunning = listed.status === "processing";
  const { data } = useQuery({
    queryKey: ["upload", workspaceId, listed.upload_id],
    queryFn: () =>
      fetchJson(Upload, internalPath("upload", { workspace_id: workspaceId, upload_id: listed.upload_id })),
    enabled: isRunning,
    retry: false,
    refetchInterval: ({ state }) => {
      const isOver = state.data !== undefined && state.data.status !== "processing";
      const isRefused = isFailure(state.error) && [401, 404].includes(state.error.status);
      return isOver || isRefused ? false : ASK_EVERY_MS;
    },
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
