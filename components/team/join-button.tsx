"use client";

import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { joinWorkspaces } from "./join-workspace.ts";

/** Accepts invitations by a button: whatever else opens their link does not use them up. */
export function JoinButton({ tokens }: { tokens: readonly string[] }) {
  const joining = useSending(async () => {
    await joinWorkspaces(tokens);
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
        {isGoing ? "Joining …" : tokens.length > 1 ? `Join ${tokens.length} workspaces` : "Join workspace"}
      </Button>
      {joining.error && <FailureAlert error={joining.error} title="You have not joined" />}
    </div>
  );
}
