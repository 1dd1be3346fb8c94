"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { z } from "zod";
import { internalPath } from "#components/internal-paths.ts";
import { PollAlert } from "#components/ui/poll-alert.tsx";
import { type NextChange, POLL_MS, usePolling } from "#components/ui/use-polling.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";

const Standing = z.object({ workspace_id: z.string() });

type Props = {
  workspaceId: string;
  /** When the server rendered the page, in milliseconds: a page that comes back from before is read again. */
  readAt: number;
  /** Of what the page shows, as the server found it before it read that. */
  change: NextChange;
};

/**
 * Has the page read again as long as something that it shows changes by itself, and when the window gets the focus. Reading
 * a page again without a session or a connection would leave it, so the service is asked for both before.
 */
export function AutoRefresh({ workspaceId, readAt, change }: Props) {
  const router = useRouter();
  const queries = useQueryClient();
  // A page that was left may come back however soon: it is read again then.
  useEffect(() => {
    const queryKey = ["page", workspaceId, readAt];
    return () => void queries.invalidateQueries({ queryKey, refetchType: "none" });
  }, [queries, workspaceId, readAt]);
  const { error } = usePolling({
    key: ["page", workspaceId, readAt],
    load: async () => {
      await fetchJson(Standing, internalPath("workspace", { workspace_id: workspaceId }));
      router.refresh();
      return true;
    },
    initial: true,
    keepMs: Number.POSITIVE_INFINITY,
    intervalMs: () => POLL_MS[change],
  });
  return change === "never" ? null : <PollAlert error={error} className="mb-4 sm:mb-6" />;
}
