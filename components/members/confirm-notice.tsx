"use client";

import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { ConfirmMailed } from "#lib/members/schemas.ts";

/** A check by hand: this stands on every page. */
const MAILED = {
  parse: (answer: unknown): ConfirmMailed => {
    return {
      mailed: typeof answer === "object" && answer !== null && "mailed" in answer && answer.mailed === true,
    };
  },
};

type Props = {
  email: string;
  /** Whether links are mailed; otherwise the operator hands them out. */
  canMail: boolean;
};

/** Asks a person whose email address nobody has confirmed to do so. */
export function ConfirmNotice({ email, canMail }: Props) {
  const mail = useSending(() => fetchJson(MAILED, internalPath("/internal/email/mail", {}), {}));
  return (
    <Alert tone="neutral" title="Please confirm your email address" className="mb-6">
      {!canMail && <p>Ask the operator of this installation for the link that confirms {email}.</p>}
      {canMail && !mail.data && (
        <>
          <p>Open the link that we sent to {email}.</p>
          <Button look="quiet" onClick={() => mail.send(undefined)} aria-disabled={mail.isPending}>
            {mail.isPending ? "Sending …" : "Send another link"}
          </Button>
        </>
      )}
      {mail.data && (
        <p role="status">
          {mail.data.mailed
            ? `A new link is on its way to ${email}.`
            : "You have asked for several links. Try again in an hour."}
        </p>
      )}
      {mail.error && <FailureAlert error={mail.error} title="Not sent" />}
    </Alert>
  );
}
