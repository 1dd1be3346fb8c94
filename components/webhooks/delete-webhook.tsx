"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { DeletedWebhook } from "#lib/webhooks/schemas.ts";

/** Deletes a webhook after asking, and goes back to the list. */
export function DeleteWebhook({ ids, listPath }: { ids: WebhookIds; listPath: string }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => fetchJson(DeletedWebhook, internalPath("webhook", ids), {}, "DELETE"),
    onSuccess: () => router.push(listPath),
  });
  const isGoing = remove.isPending || remove.isSuccess;
  return (
    <Confirm
      trigger="Delete webhook"
      triggerClassName={buttonClass("plain", "text-poor!")}
      title="Delete this webhook?"
      action={isGoing ? "Deleting …" : "Delete"}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isPending={isGoing}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      <p>This also deletes its secret and its log. Anything still waiting to be sent is dropped.</p>
    </Confirm>
  );
}
