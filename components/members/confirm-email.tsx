"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asEmailConfirmed } from "./answers.ts";

type Props = {
  /** Of the link that led here. */
  token: string;
  email: string;
  isConfirmed: boolean;
};

/** Confirms the address by a button: whatever else opens the link does not use it up. */
export function ConfirmEmail({ token, email, isConfirmed }: Props) {
  const router = useRouter();
  const confirm = useMutation({
    mutationFn: () => fetchJson(asEmailConfirmed, internalPath("/internal/email/confirm", {}), { token }),
    onSuccess: () => router.refresh(),
  });
  if (isConfirmed || confirm.isSuccess) {
    return (
      <Alert tone="good" title="Your email address is confirmed" isUrgent={confirm.isSuccess}>
        <TextLink href="/" look="alert">
          Go to your dashboard
        </TextLink>
      </Alert>
    );
  }
  return (
    <div className="space-y-5">
      <p className="text-soft">
        You are signed in as <span className="font-medium text-ink">{email}</span>. Confirm that this address
        is yours.
      </p>
      <Button onClick={() => !confirm.isPending && confirm.mutate()} aria-disabled={confirm.isPending}>
        {confirm.isPending ? "Confirming …" : "Confirm"}
      </Button>
      {confirm.error && <FailureAlert error={confirm.error} title="Not confirmed" />}
    </div>
  );
}
