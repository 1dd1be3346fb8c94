"use client";

import { useMutation } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asSigningSecret } from "./answers.ts";

type Props = { workspaceId: string; canManage: boolean };

/** The workspace's secret for the `webhook_url` of an audit's run: asked for only when somebody wants to see it. */
export function SigningSecretCard({ workspaceId, canManage }: Props) {
  const path = internalPath("/internal/workspaces/[workspace_id]/webhooks/signing-secret", {
    workspace_id: workspaceId,
  });
  const reveal = useMutation({ mutationFn: () => fetchJson(asSigningSecret, path, {}), gcTime: 0 });
  return (
    <Card id="signing-secret" title="Secret for audit runs">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          The <code className="font-mono">webhook_url</code> given when an audit is started receives messages
          signed with this secret. It belongs to the whole workspace.
        </p>
        {!canManage && <p>Only owners and admins of the workspace can see it.</p>}
        {reveal.data && (
          <div className="break-all text-ink">
            <CopyText text={reveal.data.secret} name="Copy the signing secret" />
          </div>
        )}
        {canManage && (
          <Button
            look="quiet"
            aria-disabled={reveal.isPending}
            onClick={() => (reveal.data ? reveal.reset() : reveal.mutate())}
          >
            {reveal.data ? "Hide the secret" : "Show the secret"}
          </Button>
        )}
        {reveal.error && <FailureAlert error={reveal.error} title="Not shown" />}
      </div>
    </Card>
  );
}
