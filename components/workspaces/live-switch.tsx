"use client";

import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

/** Switches the live score on and off. */
export function LiveSwitch({ workspaceId, isOn }: { workspaceId: string; isOn: boolean }) {
  const router = useRouter();
  const save = useSending(async (real_time: boolean) => {
    await fetchJson(
      ANYTHING,
      internalPath("/internal/workspaces/[workspace_id]/settings", { workspace_id: workspaceId }),
      { real_time },
      "PATCH",
    );
    router.refresh();
  });
  return (
    <>
      <p role="status" className="font-medium text-ink">
        {isOn ? "On: the score is a live one." : "Off: the score is that of the newest audit."}
      </p>
      <Button look="quiet" aria-disabled={save.isPending} onClick={() => void save.send(!isOn)}>
        {isOn ? "Switch it off" : "Switch it on"}
      </Button>
      {save.error && <FailureAlert error={save.error} title="Not saved" />}
    </>
  );
}
