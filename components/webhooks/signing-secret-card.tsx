"use client";

import { useMutation } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asSigningSecret } from "./answers.ts";

type Props = {
  workspaceId: string;
  canManage: boolean;
  /** Whether there are test keys, whose audit runs have a secret of their own. */
  hasTestKeys: boolean;
};

/** The workspace's secret for the `webhook_url` of an audit's run: asked for only when somebody wants to see it. */
export function SigningSecretCard({ workspaceId, canManage, hasTestKeys }: Props) {
  const path = internalPath("/internal/workspaces/[workspace_id]/webhooks/signing-secret", {
    workspace_id: workspaceId,
  });
  return (
    <Card id="signing-secret" title="Secret for audit runs">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          The <code className="font-mono">webhook_url</code> given when an audit is started receives messages
          signed with this secret. It belongs to the whole workspace
          {hasTestKeys && "; runs that test keys start have one of their own"}.
        </p>
        {!canManage && <p>Only owners and admins of the workspace can see it.</p>}
        {canManage && <Reveal path={path} of="live" name="the secret" />}
        {canManage && hasTestKeys && <Reveal path={path} of="test" name="the secret of test keys" />}
      </div>
    </Card>
  );
}

function Reveal({ path, of, name }: { path: string; of: "live" | "test"; name: string }) {
  const reveal = useMutation({ mutationFn: () => fetchJson(asSigningSecret, path, { of }), gcTime: 0 });
  return (
    <>
      {reveal.data && (
        <div className="break-all text-ink">
          <CopyText
            text={reveal.data.secret}
            name={of === "live" ? "Copy the signing secret" : "Copy the signing secret of test keys"}
          />
        </div>
      )}
      <Button
        look="quiet"
        aria-disabled={reveal.isPending}
        onClick={() => (reveal.data ? reveal.reset() : reveal.mutate())}
      >
        {reveal.data ? `Hide ${name}` : `Show ${name}`}
      </Button>
      {reveal.error && <FailureAlert error={reveal.error} title="Not shown" />}
    </>
  );
}
