"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Invitation } from "#lib/invitations/schemas.ts";
import { InvitationList } from "./invitation-list.tsx";
import { NEW_LINK, NewLink } from "./new-link.tsx";
import { type Role, rolesUpTo } from "./role-words.ts";

type Props = {
  workspaceId: string;
  own: Role;
  invitations: Invitation[] /** Where an audit is shared by a link. */;
  shareHref: string;
};

/** Invites people into the workspace, and lists those who have not joined. */
export function InvitationsCard({ workspaceId, own, invitations, shareHref }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const path = internalPath("/internal/workspaces/[workspace_id]/invitations", { workspace_id: workspaceId });
  const invite = useSending(async (body: Record<string, unknown>) => {
    const made = await fetchJson(NEW_LINK, path, body);
    form.current?.reset();
    router.refresh();
    return made;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void invite.send({ email: `${data.get("email") ?? ""}`, role: `${data.get("role")}` });
  };
  return (
    <Card id="invitations" title="Invitations">
      <form ref={form} noValidate onSubmit={submit} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,20rem)_10rem_auto] sm:items-end">
          <Field label="Email address" name="email" type="email" autoComplete="off" maxLength={254} />
          <SelectField
            label="Role"
            name="role"
            id="invited-role"
            defaultValue="editor"
            options={rolesUpTo(own === "owner" ? "admin" : own)}
          />
          <Button type="submit" aria-disabled={invite.isPending} className="min-h-11 sm:justify-self-start">
            {invite.isPending ? "Inviting …" : "Invite"}
          </Button>
        </div>
        <p className="text-sm text-soft">
          A client who only needs to read an audit needs no account:{" "}
          <TextLink href={shareHref}>share it by a link</TextLink>.
        </p>
        {invite.error && <FailureAlert error={invite.error} title="Not invited" />}
        {invite.data && <NewLink {...invite.data} />}
      </form>
      {invitations.length > 0 && (
        <div className="mt-6">
          <InvitationList workspaceId={workspaceId} invitations={invitations} />
        </div>
      )}
    </Card>
  );
}
