"use client";

import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { joinWorkspace } from "./join-workspace.ts";

/** Accepts an invitation by a button: whatever else opens its link does not use it up. */
export function JoinButton({ token }: { token: string }) {
  const joining = useSending(async () => {
    await joinWorkspace(token);
    return true;
  });
  const isGoing = joining.isPending || joining.data === true;
  return (
    <div className="space-y-5">
      <Button
        onClick={() => !isGoing && void joining.send(undefined)}
        aria-disabled={isGoing}
        className="min-h-11! w-full"
      >
        {isGoing ? "Joining …" : "Join workspace"}
      </Button>
      {joining.error && <FailureAlert error={joining.error} title="You have not joined" />}
    </div>
  );
}
