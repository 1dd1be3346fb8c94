"use client";

import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import { passkeyWords } from "./passkey-words.ts";
import { postToAuth } from "./post-to-auth.ts";

/** Signs in by a passkey of this device or of a phone nearby. @param goTo own path to go to then */
export function PasskeySignIn({ goTo }: { goTo: string }) {
  const [error, setError] = useState("");
  const [isPending, setPending] = useState(false);
  const signIn = async () => {
    if (isPending) return;
    setPending(true);
    setError("");
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const optionsJSON = await fetchJson(ANYTHING, internalPath("/internal/passkeys/challenge", {}), {});
      const answer = await startAuthentication({ optionsJSON: optionsJSON as never });
      const fields = { answer: JSON.stringify(answer), callbackUrl: goTo };
      const outcome = await postToAuth("callback/passkey", fields);
      if (outcome.ok) return window.location.assign(outcome.url);
      setError(outcome.error);
    } catch (failure) {
      setError(passkeyWords(failure));
    }
    setPending(false);
  };
  return (
    <div className="mt-4 space-y-4">
      <Button look="quiet" onClick={signIn} aria-disabled={isPending} className="min-h-11! w-full">
        {isPending ? "Waiting for your passkey …" : "Sign in with a passkey"}
      </Button>
      {error && (
        <Alert tone="poor" title="Not signed in" isUrgent>
          <p>{error}</p>
        </Alert>
      )}
    </div>
  );
}
