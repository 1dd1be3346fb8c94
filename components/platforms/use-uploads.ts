"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { POLL_MS } from "#components/ui/next-change.ts";
import { usePolling } from "#components/ui/use-polling.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Upload } from "#lib/uploads/schemas.ts";
import { asUpload, asUploadList } from "./answers.ts";

const ASK_EVERY_MS = 1_000;

/**
 * The newest files that were sent, as the server rendered them and then as they become. When one has ended of which the page does
 * not know it, however quickly, the page's data are read again. `error`: of the last asking.
 */
export function useUploads(workspaceId: string, initial: Upload[]) {
  const router = useRouter();
  const { data, error } = usePolling({
    key: ["uploads", workspaceId],
    load: () =>
      fetchJson(
        asUploadList,
        internalPath("/internal/workspaces/[workspace_id]/uploads", { workspace_id: workspaceId }),
      ),
    initial: { uploads: initial },
    intervalMs: ({ uploads }) => POLL_MS[uploads.some(isUnderWay) ? "soon" : "never"],
  });
  const uploads = data?.uploads ?? initial;
  const known = new Set(listEnded(initial));
  const news = listEnded(uploads)
    .filter((id) => !known.has(id))
    .join();
  useEffect(() => {
    if (news) router.refresh();
  }, [news, router]);
  // One that is still on its way is shown where it is sent from.
  return { uploads: uploads.filter(({ status }) => status !== "receiving"), error };
}

function listEnded(uploads: Upload[]): string[] {
  return uploads.filter((one) => !isUnderWay(one)).map(({ upload_id }) => upload_id);
}

function isUnderWay({ status }: Upload): boolean {
  return status === "receiving" || status === "processing";
}

/** One of them, asked for every second while it is being read; when it ends the list is. */
export function useUpload(workspaceId: string, listed: Upload): Upload {
  const queries = useQueryClient();
  const isRunning = listed.status === "processing";
  const { data } = usePolling({
    key: ["upload", workspaceId, listed.upload_id],
    load: () =>
      fetchJson(
        asUpload,
        internalPath("/internal/workspaces/[workspace_id]/uploads/[upload_id]", {
          workspace_id: workspaceId,
          upload_id: listed.upload_id,
        }),
      ),
    isEnabled: isRunning,
    intervalMs: ({ status }) => (status === "processing" ? ASK_EVERY_MS : null),
  });
  const upload = isRunning && data ? data : listed;
  const hasEnded = isRunning && upload.status !== "processing";
  useEffect(() => {
    if (!hasEnded) return;
    queries.invalidateQueries({ queryKey: ["uploads", workspaceId] });
  }, [hasEnded, queries, workspaceId]);
  return upload;
}
