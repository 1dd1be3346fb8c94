"use client";

import { postToAuth } from "#components/members/post-to-auth.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";

type Props = { own: string; invited: string; path: string };

/** Tells somebody that the invitation is for another address than theirs, and signs them out. @param path of this page */
export function OtherAccount({ own, invited, path }: Props) {
  const leaving = useSending(async () => {
    const said = await postToAuth("signout", { callbackUrl: path });
    if (!said.ok) throw new Error(said.error);
    window.location.assign(path);
  });
  return (
    <div className="space-y-5">
      <Alert tone="fair" title="You are signed in with another address">
        <p className="break-words">
          You are {own}. This invitation is for {invited}: sign out, then come back with that address.
        </p>
      </Alert>
      <Button
        look="quiet"
        onClick={() => void leaving.send(undefined)}
        aria-disabled={leaving.isPending}
        className="min-h-11! w-full"
      >
        {leaving.isPending ? "Signing out …" : "Sign out"}
      </Button>
      {leaving.error && (
        <FailureAlert error={leaving.error} title="Not signed out" told={leaving.error.message} />
      )}
    </div>
  );
}
