"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import { postToAuth, SECOND_STEP } from "./post-to-auth.ts";

type Props = {
  /** In which somebody signs in, as the service names it. */
  way: "credentials" | "link" | "provider" | "reset";
  /** Own path to go to after signing in. */
  goTo: string;
  /** What is sent besides the fields. */
  fixed?: Record<string, string>;
  /** What stands there at first in place of a failure. */
  said?: string;
  words: { failed: string; action: string; pending: string };
  /** The fields. They stay while the second step is asked for, out of sight. */
  children?: (isWrong: boolean) => ReactNode;
};

/** A form that signs in: sends its fields to the sign-in service and, from those who have one, asks for the second step. */
export function AuthForm({ way, goTo, fixed, said = "", words, children }: Props) {
  const [error, setError] = useState(said);
  const [isPending, setPending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    setPending(true);
    setError("");
    const fields = { ...Object.fromEntries(given), ...fixed, callbackUrl: goTo };
    const outcome = await postToAuth(`callback/${way}`, fields);
    if (outcome.ok) return window.location.assign(outcome.url);
    if (outcome.error === SECOND_STEP) setNeedsCode(true);
    else setError(outcome.error);
    setPending(false);
  };
  // Sent before the script is there, the form must not put a password into the address.
  return (
    <form method="post" action={`/api/auth/callback/${way}`} onSubmit={submit} className="space-y-5">
      {error && (
        <Alert tone="poor" title={words.failed} isUrgent>
          <p>{error}</p>
        </Alert>
      )}
      {children && (
        <div hidden={needsCode} className="space-y-5">
          {children(error !== "")}
        </div>
      )}
      {needsCode && <CodeField isWrong={error !== ""} />}
      <Button type="submit" aria-disabled={isPending} className="min-h-11! w-full">
        {isPending ? words.pending : words.action}
      </Button>
    </form>
  );
}
