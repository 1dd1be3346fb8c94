"use client";

import { useMutation } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { ConfirmMailed } from "#lib/members/schemas.ts";

type Props = {
  email: string;
  /** Whether links are mailed; otherwise the operator hands them out. */
  canMail: boolean;
};

/** Asks a person whose e-mail address nobody has confirmed to do so. */
export function ConfirmNotice({ email, canMail }: Props) {
  const mail = useMutation({
    mutationFn: () => fetchJson(ConfirmMailed, internalPath("confirmMail", {}), {}),
  });
  return (
    <Alert tone="neutral" title="Please confirm your e-mail address" className="mb-6">
      {!canMail && <p>Ask the operator of this installation for the link that confirms {email}.</p>}
      {canMail && !mail.isSuccess && (
        <>
          <p>Open the link that we sent to {email}.</p>
          <Button
            look="quiet"
            onClick={() => !mail.isPending && mail.mutate()}
            aria-disabled={mail.isPending}
          >
            {mail.isPending ? "Sending …" : "Send another link"}
          </Button>
        </>
      )}
      {mail.isSuccess && (
        <p role="status">
          {mail.data.mailed
            ? `A new link is on its way to ${email}.`
            : "Enough links for now. Try again in an hour."}
        </p>
      )}
      {mail.error && <FailureAlert error={mail.error} title="Not sent" />}
    </Alert>
  );
}
