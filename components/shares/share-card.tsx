"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Share } from "#lib/shares/schemas.ts";
import { SHARE_DAYS } from "#lib/shares/values.ts";
import { asCreatedShare } from "./answers.ts";
import { ShareList } from "./share-list.tsx";

type Props = { workspaceId: string; auditId: string; shares: Share[]; canShare: boolean };

const DAYS = SHARE_DAYS.map((days) => ({ value: `${days}`, label: `${days} days` }));

/** Links to an audit: those that lead there now, and a form that makes another. */
export function ShareCard({ workspaceId, auditId, shares, canShare }: Props) {
  if (!canShare && shares.length === 0) return null;
  return (
    <Card id="share" title="Share by link" className="no-print">
      <p className="mb-4 max-w-prose text-sm leading-relaxed text-soft">
        Anyone with a link can read the report of this audit, and nothing else in this workspace.
      </p>
      {canShare && <ShareForm workspaceId={workspaceId} auditId={auditId} />}
      {shares.length > 0 && (
        <div className="mt-6">
          <ShareList workspaceId={workspaceId} shares={shares} canRevoke={canShare} />
        </div>
      )}
    </Card>
  );
}

function ShareForm({ workspaceId, auditId }: Pick<Props, "workspaceId" | "auditId">) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const path = internalPath("/internal/workspaces/[workspace_id]/audits/[audit_id]/shares", {
    workspace_id: workspaceId,
    audit_id: auditId,
  });
  const share = useMutation({
    mutationFn: (body: Record<string, unknown>) => fetchJson(asCreatedShare, path, body),
    onSuccess: () => {
      form.current?.reset();
      router.refresh();
    },
  });
  const send = (data: FormData) => {
    const password = `${data.get("share_password") ?? ""}`;
    const days = Number(data.get("days"));
    if (!share.isPending) share.mutate({ expires_in_days: days, ...(password && { password }) });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
      className="space-y-4"
    >
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,20rem)_auto] sm:items-start">
        <SelectField label="Valid for" name="days" id="share-days" defaultValue="30" options={DAYS} />
        <PasswordField
          label="Password"
          name="share_password"
          autoComplete="new-password"
          hint="Optional; 10 characters or more."
        />
        <Button
          type="submit"
          aria-disabled={share.isPending}
          className="min-h-11 sm:mt-6.5 sm:justify-self-start"
        >
          {share.isPending ? "Creating …" : "Create link"}
        </Button>
      </div>
      {share.error && <FailureAlert error={share.error} title="No link was created" />}
      {share.data && (
        <Alert tone="good" title="Here is your link. It is shown only this once.">
          <CopyText text={share.data.url} name="Copy the link" />
        </Alert>
      )}
    </form>
  );
}
