"use client";

import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorsOf, errorWithin } from "#components/ui/field-errors.ts";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { WebhookDetails } from "#lib/webhooks/schemas.ts";
import { asWebhookDetails } from "./answers.ts";
import { DeleteWebhook } from "./delete-webhook.tsx";
import { readFields, WebhookFields } from "./webhook-fields.tsx";

type Props = { ids: WebhookIds; listPath: string; webhook: WebhookDetails; reload: () => void };

/** Changes address and events, and deletes the webhook. */
export function EditWebhook({ ids, listPath, webhook, reload }: Props) {
  const save = useMutation({
    mutationFn: (body: Record<string, unknown>) =>
      fetchJson(
        asWebhookDetails,
        internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]", ids),
        body,
        "PATCH",
      ),
    onSuccess: reload,
  });
  const form = useErrorFocus(save.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(readFields(event.currentTarget));
  };
  const isAtField = ["/url", "/events"].some((field) => errorWithin(errorsOf(save.error), field));
  return (
    <Card id="edit" title="Address and events">
      <form ref={form} onSubmit={submit} noValidate className="space-y-5">
        <WebhookFields url={webhook.url} events={webhook.events} error={save.error} />
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? "Saving …" : "Save"}
        </Button>
        {save.isSuccess && <Alert tone="good" title="Saved" isUrgent />}
        {save.error && !isAtField && <FailureAlert error={save.error} title="Not saved" />}
      </form>
      <div className="mt-6 border-t border-line pt-4">
        <DeleteWebhook ids={ids} listPath={listPath} />
      </div>
    </Card>
  );
}
