"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorsOf, errorWithin } from "#components/ui/field-errors.ts";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { EVENT_TYPES } from "#lib/events/values.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asMadeWebhook } from "./answers.ts";
import { NewSecret } from "./new-secret.tsx";
import { VerifyCode } from "./verify-code.tsx";
import { readFields, WebhookFields } from "./webhook-fields.tsx";

/** Adds a webhook; a secret that was made for it is shown once, in the form's place. */
export function CreateWebhook({ workspaceId }: { workspaceId: string }) {
  const router = useRouter();
  const create = useMutation({
    mutationFn: (body: Record<string, unknown>) =>
      fetchJson(
        asMadeWebhook,
        internalPath("/internal/workspaces/[workspace_id]/webhooks", { workspace_id: workspaceId }),
        body,
      ),
    onSuccess: () => router.refresh(),
  });
  const form = useErrorFocus(create.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending) return;
    const secret = String(new FormData(event.currentTarget).get("secret") ?? "");
    create.mutate({ ...readFields(event.currentTarget), ...(secret && { secret }) });
  };
  if (create.data) {
    const { webhook, made_secret: secret } = create.data;
    return (
      <Card id="create" title="Webhook added">
        <div className="space-y-5">
          {secret ? (
            <>
              <NewSecret secret={secret} />
              <VerifyCode />
            </>
          ) : (
            <Alert tone="good" title="It is active and signed with your secret" isUrgent />
          )}
          <div className="flex flex-wrap gap-2">
            <Link
              href={`/w/${workspaceId}/webhooks/${webhook.id}`}
              prefetch={false}
              className={buttonClass("primary")}
            >
              Open the webhook
            </Link>
            <Button look="quiet" onClick={() => create.reset()}>
              Add another
            </Button>
          </div>
        </div>
      </Card>
    );
  }
  const isAtField = ["/url", "/events", "/secret"].some((field) =>
    errorWithin(errorsOf(create.error), field),
  );
  return (
    <Card id="create" title="Add a webhook">
      <form ref={form} onSubmit={submit} noValidate className="space-y-5">
        <WebhookFields events={[...EVENT_TYPES]} error={create.error} />
        <Field
          label="Your own secret (optional)"
          name="secret"
          autoComplete="off"
          spellCheck={false}
          maxLength={512}
          error={errorWithin(errorsOf(create.error), "/secret")}
          hint="If you leave this empty, a secret is generated and shown once. Your own must have at least 24 characters."
        />
        <Button type="submit" aria-disabled={create.isPending}>
          {create.isPending ? "Adding …" : "Add webhook"}
        </Button>
        {create.error && !isAtField && <FailureAlert error={create.error} title="Not added" />}
      </form>
    </Card>
  );
}
