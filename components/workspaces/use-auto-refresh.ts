"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { type NextChange, POLL_MS } from "#components/ui/next-change.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { watchPage } from "./watch-page.ts";

/** A check by hand: this stands on every page. What answers in the service's place is no answer. */
const STANDING = {
  parse: (answer: unknown): true => {
    if (typeof answer === "object" && answer !== null && "workspace_id" in answer) return true;
    throw new Error("The answer is not the service's.");
  },
};

/** Pages that were left: one that comes back is read again, however soon. The browser keeps no more of them than this. */
const left = new Set<string>();
const MOST_LEFT = 50;

type Watched = { workspaceId: string; readAt: number; change: NextChange };

/**
 * Reads the page again as long as it changes by itself, while it is in sight, and when somebody comes back to it. Reading a page
 * again without a session or a connection would leave it, so the service is asked for both before. A refusal ends it.
 * @returns why it could not be read again the last time; null when it could.
 */
export function useAutoRefresh({ workspaceId, readAt, change }: Watched): Error | null {
  const router = useRouter();
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    const page = `${workspaceId} ${readAt}`;
    const path = internalPath("/internal/workspaces/[workspace_id]", { workspace_id: workspaceId });
    const stop = watchPage({
      read: () =>
        fetchJson(STANDING, path).then(
          () => null,
          (why: Error) => why,
        ),
      tell: (failed) => {
        setError(failed);
        if (!failed) router.refresh();
      },
      intervalMs: POLL_MS[change],
      isStale: left.delete(page),
    });
    return () => {
      stop();
      left.add(page);
      const [oldest = ""] = left;
      if (left.size > MOST_LEFT) left.delete(oldest);
    };
  }, [workspaceId, readAt, change, router]);
  return error;
}
