"use client";

import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

/** Keeps a workspace that waits to be deleted, and opens it. */
export function KeepWorkspace({ workspaceId }: { workspaceId: string }) {
  const { send, isPending, error } = useSending(async () => {
    const path = internalPath("/internal/deletions/[workspace_id]", { workspace_id: workspaceId });
    await fetchJson(ANYTHING, path, {}, "DELETE");
    window.location.assign(`/w/${workspaceId}`);
  });
  return (
    <div className="space-y-4">
      <Button onClick={() => void send(undefined)} aria-disabled={isPending}>
        {isPending ? "Opening …" : "Keep this workspace"}
      </Button>
      {error && <FailureAlert error={error} title="Not kept" />}
    </div>
  );
}
