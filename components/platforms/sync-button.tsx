"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asSyncsAsked } from "./answers.ts";

type Props = { workspaceId: string; platform: Platform; isRunning: boolean };

/** Has the accounts of a platform read now. */
export function SyncButton({ workspaceId, platform, isRunning }: Props) {
  const router = useRouter();
  const path = internalPath("/internal/workspaces/[workspace_id]/platforms/[platform]/sync", {
    workspace_id: workspaceId,
    platform,
  });
  const ask = useMutation({
    mutationFn: () => fetchJson(asSyncsAsked, path, {}, "POST"),
    onSuccess: () => router.refresh(),
  });
  const isBusy = isRunning || ask.isPending;
  const words = isBusy ? "Reading …" : "Sync now";
  return (
    <Button
      look="quiet"
      aria-disabled={isBusy}
      aria-label={`${words}: ${PLATFORM_WORDS[platform]}`}
      onClick={() => {
        if (!isBusy) ask.mutate();
      }}
    >
      {words}
    </Button>
  );
}
