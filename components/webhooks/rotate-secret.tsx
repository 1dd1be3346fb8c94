"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { Confirm } from "#components/ui/confirm.tsx";
import { Time } from "#components/ui/time.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asRotatedSecret } from "./answers.ts";
import { NewSecret } from "./new-secret.tsx";

type Props = { ids: WebhookIds; previousUntil: string | null; canChange: boolean; reload: () => void };

/** Gives the webhook a new secret after asking, and shows it once. */
export function RotateSecret({ ids, previousUntil, canChange, reload }: Props) {
  const [isOpen, setOpen] = useState(false);
  const rotate = useMutation({
    mutationFn: () =>
      fetchJson(
        asRotatedSecret,
        internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/rotate-secret", ids),
        {},
      ),
    onSuccess: () => {
      setOpen(false);
      reload();
    },
  });
  const until = rotate.data?.previous_valid_until ?? previousUntil;
  const isBoth = until !== null && Date.parse(until) > Date.now();
  return (
    <Card id="secret" title="Secret">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          {isBoth ? (
            <>
              Until <Time at={until} /> messages are signed with the secret before the last rotation, too.
            </>
          ) : (
            "Messages are signed with it. It is not shown again; if you lose it, rotate it."
          )}
        </p>
        {canChange && (
          <Confirm
            trigger="Rotate secret"
            triggerClassName={buttonClass("quiet")}
            title="Rotate this secret?"
            action={rotate.isPending ? "Rotating …" : "Rotate"}
            isOpen={isOpen}
            onOpenChange={setOpen}
            isPending={rotate.isPending}
            error={rotate.error}
            onConfirm={() => rotate.mutate()}
          >
            <p>
              A new secret is generated and shown once. For 24 hours, messages are also signed with the old
              one. If you rotate again in that time, the older of the two stops working immediately.
            </p>
          </Confirm>
        )}
        {rotate.data && (
          <div className="text-ink">
            <NewSecret secret={rotate.data.secret} />
          </div>
        )}
      </div>
    </Card>
  );
}
