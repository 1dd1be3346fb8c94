"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { RequestId } from "./request-id.tsx";

type Props = {
  title: string;
  /** Empty where the request has no name. */
  requestId: string;
  /** Asks for the part again; by itself the whole page is read again. */
  retry?: () => Promise<unknown>;
  className?: string;
};

/** That a part of a page could not be read while the rest stands, with the way to have it. */
export function FailedPart({ title, requestId, retry, className }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const tryAgain = () => {
    if (isPending) return;
    startTransition(async () => {
      if (retry) await retry();
      else router.refresh();
    });
  };
  return (
    <Alert tone="poor" title={title} isUrgent className={className ?? ""}>
      <p>Everything else on this page is complete. If this keeps happening, contact your operator.</p>
      <Button look="quiet" aria-disabled={isPending} onClick={tryAgain}>
        {isPending ? "Trying …" : "Try again"}
      </Button>
      {requestId && <RequestId id={requestId} />}
    </Alert>
  );
}
